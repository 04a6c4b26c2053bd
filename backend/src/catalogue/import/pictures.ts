import { readdirSync } from 'node:fs';
import type { GalleryEntry } from '../../domains/catalog/types.ts';

export type PictureFinder = {
  /** The pictures of the names that the library has, the neutral one when it has none. */
  gallery(names: readonly string[], label: string): GalleryEntry[];
};

export const FALLBACK_PICTURE: GalleryEntry = {
  file: '/placeholder/fallback.webp',
  label: 'no picture yet',
};

/** Looks names as '/m/h/mh01-black_main.jpg' up in a library whose files lie flat. */
export function createPictureFinder(mediaDir: string): PictureFinder {
  const library = new Set(readdirSync(mediaDir));
  const pathOf = (name: string): string | undefined => {
    const file = name.split('/').at(-1) ?? '';
    return library.has(file) ? `/${file[0]}/${file[1]}/${file}` : undefined;
  };
  return {
    gallery: (names, label) => {
      const found = new Set(names.flatMap((name) => pathOf(name) ?? []));
      if (found.size === 0) return [FALLBACK_PICTURE];
      return [...found].map((file, index) => ({ file, label: index === 0 ? label : '' }));
    },
  };
}
