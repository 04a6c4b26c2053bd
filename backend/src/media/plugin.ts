import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import {
  fallbackPicture,
  fitsAsItIs,
  formatFor,
  PRESETS,
  type Rendering,
  render,
  sharp,
} from './render.ts';

/** The path of the fallback picture, with or without a preset. */
const FALLBACK_PATH = 'placeholder/fallback.webp';

/** An original picture, with a mark that changes with the file. */
type Source = { readonly name: string; readonly mark: string; read(): Promise<Buffer> };

const PATH = /^([a-z0-9_])\/([a-z0-9_])\/([a-z0-9][a-z0-9._-]*\.(?:webp|avif|jpe?g|png|gif))$/i;

const mark = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 16);

function fallback(): Source {
  const picture = fallbackPicture();
  return { name: 'placeholder', mark: mark(picture.toString()), read: async () => picture };
}

/**
 * Finds the file of a path such as 'f/l/flap.webp' in a flat folder; undefined unless it exists and the two folders are
 * the first letters of its name, as in Magento. Names contain no separators, so no other folder can be reached.
 */
async function findSource(mediaDir: string, path: string): Promise<Source | undefined> {
  if (path === FALLBACK_PATH) return fallback();
  const [, first, second, name = ''] = PATH.exec(path) ?? [];
  if (!first || name.slice(0, 2).toLowerCase() !== `${first}${second}`.toLowerCase())
    return undefined;
  const file = join(mediaDir, name);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { name, mark: mark(`${name} ${found.size} ${found.mtimeMs}`), read: () => readFile(file) };
}

async function keep(folder: string, key: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `${randomUUID()}.part`);
  await writeFile(temporary, bytes);
  await rename(temporary, join(folder, key));
}

/**
 * Caches rendered pictures in a folder. Parallel requests for a picture share one rendering, and one core remains free
 * for responses.
 */
export function createPictureCache(cacheDir: string) {
  const limited = pLimit(Math.max(1, availableParallelism() - 1));
  const underway = new Map<string, Promise<Buffer>>();

  const draw = (source: Source, rendering: Rendering, key: string) =>
    limited(async () => {
      const original = await source.read();
      if (await fitsAsItIs(original, rendering)) return original;
      const bytes = await render(original, rendering);
      // On a full disk, pictures are rendered again for each request.
      await keep(cacheDir, key, bytes).catch(() => undefined);
      return bytes;
    });

  return {
    /** The bytes of a rendering, from the cache if possible. @throws unless the source is a picture */
    get: async (source: Source, rendering: Rendering) => {
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

export type MediaOptions = {
  /** The flat folder of pictures. */
  readonly mediaDir: string;
  /** The folder of pictures that were added later; none by default. */
  readonly addedDir?: string;
  readonly cacheDir: string;
  /** Serves only original pictures, and a placeholder for every other path, as stock Magento does. */
  readonly isStock?: boolean;
};

const CACHED = '/media/catalog/product/cache/:preset/*';
const ORIGINAL = '/media/catalog/product/*';
const FOR_EVER = 'public, max-age=31536000, immutable';

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  gif: 'image/gif',
};

type Path = { readonly '*': string };
type CachedPath = Path & { readonly preset: string };

function notFound(reply: FastifyReply): FastifyReply {
  reply.removeHeader('etag').header('cache-control', 'no-cache');
  return reply.code(404).type('text/plain').send('No such picture.');
}

/** Sets the cache headers of an immutable picture for all origins; true if the client already has it. */
function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('cache-control', FOR_EVER).header('etag', etag);
  reply.header('access-control-allow-origin', '*');
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  return known.some((one) => one === '*' || one.replace(/^W\//, '') === etag);
}

/** Folders, and files that Magento's web server does not serve. */
const DENIED = /\/$|^(?:customer|downloadable|import)\//;

/** Registers the pictures of stock Magento: without a file, a placeholder with status 200 and no cache headers. */
async function registerStockMedia(
  app: FastifyInstance,
  find: (path: string) => Promise<Source | undefined>,
): Promise<void> {
  const background = { r: 245, g: 245, b: 245 };
  const size = { width: 262, height: 262, channels: 3, background } as const;
  const placeholder = await sharp({ create: size }).jpeg().toBuffer();
  app.get<{ Params: Path }>('/media/*', async (request, reply) => {
    if (DENIED.test(request.params['*'])) return notFound(reply);
    const path = request.params['*'].replace(/^catalog\/product\//, '');
    const source = await find(path);
    return source
      ? reply.type(originalType(source)).send(await source.read())
      : reply.type('image/jpeg').send(placeholder);
  });
}

function originalType(source: Source): string {
  const extension = source.name.split('.').at(-1)?.toLowerCase() ?? '';
  return TYPES[extension] ?? 'image/jpeg';
}

/**
 * Serves pictures at Magento's paths: in three sizes below `cache/{preset}/`, and the originals. Any other size and
 * missing files get a 404 in plain text.
 */
export async function registerMedia(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const cache = createPictureCache(options.cacheDir);
  const find = async (path: string): Promise<Source | undefined> =>
    (await findSource(options.mediaDir, path)) ??
    (options.addedDir === undefined ? undefined : findSource(options.addedDir, path));

  if (options.isStock) return registerStockMedia(app, find);
  app.get<{ Params: CachedPath }>(CACHED, async (request, reply) => {
    const size = PRESETS.get(request.params.preset);
    const source = size && (await find(request.params['*']));
    if (!size || !source) return notFound(reply);
    const format = formatFor(request.headers.accept);
    reply.header('vary', 'Accept');
    if (isKnown(request, reply, `"${source.mark}-${request.params.preset}-${format}"`)) {
      return reply.code(304).send();
    }
    const drawn = await cache.get(source, { ...size, format }).catch((error: unknown) => {
      request.log.warn({ err: error, picture: source.name }, 'The file is no picture.');
      return undefined;
    });
    return drawn ? reply.type(`image/${format}`).send(drawn) : notFound(reply);
  });

  app.get<{ Params: Path }>(ORIGINAL, async (request, reply) => {
    const path = request.params['*'];
    const source = await find(path);
    if (!source) return notFound(reply);
    if (isKnown(request, reply, `"${source.mark}"`)) return reply.code(304).send();
    if (path !== FALLBACK_PATH) return reply.type(originalType(source)).send(await source.read());
    const whole = { width: 630, height: 840, format: 'webp' } as const;
    return reply.type('image/webp').send(await cache.get(source, whole));
  });
}
