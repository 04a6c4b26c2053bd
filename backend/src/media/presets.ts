/** The only sizes that pictures are served in, in CSS pixels. */
export const PRESETS: ReadonlyMap<string, { readonly width: number; readonly height: number }> =
  new Map([
    ['60x80', { width: 60, height: 80 }],
    ['312x416', { width: 312, height: 416 }],
    ['630x840', { width: 630, height: 840 }],
  ]);

export type PictureFormat = 'avif' | 'webp';

/** AVIF for a browser that names it, WebP for all others: every browser since 2020 reads it. */
export function formatFor(accept: string | undefined): PictureFormat {
  return /image\/avif(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accept ?? '') ? 'avif' : 'webp';
}
