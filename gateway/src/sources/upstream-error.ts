/** Why an upstream service gave no usable answer. Nobody who uses the shop can act on these. */
export type UpstreamFault =
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'BAD_UPSTREAM'
  | 'NOT_SUPPORTED';

/** A service failed: slow, unreachable, or an answer that breaks its contract. `message` is for logs only. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly fault: UpstreamFault;
  /** Which service, such as `commerce REST`. */
  readonly service: string;
  /** HTTP status of its answer; 0 when there was none. */
  readonly status: number;
  /** How long the service asks to be left alone, in milliseconds; 0 when it does not. */
  readonly retryAfterMs: number;
  /** True when the one who asked has gone or has no time left: the service is not to blame. */
  readonly isCutShort: boolean;

  constructor(fault: UpstreamFault, service: string, detail: UpstreamErrorDetail) {
    super(`${service}: ${detail.message}`, { cause: detail.cause });
    this.fault = fault;
    this.service = service;
    this.status = detail.status ?? 0;
    this.retryAfterMs = detail.retryAfterMs ?? 0;
    this.isCutShort = detail.isCutShort ?? false;
  }
}

/** What else is known about a failure. */
export interface UpstreamErrorDetail {
  readonly message: string;
  readonly status?: number;
  readonly cause?: unknown;
  readonly retryAfterMs?: number;
  readonly isCutShort?: boolean;
}
