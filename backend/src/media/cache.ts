import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { fitsAsItIs, type Rendering, render } from './render.ts';
import type { Source } from './sources.ts';

export type PictureCache = {
  /** The bytes of a rendering from the cache, else drawn and cached. @throws when it is no picture. */
  get(source: Source, rendering: Rendering): Promise<Buffer>;
};

async function keep(folder: string, key: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `${randomUUID()}.part`);
  await writeFile(temporary, bytes);
  await rename(temporary, join(folder, key));
}

/**
 * Keeps drawn pictures in a folder. Each is drawn once however many request it at the same time,
 * and only as many at a time as leave the machine a core for answering.
 */
export function createPictureCache(cacheDir: string): PictureCache {
  const limited = pLimit(Math.max(1, availableParallelism() - 1));
  const underway = new Map<string, Promise<Buffer>>();

  const draw = (source: Source, rendering: Rendering, key: string) =>
    limited(async () => {
      const original = await source.read();
      if (await fitsAsItIs(original, rendering)) return original;
      const bytes = await render(original, rendering);
      // A full disk costs time, not pictures.
      await keep(cacheDir, key, bytes).catch(() => undefined);
      return bytes;
    });

  return {
    get: async (source, rendering) => {
      const { width, height, format } = rendering;
      const key = `${source.mark}-${width}x${height}.${format}`;
      const cached = await readFile(join(cacheDir, key)).catch(() => undefined);
      if (cached) return cached;
      const pending = underway.get(key);
      if (pending) return pending;
      const drawing = draw(source, rendering, key).finally(() => underway.delete(key));
      underway.set(key, drawing);
      return drawing;
    },
  };
}
