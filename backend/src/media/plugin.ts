import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPictureCache } from './cache.ts';
import { formatFor, PRESETS } from './presets.ts';
import { sharp } from './render.ts';
import { FALLBACK_PATH, findSource, type Source } from './sources.ts';

export type MediaOptions = {
  /** Where the pictures lie flat, and where drawn ones are stored. */
  readonly mediaDir: string;
  /** Where pictures lie that came later; nowhere when left out. */
  readonly addedDir?: string;
  readonly cacheDir: string;
  /** Serves pictures as given alone, and a small placeholder for every other path. */
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

/** Marks the response as immutable and readable by any origin; true if the client has it already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('cache-control', FOR_EVER).header('etag', etag);
  reply.header('access-control-allow-origin', '*');
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  return known.some((one) => one === '*' || one.replace(/^W\//, '') === etag);
}

/** Folders, and files that Magento's web server does not hand out. */
const DENIED = /\/$|^(?:customer|downloadable|import)\//;

/** The response of stock Magento for every path without a picture, with 200 and no cache headers. */
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
 * Serves pictures as Magento's catalogue does: drawn at its three presets under
 * `cache/{preset}/`, and as given beside it. Any other size, and a missing file, is a 404 in plain
 * text.
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
