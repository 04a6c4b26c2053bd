import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { errors, Pool } from 'undici';
import {
  CONNECTIONS,
  type HttpLimits,
  type HttpRequest,
  IDENTITY,
  splitBase,
  toText,
  toUpstreamError,
} from './http.ts';

/** Maximum time in milliseconds for processing an uploaded photo. */
const PROCESSING_MS = 20_000;
/** Timeout of a file transfer in milliseconds: an upload may arrive for two minutes (http/hardening.ts). */
const FILE_MS = 120_000 + PROCESSING_MS;
/** Maximum size in bytes of a response that is no file. */
const MAX_TEXT_BYTES = 100_000;

export interface StreamRequest extends Pick<HttpRequest, 'method' | 'path' | 'headers'> {
  readonly body?: Readable;
}

/** Waits for the first bytes of `body`, or for its end if it is empty. */
async function waitForData(body: Readable): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  const starts = [once(body, 'readable', { signal }), once(body, 'end', { signal })];
  await Promise.race(starts).finally(() => settled.abort());
}

/** @throws {Error} if the body has more than `maxBytes`. */
export async function readLimited(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new errors.ResponseExceededMaxSizeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a small body, which must end within `ms`. It is destroyed on failure. undici limits only whole pools. */
async function readText(body: Readable, ms: number): Promise<string> {
  const timer = setTimeout(() => body.destroy(new errors.BodyTimeoutError()), ms);
  const bytes = await readLimited(body, MAX_TEXT_BYTES).finally(() => clearTimeout(timer));
  return toText([bytes]);
}

/**
 * Uses separate connections, so that files do not delay small calls. A response must start within `readMs`, and must not
 * stall for longer.
 */
export function createHttpStreamService(
  service: string,
  baseUrl: string,
  { connectMs, readMs }: Pick<HttpLimits, 'connectMs' | 'readMs'>,
) {
  const { origin, folder } = splitBase(baseUrl);
  const pool = new Pool(origin, { connections: CONNECTIONS, connect: { timeout: connectMs } });
  return {
    /**
     * The response's body must be read or destroyed.
     * @throws {UpstreamError} without a response in time
     * @throws the error of the request body if that caused the failure
     */
    async open({ method, path, headers, body }: StreamRequest) {
      try {
        const response = await pool.request({
          method,
          path: folder + path,
          headers: { ...IDENTITY, ...headers },
          body: body ?? null,
          // Counted from the end of an upload.
          headersTimeout: method === 'GET' ? readMs : PROCESSING_MS,
          bodyTimeout: readMs,
          signal: AbortSignal.timeout(FILE_MS),
        });
        // Its readers handle errors, but without a listener, one while nothing reads would end the process.
        response.body.on('error', () => undefined);
        await waitForData(response.body);
        /** A header by its lower-case name; null if missing. */
        const header = (name: string): string | null => {
          const value = response.headers[name];
          return typeof value === 'string' ? value : null;
        };
        /**
         * Reads the body of a response that is no file.
         * @throws {UpstreamError} if it is too large or incomplete
         */
        const text = () =>
          readText(response.body, readMs).catch((error: unknown) => {
            throw toUpstreamError(service, error);
          });
        return { status: response.statusCode, header, body: response.body, text };
      } catch (error) {
        if (body?.errored) throw body.errored;
        throw toUpstreamError(service, error);
      }
    },
    close: () => pool.close(),
  };
}

export type HttpStreamService = ReturnType<typeof createHttpStreamService>;
