import { ExponentialBackoff, handleWhen, type RetryPolicy, retry } from 'cockatiel';

/** The number of retries, and the first delay in milliseconds. */
export interface Retries {
  readonly attempts: number;
  readonly waitMs: number;
}

/** Retries what fails temporarily. */
export function createRetry(
  isTransient: (error: unknown) => boolean,
  { attempts, waitMs }: Retries = { attempts: 6, waitMs: 500 },
): RetryPolicy {
  return retry(handleWhen(isTransient), {
    maxAttempts: attempts,
    backoff: new ExponentialBackoff({ initialDelay: waitMs, maxDelay: 20_000 }),
  });
}
