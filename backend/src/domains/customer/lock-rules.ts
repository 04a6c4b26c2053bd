/** Failed sign-ins before a user name is throttled (oauth/authentication_lock/max_failures_count). */
export const throttleAfter = 6;
/** Throttling period after the last failure, in ms. */
export const throttleMs = 1800 * 1000;
/** Failed sign-ins before an account is locked (customer/password/lockout_failures). */
export const lockAfter = 10;
/** Duration of a lock, and the period in which failures are counted, in ms. */
export const lockMs = 10 * 60 * 1000;

/** The failures of a user name; timestamps in ms. */
export interface Failures {
  readonly failures: number;
  readonly expiresMs: number;
}

/** Whether the next attempt is rejected without checking the password. */
export const isThrottled = (log: Failures | undefined, nowMs: number): boolean =>
  log !== undefined && log.failures >= throttleAfter && log.expiresMs > nowMs;

/** Adds a failure; an expired log is reset first. */
export const countFailure = (log: Failures | undefined, nowMs: number): Failures => ({
  failures: log !== undefined && log.expiresMs > nowMs ? log.failures + 1 : 1,
  expiresMs: nowMs + throttleMs,
});

/** The lock of an account; timestamps in ms. */
export interface AccountLock {
  readonly failures: number;
  readonly firstFailureMs: number | null;
  readonly lockedUntilMs: number | null;
}

export const unlocked: AccountLock = { failures: 0, firstFailureMs: null, lockedUntilMs: null };

/** True while sign-in to the account is blocked. */
export const isLocked = ({ lockedUntilMs }: AccountLock, nowMs: number): boolean =>
  lockedUntilMs !== null && lockedUntilMs > nowMs;

/** Adds a wrong password: ten failures within ten minutes lock the account. */
export function lockAfterFailure(lock: AccountLock, nowMs: number): AccountLock {
  const counts = lock.firstFailureMs !== null && lock.firstFailureMs + lockMs > nowMs;
  const failures = counts ? lock.failures + 1 : 1;
  return {
    failures,
    firstFailureMs: counts ? lock.firstFailureMs : nowMs,
    lockedUntilMs: failures >= lockAfter ? nowMs + lockMs : null,
  };
}
