import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ResizeOptions } from 'sharp';
import type { PictureCache } from '../cache/picture-cache.ts';
import { CONTENT_FOLDER, IMAGE_FOLDERS } from '../core/values.ts';
import { type HttpError, sendHttpError } from '../http/errors.ts';
import { readLimited } from '../sources/http-streams.ts';
import { createCoalescingCache, createSwrCache } from '../sources/swr-cache.ts';

export interface PictureRoutesDeps {
  /** The folder of the product images at Magento, such as https://shop.example.com/media/catalog/product. */
  readonly origin: string;
  readonly cache: PictureCache;
  readonly log: Logger;
  /** Time limit for fetching an original, in milliseconds; 8 s by default. */
  readonly timeoutMs?: number;
}

/** A path in Magento's media folder: plain names, no hidden files, an image extension. */
const FILE = /^(?:\/[\w-][\w.-]{0,200}){1,6}\.(?:jpe?g|png|gif|webp)$/i;
const MAX_PATH = 255;
const MAX_ORIGINAL_BYTES = 25_000_000;
const MAX_PIXELS = 60_000_000;
/** Maximum numbers of images being resized, in memory, and waiting. */
const RESIZED_AT_ONCE = 2;
const READ_AT_ONCE = 8;
const MAX_WAITING = 100;
const WHITE = '#ffffff';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A missing image may be uploaded soon. */
const SOON = 'public, max-age=60';
const UNAVAILABLE: HttpError = {
  status: 503,
  code: 'UPSTREAM_UNAVAILABLE',
  message: 'Service Unavailable',
  retryAfter: 5,
};

class MissingPicture extends Error {}

/** How the images of a folder of the route are produced. */
interface Preset {
  readonly origin: string;
  readonly resize: ResizeOptions;
}

const PRODUCT_FOLDER = '/catalog/product';

/**
 * Product images are resized to the shop's sizes; content images are unchanged except that very large ones are scaled
 * down.
 */
function createPresets(origin: string): ReadonlyMap<string, Preset> {
  const presets = new Map<string, Preset>();
  for (const size of Object.values(IMAGE_FOLDERS)) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    presets.set(size, { origin, resize: { width, height, fit: 'contain', background: WHITE } });
  }
  if (origin.endsWith(PRODUCT_FOLDER)) {
    presets.set(CONTENT_FOLDER, {
      origin: `${origin.slice(0, -PRODUCT_FOLDER.length)}/${CONTENT_FOLDER}`,
      resize: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
    });
  }
  return presets;
}

/** A file that no shop has. For missing files, Magento returns the shop's placeholder without validators. */
const MISSING_FILE = '/e/n/encore-missing-file.jpg';
/** The shop may change its placeholder. */
const PLACEHOLDER_MS = 60_000;

interface Original {
  readonly bytes: Buffer;
  readonly hasValidators: boolean;
}

async function createPictures({ origin, cache, log, timeoutMs = 8_000 }: PictureRoutesDeps) {
  const { default: sharp } = await import('sharp');
  // Resized images are cached as files; one thread per image suffices.
  sharp.cache(false);
  sharp.concurrency(1);
  const presets = createPresets(origin);
  const reading = bulkhead(READ_AT_ONCE, MAX_WAITING);
  const resizing = bulkhead(RESIZED_AT_ONCE, READ_AT_ONCE);
  const originals = createCoalescingCache();
  const drawings = createCoalescingCache();
  const placeholders = createSwrCache({ max: 1, ttlMs: PLACEHOLDER_MS });

  const readOriginal = (url: string) =>
    originals.get(url, async (): Promise<Original> => {
      const response = await fetch(url, {
        // Redirects to other hosts are not followed.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) await response.body?.cancel();
      if (response.status === 404 || response.status === 403) throw new MissingPicture();
      if (!response.ok) throw new Error(`the original was not returned: ${response.status}`);
      const hasValidators = response.headers.has('etag') || response.headers.has('last-modified');
      const bytes = await readLimited(response.body ?? [], MAX_ORIGINAL_BYTES);
      return { bytes, hasValidators };
    });

  /** Null if Magento has no image for missing files. */
  const readPlaceholder = () =>
    placeholders.get(MISSING_FILE, async () => {
      try {
        return (await readOriginal(origin + MISSING_FILE)).bytes;
      } catch (error) {
        if (error instanceof MissingPicture) return null;
        throw error;
      }
    });

  async function draw(url: string, resize: ResizeOptions): Promise<Buffer> {
    const { bytes, hasValidators } = await readOriginal(url);
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    // An error page is no placeholder.
    await picture.metadata();
    if (!hasValidators && (await readPlaceholder())?.equals(bytes)) throw new MissingPicture();
    return resizing.execute(() =>
      picture
        .rotate()
        .resize(resize)
        .flatten({ background: WHITE })
        .webp({ quality: 80 })
        .toBuffer(),
    );
  }

  return async (size: string, file: string): Promise<Buffer> => {
    const preset = presets.get(size);
    if (preset === undefined || file.length > MAX_PATH || !FILE.test(file)) {
      throw new MissingPicture();
    }
    const key = `${origin} ${size}${file}`;
    const known = await cache.get(key);
    if (known !== undefined) return known;
    return drawings.get(key, async () => {
      const drawn = await reading.execute(() => draw(preset.origin + file, preset.resize));
      await cache.set(key, drawn).catch((err) => log.warn({ err }, 'picture not cached'));
      return drawn;
    });
  };
}

/** Serves Magento's images in the shop's sizes only: GET /pictures/312x416/s/t/bag.png. */
export async function registerPictures(
  fastify: FastifyInstance,
  deps: PictureRoutesDeps,
): Promise<void> {
  const getPicture = await createPictures(deps);
  fastify.get<{ Params: { size: string; '*': string } }>(
    '/pictures/:size/*',
    async ({ params, id }, reply) => {
      try {
        const picture = await getPicture(params.size, `/${params['*']}`);
        return reply
          .header('cache-control', FOR_EVER)
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/webp')
          .send(picture);
      } catch (error) {
        if (error instanceof MissingPicture) {
          return reply.code(404).header('cache-control', SOON).send('Not Found');
        }
        if (!(error instanceof BulkheadRejectedError)) {
          deps.log.warn({ err: error, requestId: id }, 'picture failed');
        }
        return sendHttpError(reply, UNAVAILABLE);
      }
    },
  );
}
