import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fallbackPicture } from './render.ts';

/** Magento's path of the neutral picture, under any preset or none. */
export const FALLBACK_PATH = 'placeholder/fallback.webp';

/** A picture as it was given, and a short mark that changes whenever its bytes may have. */
export type Source = { readonly name: string; readonly mark: string; read(): Promise<Buffer> };

const PATH = /^([a-z0-9_])\/([a-z0-9_])\/([a-z0-9][a-z0-9._-]*\.(?:webp|avif|jpe?g|png|gif))$/i;

const mark = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 16);

function fallback(): Source {
  const picture = fallbackPicture();
  return { name: 'placeholder', mark: mark(picture.toString()), read: async () => picture };
}

/**
 * Finds the picture of a path as '/f/l/flap.webp' in a library whose files lie flat. The two
 * folders must be the first letters of the name, as Magento makes them; undefined otherwise, and
 * for a file that is not there. The name can hold no separator, so nothing outside is reached.
 */
export async function findSource(mediaDir: string, path: string): Promise<Source | undefined> {
  if (path === FALLBACK_PATH) return fallback();
  const [, first, second, name = ''] = PATH.exec(path) ?? [];
  if (!first || name.slice(0, 2).toLowerCase() !== `${first}${second}`.toLowerCase())
    return undefined;
  const file = join(mediaDir, name);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { name, mark: mark(`${name} ${found.size} ${found.mtimeMs}`), read: () => readFile(file) };
}
