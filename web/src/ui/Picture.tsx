interface PictureProps {
  /** URLs by size; the one of `size` is the default, the others form the srcset. */
  readonly sources: PictureSources;
  readonly alt: string;
  /** The default size; its width and height reserve the space. */
  readonly size?: ImageSizeName;
  /** The `sizes` attribute, used with more than one source. */
  readonly sizes?: string;
  /** True for the main image above the fold, which is loaded eagerly with high priority. */
  readonly isFirst?: boolean;
}

/** A product image that reserves its space. If it cannot be loaded, a placeholder replaces it; see `watchPictures`. */
export function Picture(props: PictureProps) {
  const { sources, alt, size = 'card', sizes, isFirst = false } = props;
  const { width, height } = IMAGE_SIZES[size];
  const source = sources[size] ?? sources.product ?? sources.card ?? sources.thumbnail;

  if (!source) {
    return <span className="e-picture" data-broken="" style={{ aspectRatio: width / height }} />;
  }
  return (
    <span className="e-picture">
      <img
        src={source}
        srcSet={toSrcSet(sources)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}

/** The sizes in which images are served, in px. No other size exists. */
export const IMAGE_SIZES = {
  thumbnail: { width: 60, height: 80 },
  card: { width: 312, height: 416 },
  product: { width: 630, height: 840 },
} as const;

export type ImageSizeName = keyof typeof IMAGE_SIZES;
const SIZE_NAMES = ['thumbnail', 'card', 'product'] as const satisfies readonly ImageSizeName[];

/** The URLs of an image by size, for the requested sizes. */
export type PictureSources = { readonly [size in ImageSizeName]?: string | null | undefined };

/** A `srcset` with width descriptors, smallest first; undefined for fewer than two sizes. */
export function toSrcSet(sources: PictureSources): string | undefined {
  const entries = SIZE_NAMES.flatMap((name) => {
    const url = sources[name];
    return url ? [`${url} ${IMAGE_SIZES[name].width}w`] : [];
  });
  return entries.length > 1 ? entries.join(', ') : undefined;
}
