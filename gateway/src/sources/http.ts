import type { Readable } from 'node:stream';
import { type Dispatcher, errors, Pool } from 'undici';
import { currentRequest } from '../core/request-scope.ts';
import { UpstreamError } from './upstream-error.ts';

/** Characters of an address; proxies and servers cut off longer ones. */
export const MAX_ADDRESS_LENGTH = 6_000;
/** Connections to one service: 64 for reads and 32 for writes (policies.ts). */
const CONNECTIONS = 96;
/** How long a file may take on its way, in milliseconds: ten megabytes over a slow line. */
const FILE_MS = 60_000;
/** The longest time that a `Retry-After` is heeded, in milliseconds. */
const MAX_RETRY_AFTER_MS = 30_000;
/** A client that names no coding takes any; responses are read as they are. */
const IDENTITY = { 'accept-encoding': 'identity' };

/** Milliseconds and bytes that a call may take at most. */
export interface HttpLimits {
  readonly connectMs: number;
  readonly readMs: number;
  readonly writeMs: number;
  readonly responseBytes: number;
}

export const DEFAULT_LIMITS: HttpLimits = {
  connectMs: 1_000,
  readMs: 3_000,
  writeMs: 8_000,
  responseBytes: 4_000_000,
};

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query string, already encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True when it changes nothing, so that it may be sent again or broken off. */
  readonly isRead: boolean;
}

/** A whole response of a service. */
export interface HttpResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** How long the service asks to be left alone, in milliseconds; 0 when it does not. */
  readonly retryAfterMs: number;
}

/** A service behind a pool of kept-alive connections. */
export interface HttpService {
  /** @throws {UpstreamError} when there is no whole response within the limits. */
  send(request: HttpRequest): Promise<HttpResponse>;
  close(): Promise<void>;
}

/** What a `Retry-After` header asks for, in milliseconds: seconds or a date; 0 when there is none. */
export function parseRetryAfter(header: unknown, now = Date.now()): number {
  if (typeof header !== 'string' || header.trim() === '') return 0;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS);
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    error instanceof errors.ConnectTimeoutError ||
    (error instanceof Error && error.name === 'TimeoutError')
  );
}

/** Why a call failed. One that ended with its caller's request is not the service's fault. */
function toUpstreamError(service: string, error: unknown, caller?: AbortSignal): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const message = error instanceof Error ? error.message : 'failed';
  const isAborted = caller?.aborted === true && caller.reason === error;
  const detail = { message, cause: error, isAborted };
  if (error instanceof errors.ResponseExceededMaxSizeError) {
    return new UpstreamError('BAD_UPSTREAM', service, detail);
  }
  const fault = isTimeout(error) ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_UNAVAILABLE';
  return new UpstreamError(fault, service, detail);
}

/** How one request is sent. */
export interface SendOptions {
  /** The service's name in errors. */
  readonly service: string;
  /** From the start of the call to the last byte of its response. */
  readonly timeoutMs: number;
  /** A read ends when its caller has gone. A write that was begun is not broken off. */
  readonly isRead: boolean;
}

/** The text of a response, without the byte order mark that some PHP files begin with and that JSON has no place for. */
function toText(chunks: readonly Buffer[]): string {
  const text = (chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))?.toString('utf8') ?? '';
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/**
 * Sends a request of the current caller and reads the whole response. undici's `request`, and a time-out policy around
 * it, would make streams and signals that outlive the call: see docs/decisions/0018.
 * @throws {UpstreamError} when there is no whole response in time, or nobody waits for it any more.
 */
export function sendRequest(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  { service, timeoutMs, isRead }: SendOptions,
): Promise<HttpResponse> {
  const caller = currentRequest()?.signal;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let head = { status: 0, contentType: '', retryAfterMs: 0 };
    let controller: Dispatcher.DispatchController | undefined;
    let stopped: Error | undefined;
    const settle = () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onAbort);
    };
    const fail = (error: unknown) => {
      settle();
      reject(toUpstreamError(service, error, caller));
    };
    const stop = (reason: Error) => {
      stopped = reason;
      controller?.abort(reason);
      fail(reason);
    };
    const onAbort = () => stop(caller?.reason);
    const timer = setTimeout(() => stop(new errors.HeadersTimeoutError()), timeoutMs);
    // Work that nobody waits for any more is not begun, be it a read or a write.
    if (caller?.aborted) return onAbort();
    if (isRead) caller?.addEventListener('abort', onAbort, { once: true });
    dispatcher.dispatch(request, {
      onRequestStart(started) {
        controller = started;
        if (stopped !== undefined) started.abort(stopped);
      },
      onResponseStart(_controller, status, headers) {
        const contentType = String(headers['content-type'] ?? '');
        head = { status, contentType, retryAfterMs: parseRetryAfter(headers['retry-after']) };
      },
      onResponseData: (_controller, chunk) => void chunks.push(chunk),
      onResponseEnd() {
        settle();
        resolve({ ...head, text: toText(chunks) });
      },
      onResponseError: (_controller, error) => fail(error),
    });
  });
}

/** `service` is its name in errors. */
export function createHttpService(
  service: string,
  origin: string,
  limits: HttpLimits = DEFAULT_LIMITS,
): HttpService {
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    keepAliveTimeout: 4_000,
    connect: { timeout: limits.connectMs },
    maxResponseSize: limits.responseBytes,
  });
  return {
    send({ isRead, method, path, headers, body = null }) {
      const allHeaders = { ...IDENTITY, ...headers, ...currentRequest()?.trace };
      return sendRequest(
        pool,
        { method, path, headers: allHeaders, body },
        { service, isRead, timeoutMs: isRead ? limits.readMs : limits.writeMs },
      );
    },
    close: () => pool.close(),
  };
}

/** A request whose body may be a stream. */
export interface StreamRequest {
  readonly method: 'GET' | 'POST';
  /** Path below the origin, already encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readable;
}

/** A response whose body is still on its way. It must be read or destroyed. */
export interface StreamResponse {
  readonly status: number;
  /** A header by its name in lower case; null when it is not there. */
  header(name: string): string | null;
  readonly body: Readable;
}

/** A service that files go to and come from. */
export interface HttpStreamService {
  /**
   * @throws {UpstreamError} when there is no response in time.
   * @throws what the body threw, when that is why there is none.
   */
  open(request: StreamRequest): Promise<StreamResponse>;
  close(): Promise<void>;
}

/** Connections of its own, so that files keep no small call waiting. A file begins to come within `readMs`. */
export function createHttpStreamService(
  service: string,
  origin: string,
  readMs: number = DEFAULT_LIMITS.readMs,
): HttpStreamService {
  const connect = { timeout: DEFAULT_LIMITS.connectMs };
  const pool = new Pool(origin, { connections: CONNECTIONS, connect });
  return {
    async open({ method, path, headers, body }) {
      try {
        const response = await pool.request({
          method,
          path,
          headers: { ...headers, ...currentRequest()?.trace },
          body: body ?? null,
          headersTimeout: method === 'GET' ? readMs : FILE_MS,
          signal: AbortSignal.timeout(FILE_MS),
        });
        const header = (name: string): string | null => {
          const value = response.headers[name];
          return typeof value === 'string' ? value : null;
        };
        return { status: response.statusCode, header, body: response.body };
      } catch (error) {
        if (body?.errored) throw body.errored;
        throw toUpstreamError(service, error);
      }
    },
    close: () => pool.close(),
  };
}
