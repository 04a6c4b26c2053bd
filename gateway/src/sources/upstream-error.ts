import { CommerceError, NO_ERROR_BODY } from './commerce-rest/errors.ts';

/** Reasons for an unusable response of an upstream service. Users cannot act on these. */
type UpstreamFault = 'UPSTREAM_TIMEOUT' | 'UPSTREAM_UNAVAILABLE' | 'BAD_UPSTREAM' | 'NOT_SUPPORTED';

/** A service is slow, unreachable, or sends an invalid response. `message` is for logs only. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly fault: UpstreamFault;
  /** The service name, such as `commerce REST`. */
  readonly service: string;
  /** HTTP status of the response; 0 without one. */
  readonly status: number;
  /** The back-off requested by the service in milliseconds; 0 without one. */
  readonly retryAfterMs: number;
  /** True if the caller disconnected or its deadline expired, so the service is not at fault. */
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

type UpstreamErrorDetail = { readonly message: string; readonly cause?: unknown } & Partial<
  Pick<UpstreamError, 'status' | 'retryAfterMs' | 'isAborted'>
>;

/** True if the service is at fault: no response, an invalid one, a status of 500 or more, or the 404 of a proxy. */
export function isServiceFailure(error: unknown): boolean {
  return (
    (error instanceof UpstreamError && error.fault !== 'NOT_SUPPORTED') ||
    (error instanceof CommerceError &&
      (error.status >= 500 || (error.status === 404 && error.template === NO_ERROR_BODY)))
  );
}
