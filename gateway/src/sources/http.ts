import type { IncomingHttpHeaders } from 'node:http';
import { type Dispatcher, errors, Pool } from 'undici';
import { currentRequest, type UpstreamCall } from '../core/request-scope.ts';
import { UpstreamError } from './upstream-error.ts';

/** Maximum length of a URL in characters; proxies and servers reject longer ones. */
export const MAX_URL_LENGTH = 6_000;
/** Connections per service: 64 for reads and 32 for writes (policies.ts). */
export const CONNECTIONS = 96;
/** Upper limit for `Retry-After`, in milliseconds. */
const MAX_RETRY_AFTER_MS = 60_000;
/** Without this header, any content coding would be acceptable, but responses are not decoded. */
export const IDENTITY = { 'accept-encoding': 'identity' };

/** Limits of a call in milliseconds and bytes. */
export interface HttpLimits {
  readonly connectMs: number;
  readonly readMs: number;
  readonly writeMs: number;
  readonly responseBytes: number;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Encoded path and query string. */
  readonly path: string;
  /** Method and path with `{name}` placeholders; each has its own circuit breaker for writes. */
  readonly endpoint?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True if the request has no side effects, so it may be retried or aborted. */
  readonly isRead: boolean;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The back-off requested by the service in milliseconds; 0 without one. */
  readonly retryAfterMs: number;
}

/** A service behind a pool of persistent connections. */
export interface HttpService {
  /** @throws {UpstreamError} without a complete response within the limits */
  send(request: HttpRequest): Promise<HttpResponse>;
  close(): Promise<void>;
}

/** Parses `Retry-After`, as seconds or a date, to milliseconds; 0 without a valid one. */
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

/** Converts the cause of a failed call. A call aborted with its caller's request is not the service's fault. */
export function toUpstreamError(
  service: string,
  error: unknown,
  caller?: AbortSignal,
): UpstreamError {
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

/** Is called after each call with its error, if it failed. */
export type OnCall = (call: Omit<UpstreamCall, 'service'>, error?: UpstreamError) => void;

interface SendOptions {
  readonly service: string;
  /** From the start of the call to the last byte of the response. */
  readonly timeoutMs: number;
  /** A read is aborted when its caller disconnects; a write in progress is not. */
  readonly isRead: boolean;
  readonly onCall: OnCall | undefined;
}

/** Decodes a response and removes the byte order mark of some PHP files, which is invalid in JSON. */
export function toText(chunks: readonly Buffer[]): string {
  const text = (chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))?.toString('utf8') ?? '';
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/**
 * Sends a request of the current caller and reads the complete response.
 * @throws {UpstreamError} without a complete response in time, or if the caller has disconnected
 */
export async function sendRequest(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  options: SendOptions,
): Promise<HttpResponse> {
  const { onCall } = options;
  const { method } = request;
  const startedAt = performance.now();
  try {
    const response = await dispatch(dispatcher, request, options);
    onCall?.({ method, status: response.status, ms: performance.now() - startedAt });
    return response;
  } catch (error) {
    const failure = toUpstreamError(options.service, error, currentRequest()?.signal);
    onCall?.({ method, status: failure.status, ms: performance.now() - startedAt }, failure);
    throw failure;
  }
}

/**
 * undici's `request` with a timeout policy would create streams and signals that outlive the call: see
 * docs/decisions/0018.
 */
function dispatch(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  { timeoutMs, isRead }: SendOptions,
): Promise<HttpResponse> {
  const caller = currentRequest()?.signal;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let head: Omit<HttpResponse, 'text'> = { status: 0, headers: {}, retryAfterMs: 0 };
    let controller: Dispatcher.DispatchController | undefined;
    let stopped: Error | undefined;
    const settle = () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onAbort);
    };
    const fail = (error: unknown) => {
      settle();
      reject(error);
    };
    const stop = (reason: Error) => {
      stopped = reason;
      controller?.abort(reason);
      fail(reason);
    };
    const onAbort = () => stop(caller?.reason);
    const timer = setTimeout(() => stop(new errors.HeadersTimeoutError()), timeoutMs);
    // Neither reads nor writes start after the caller has disconnected.
    if (caller?.aborted) return onAbort();
    if (isRead) caller?.addEventListener('abort', onAbort, { once: true });
    dispatcher.dispatch(request, {
      onRequestStart(started) {
        controller = started;
        if (stopped !== undefined) started.abort(stopped);
      },
      onResponseStart(_controller, status, headers) {
        head = { status, headers, retryAfterMs: parseRetryAfter(headers['retry-after']) };
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

/** Splits the base URL of a service, which has a path if the service is in a subfolder of its host. */
export function splitBase(baseUrl: string): { readonly origin: string; readonly folder: string } {
  const { origin, pathname } = new URL(baseUrl);
  return { origin, folder: pathname.replace(/\/+$/, '') };
}

interface HttpServiceOptions {
  /** Sent with each request. */
  readonly ownHeaders?: Readonly<Record<string, string>>;
  readonly onCall?: OnCall;
}

/** `service` is the name in errors. */
export function createHttpService(
  service: string,
  baseUrl: string,
  limits: HttpLimits,
  { ownHeaders = {}, onCall }: HttpServiceOptions = {},
): HttpService {
  const { origin, folder } = splitBase(baseUrl);
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    keepAliveTimeout: 4_000,
    connect: { timeout: limits.connectMs },
    maxResponseSize: limits.responseBytes,
  });
  return {
    send({ isRead, method, path, headers, body = null }) {
      const allHeaders = { ...IDENTITY, ...ownHeaders, ...headers };
      return sendRequest(
        pool,
        { method, path: folder + path, headers: allHeaders, body },
        { service, isRead, timeoutMs: isRead ? limits.readMs : limits.writeMs, onCall },
      );
    },
    close: () => pool.close(),
  };
}
