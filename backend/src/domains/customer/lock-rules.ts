/** Failed sign-ins by user name before it is rejected unheard (oauth/authentication_lock/max_failures_count). */
export const throttleAfter = 6;
/** How long a user name is throttled after its last failure, in ms. */
export const throttleMs = 1800 * 1000;
/** Failures of an account before it is locked (customer/password/lockout_failures). */
export const lockAfter = 10;
/** How long an account is locked, and how long failures count together, in ms. */
export const lockMs = 10 * 60 * 1000;

/** The failures of one user name; moments in ms. */
export interface Failures {
  readonly failures: number;
  readonly expiresMs: number;
}

/** Whether the next try of this user name is rejected whatever its password is. */
export const isThrottled = (log: Failures | undefined, nowMs: number): boolean =>
  log !== undefined && log.failures >= throttleAfter && log.expiresMs > nowMs;

/** The log after one more failure; one that has expired starts anew. */
export const countFailure = (log: Failures | undefined, nowMs: number): Failures => ({
  failures: log !== undefined && log.expiresMs > nowMs ? log.failures + 1 : 1,
  expiresMs: nowMs + throttleMs,
});

/** The lock of one account; moments in ms. */
export interface AccountLock {
  readonly failures: number;
  readonly firstFailureMs: number | null;
  readonly lockedUntilMs: number | null;
}

export const unlocked: AccountLock = { failures: 0, firstFailureMs: null, lockedUntilMs: null };

/** True while no one may sign in to the account. */
export const isLocked = ({ lockedUntilMs }: AccountLock, nowMs: number): boolean =>
  lockedUntilMs !== null && lockedUntilMs > nowMs;

/** The lock after one more wrong password: failures count together for ten minutes, ten lock. */
export function lockAfterFailure(lock: AccountLock, nowMs: number): AccountLock {
  const counts = lock.firstFailureMs !== null && lock.firstFailureMs + lockMs > nowMs;
  const failures = counts ? lock.failures + 1 : 1;
  return {
    failures,
    firstFailureMs: counts ? lock.firstFailureMs : nowMs,
    lockedUntilMs: failures >= lockAfter ? nowMs + lockMs : null,
  };
}
