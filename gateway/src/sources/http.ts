import { type Dispatcher, errors, Pool } from 'undici';
import { UpstreamError } from './upstream-error.ts';

/** Milliseconds and bytes that a call may take at most. */
export interface HttpLimits {
  readonly connectMs: number;
  readonly readMs: number;
  readonly writeMs: number;
  readonly answerBytes: number;
}

/** Reads 3 s, writes 8 s, connecting 1 s; an answer of at most 4 MB. */
export const DEFAULT_LIMITS: HttpLimits = {
  connectMs: 1_000,
  readMs: 3_000,
  writeMs: 8_000,
  answerBytes: 4_000_000,
};

/** One request to a service. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query string, already encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A whole answer of a service. */
export interface HttpAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** A service behind a pool of kept-alive connections. */
export interface HttpService {
  /** @throws {UpstreamError} when there is no whole answer within the limits. */
  send(request: HttpRequest): Promise<HttpAnswer>;
  close(): Promise<void>;
}

const readText = async (
  body: Dispatcher.ResponseData['body'],
  atMost: number,
): Promise<string | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > atMost) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks, size).toString('utf8');
};

const isTimeout = (error: unknown): boolean =>
  error instanceof errors.HeadersTimeoutError ||
  error instanceof errors.BodyTimeoutError ||
  error instanceof errors.ConnectTimeoutError ||
  (error instanceof Error && error.name === 'TimeoutError');

/** A kept-alive connection pool to `origin`; `service` is its name in errors. */
export const createHttpService = (
  service: string,
  origin: string,
  limits: HttpLimits = DEFAULT_LIMITS,
): HttpService => {
  const pool = new Pool(origin, {
    connections: 64,
    keepAliveTimeout: 4_000,
    connect: { timeout: limits.connectMs },
  });
  const failed = (error: unknown): UpstreamError => {
    if (error instanceof UpstreamError) return error;
    const fault = isTimeout(error) ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_UNAVAILABLE';
    const message = error instanceof Error ? error.message : 'failed';
    return new UpstreamError(fault, service, { message, cause: error });
  };
  return {
    async send(request) {
      const timeout = request.method === 'GET' ? limits.readMs : limits.writeMs;
      try {
        const answer = await pool.request({
          ...request,
          body: request.body ?? null,
          signal: AbortSignal.timeout(timeout),
        });
        const text = await readText(answer.body, limits.answerBytes);
        if (text === null) {
          const message = `answer over ${limits.answerBytes} bytes`;
          throw new UpstreamError('BAD_UPSTREAM', service, { message, status: answer.statusCode });
        }
        const contentType = String(answer.headers['content-type'] ?? '');
        return { status: answer.statusCode, contentType, text };
      } catch (error) {
        throw failed(error);
      }
    },
    close: () => pool.close(),
  };
};
