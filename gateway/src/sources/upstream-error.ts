import { CommerceError } from './commerce-rest/errors.ts';

/** Why an upstream service gave no usable response. Nobody who uses the shop can act on these. */
type UpstreamFault = 'UPSTREAM_TIMEOUT' | 'UPSTREAM_UNAVAILABLE' | 'BAD_UPSTREAM' | 'NOT_SUPPORTED';

/** A service failed: slow, unreachable, or a response that breaks its contract. `message` is for logs only. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly fault: UpstreamFault;
  /** Which service, such as `commerce REST`. */
  readonly service: string;
  /** HTTP status of its response; 0 when there was none. */
  readonly status: number;
  /** How long the service asks to be left alone, in milliseconds; 0 when it does not. */
  readonly retryAfterMs: number;
  /** True when the caller has gone or has no time left: the service is not to blame. */
  readonly isAborted: boolean;

  constructor(fault: UpstreamFault, service: string, detail: UpstreamErrorDetail) {
    super(`${service}: ${detail.message}`, { cause: detail.cause });
    this.fault = fault;
    this.service = service;
    this.status = detail.status ?? 0;
    this.retryAfterMs = detail.retryAfterMs ?? 0;
    this.isAborted = detail.isAborted ?? false;
  }
}

/** What else is known about a failure. */
interface UpstreamErrorDetail {
  readonly message: string;
  readonly status?: number;
  readonly cause?: unknown;
  readonly retryAfterMs?: number;
  readonly isAborted?: boolean;
}

/** True when a service is to blame, not the caller: no response, a bad one, or a status of 500 or more. */
export function isServiceFailure(error: unknown): boolean {
  return (
    (error instanceof UpstreamError && error.fault !== 'NOT_SUPPORTED') ||
    (error instanceof CommerceError && error.status >= 500)
  );
}
