/** The sizes in which images are served, in px. No other size exists. */
export const IMAGE_SIZES = {
  thumbnail: { width: 60, height: 80 },
  card: { width: 312, height: 416 },
  product: { width: 630, height: 840 },
} as const;

export type ImageSizeName = keyof typeof IMAGE_SIZES;

/** The URLs of an image by size, for the requested sizes. */
export type PictureSources = { readonly [size in ImageSizeName]?: string | null | undefined };

/** A `srcset` with width descriptors, smallest first; undefined for fewer than two sizes. */
export function toSrcSet(sources: PictureSources): string | undefined {
  const names = Object.keys(IMAGE_SIZES).filter(isSizeName);
  const entries = names.flatMap((name) => {
    const url = sources[name];
    return url ? [`${url} ${IMAGE_SIZES[name].width}w`] : [];
  });
  return entries.length > 1 ? entries.join(', ') : undefined;
}

function isSizeName(name: string): name is ImageSizeName {
  return name in IMAGE_SIZES;
}
