import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

const SUFFIX = '.webp';

function toName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex')}${SUFFIX}`;
}

/** Age in milliseconds at which an incomplete file is of a killed process. */
const ABANDONED_MS = 3_600_000;

/** Null if another gateway with the same folder has deleted the file. */
async function describe(folder: string, name: string) {
  const stats = await stat(join(folder, name)).catch(() => null);
  return stats && { name, size: stats.size, mtimeMs: stats.mtimeMs };
}

/** The cached files, oldest first. Removes abandoned files. */
async function listFiles(folder: string): Promise<{ name: string; size: number }[]> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const found = await Promise.all(names.map((name) => describe(folder, name)));
  const files = found.filter((file) => file !== null);
  const isAbandoned = ({ name, mtimeMs }: (typeof files)[number]) =>
    name.endsWith('.tmp') && mtimeMs < Date.now() - ABANDONED_MS;
  await Promise.all(
    files.filter(isAbandoned).map(({ name }) => rm(join(folder, name), { force: true })),
  );
  return files.filter(({ name }) => name.endsWith(SUFFIX)).sort((a, b) => a.mtimeMs - b.mtimeMs);
}

/** A cache of images in its own folder, with least-recently-used eviction. */
export async function openPictureCache(folder: string, maxBytes: number) {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, name, reason) => {
      if (reason === 'evict') void rm(join(folder, name), { force: true });
    },
  });
  for (const { name, size } of await listFiles(folder)) sizes.set(name, size);
  return {
    async get(key: string): Promise<Buffer | undefined> {
      const name = toName(key);
      if (sizes.get(name) === undefined) return undefined;
      // Another gateway with the same folder may have deleted it.
      return readFile(join(folder, name)).catch(() => undefined);
    },
    async set(key: string, picture: Buffer): Promise<void> {
      const name = toName(key);
      const unfinished = join(folder, `${randomUUID()}.tmp`);
      await writeFile(unfinished, picture);
      await rename(unfinished, join(folder, name));
      sizes.set(name, picture.length);
    },
  };
}

export type PictureCache = Awaited<ReturnType<typeof openPictureCache>>;
