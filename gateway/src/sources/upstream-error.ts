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

  constructor(fault: UpstreamFault, service: string, detail: UpstreamErrorDetail) {
    super(`${service}: ${detail.message}`, { cause: detail.cause });
    this.fault = fault;
    this.service = service;
    this.status = detail.status ?? 0;
  }
}

/** What else is known about a failure. */
export interface UpstreamErrorDetail {
  readonly message: string;
  readonly status?: number;
  readonly cause?: unknown;
}
