import sharp from 'sharp';

/** The only sizes that pictures are served in, in CSS pixels. */
export const PRESETS: ReadonlyMap<string, { readonly width: number; readonly height: number }> =
  new Map([
    ['60x80', { width: 60, height: 80 }],
    ['312x416', { width: 312, height: 416 }],
    ['630x840', { width: 630, height: 840 }],
  ]);

type PictureFormat = 'avif' | 'webp';

/** AVIF for browsers that accept it, WebP for all others. */
export function formatFor(accept: string | undefined): PictureFormat {
  return /image\/avif(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accept ?? '') ? 'avif' : 'webp';
}

// Renderings are cached in files, so sharp's own cache would only use memory.
sharp.cache(false);

export { sharp };

const WHITE = '#ffffff';
const WEBP_QUALITY = 80;
// On AVIF's scale this looks like WebP at 80; at 80, its files were larger than WebP's.
const AVIF_QUALITY = 60;
// Measured: effort 4 takes over 1 s of a core for a picture of 630x840, effort 1 a tenth of that.
const AVIF_EFFORT = 1;

export type Rendering = {
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
};

/** True if a picture already has the requested format and size. */
export async function fitsAsItIs(source: Buffer, wanted: Rendering): Promise<boolean> {
  if (wanted.format !== 'webp') return false;
  const { format, width, height, hasAlpha } = await sharp(source).metadata();
  return format === 'webp' && width === wanted.width && height === wanted.height && !hasAlpha;
}

/** Fits a picture into the requested size on a white background. @throws unless it is a picture */
export function render(source: Buffer, { width, height, format }: Rendering): Promise<Buffer> {
  const drawn = sharp(source)
    .resize(width, height, { fit: 'contain', background: WHITE })
    .flatten({ background: WHITE });
  if (format === 'webp') return drawn.webp({ quality: WEBP_QUALITY }).toBuffer();
  return drawn.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }).toBuffer();
}

const FALLBACK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="630" height="840" viewBox="0 0 630 840">
  <rect width="630" height="840" fill="#ffffff"/>
  <g fill="none" stroke="#cfc8bd" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">
    <path d="M205 395h220l28 210H177z"/>
    <path d="M255 395v-32a60 60 0 0 1 120 0v32"/>
    <path d="M205 452h220"/>
  </g>
</svg>`;

/** The picture of an item without one: the outline of a bag. */
export function fallbackPicture(): Buffer {
  return Buffer.from(FALLBACK_SVG);
}
