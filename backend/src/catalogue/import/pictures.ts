import { readdirSync } from 'node:fs';
import type { GalleryEntry } from '../../domains/catalog/types.ts';

export type PictureFinder = {
  /** Those of the named pictures that the library has, each once; the neutral one when it has none. */
  gallery(named: readonly GalleryEntry[]): GalleryEntry[];
};

export const FALLBACK_PICTURE: GalleryEntry = {
  file: '/placeholder/fallback.webp',
  label: 'no picture yet',
};

/** Looks names as '/m/h/mh01-black_main.jpg' up in a library whose files lie flat. */
export function createPictureFinder(mediaDir: string): PictureFinder {
  const library = new Set(readdirSync(mediaDir));
  const findPath = (name: string): string | undefined => {
    const file = name.split('/').at(-1) ?? '';
    return library.has(file) ? `/${file[0]}/${file[1]}/${file}` : undefined;
  };
  return {
    gallery: (named) => {
      const found = new Map<string, string>();
      for (const { file, label } of named) {
        const path = findPath(file);
        if (path !== undefined && !found.has(path)) found.set(path, label);
      }
      if (found.size === 0) return [FALLBACK_PICTURE];
      return [...found].map(([file, label]) => ({ file, label }));
    },
  };
}
