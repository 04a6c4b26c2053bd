import type { Readable } from 'node:stream';
import { errors, Pool } from 'undici';
import { currentRequest } from '../core/request-scope.ts';
import { DEFAULT_LIMITS, failureOf } from './http.ts';

/** Uploads have room for 64 (doors/photo-upload.ts); the rest is for files on their way to browsers. */
const CONNECTIONS = 96;
/** How long a file may take on its way, in milliseconds: ten megabytes over a slow line. */
const FILE_MS = 60_000;

/** A request whose body may be a stream. */
export interface StreamRequest {
  readonly method: 'GET' | 'POST';
  /** Path below the origin, already encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readable;
}

/** An answer whose body is still on its way. It must be read or destroyed. */
export interface StreamResponse {
  readonly status: number;
  /** A header by its name in lower case; null when it is not there. */
  header(name: string): string | null;
  readonly body: Readable;
}

/** A service that files go to and come from. */
export interface HttpStream {
  /**
   * @throws {UpstreamError} when there is no answer in time.
   * @throws what the body threw, when that is why there is none.
   */
  open(request: StreamRequest): Promise<StreamResponse>;
  close(): Promise<void>;
}

/** Connections of its own, so that files keep no small call waiting. A file begins to come within `readMs`. */
export const createHttpStream = (
  service: string,
  origin: string,
  readMs: number = DEFAULT_LIMITS.readMs,
): HttpStream => {
  const pool = new Pool(origin, { connections: CONNECTIONS, connect: { timeout: 1_000 } });
  return {
    async open({ body, ...request }) {
      const begun = new AbortController();
      const late = () => begun.abort(new errors.HeadersTimeoutError());
      const timer = setTimeout(late, request.method === 'GET' ? readMs : FILE_MS);
      try {
        const answer = await pool.request({
          ...request,
          headers: { ...request.headers, ...currentRequest()?.trace },
          body: body ?? null,
          signal: AbortSignal.any([begun.signal, AbortSignal.timeout(FILE_MS)]),
        });
        const header = (name: string): string | null => {
          const value = answer.headers[name];
          return typeof value === 'string' ? value : null;
        };
        return { status: answer.statusCode, header, body: answer.body };
      } catch (error) {
        if (body?.errored) throw body.errored;
        throw failureOf(service, error);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pool.close(),
  };
};
