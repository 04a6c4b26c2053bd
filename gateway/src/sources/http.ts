import { errors, Pool } from 'undici';
import { currentRequest } from '../core/request-scope.ts';
import { retryAfterMs } from './retry-after.ts';
import { sendRequest } from './send-request.ts';
import { UpstreamError } from './upstream-error.ts';

/** Characters of an address; proxies and servers cut off longer ones. */
export const LONGEST_ADDRESS = 6_000;

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

/** Whoever names no coding takes any; here answers are read as they are. */
const PLAIN = { 'accept-encoding': 'identity' };

/** One request to a service. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query string, already encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True when it changes nothing, so that it may be sent again or broken off. */
  readonly isRead: boolean;
}

/** A whole answer of a service. */
export interface HttpAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** How long the service asks to be left alone, in milliseconds; 0 when it does not. */
  readonly retryAfterMs: number;
}

/** A service behind a pool of kept-alive connections. */
export interface HttpService {
  /** @throws {UpstreamError} when there is no whole answer within the limits. */
  send(request: HttpRequest): Promise<HttpAnswer>;
  close(): Promise<void>;
}

/** True when a call ended because its time was over. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof errors.HeadersTimeoutError ||
  error instanceof errors.BodyTimeoutError ||
  error instanceof errors.ConnectTimeoutError ||
  (error instanceof Error && error.name === 'TimeoutError');

/** What a call failed of. A request that is over fails without blame for the service. */
export const failureOf = (service: string, error: unknown): UpstreamError => {
  if (error instanceof UpstreamError) return error;
  const fault = isTimeout(error) ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_UNAVAILABLE';
  const message = error instanceof Error ? error.message : 'failed';
  const asker = currentRequest()?.signal;
  const isCutShort = asker?.aborted === true && asker.reason === error;
  return new UpstreamError(fault, service, { message, cause: error, isCutShort });
};

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
  const request = async ({ isRead, method, path, headers, body }: HttpRequest) => {
    // Work that nobody waits for any more is not begun, be it a read or a write.
    currentRequest()?.signal.throwIfAborted();
    const answer = await sendRequest(pool, {
      options: {
        method,
        path,
        headers: { ...PLAIN, ...headers, ...currentRequest()?.trace },
        body: body ?? null,
      },
      service,
      ms: isRead ? limits.readMs : limits.writeMs,
      atMostBytes: limits.answerBytes,
      isRead,
    });
    const { status, text } = answer;
    const contentType = String(answer.headers['content-type'] ?? '');
    const wait = retryAfterMs(answer.headers['retry-after']);
    return { status, contentType, text, retryAfterMs: wait };
  };
  return {
    send: (wanted) =>
      request(wanted).catch((error: unknown) => {
        throw failureOf(service, error);
      }),
    close: () => pool.close(),
  };
};
