import { CommerceError } from './commerce-rest/errors.ts';
import { UpstreamError } from './upstream-error.ts';

/** True when a service is to blame, not the one who asks: no answer, a bad one, or a status of 500 or more. */
export const isServiceFailure = (error: unknown): boolean =>
  (error instanceof UpstreamError && error.fault !== 'NOT_SUPPORTED') ||
  (error instanceof CommerceError && error.status >= 500);
