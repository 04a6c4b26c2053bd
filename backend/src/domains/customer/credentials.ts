import type { DatabaseSync } from 'node:sqlite';
import { createReader, deleteRows, execute, updateRows } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { UserType } from '../../shared/tokens.ts';

/** Failed sign-ins before a user name is throttled (oauth/authentication_lock/max_failures_count). */
const throttleAfter = 6;
/** Throttling period after the last failure, in ms. */
export const throttleMs = 1800 * 1000;
/** Failed sign-ins before an account is locked (customer/password/lockout_failures). */
const lockAfter = 10;
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

/** The data that determines a sign-in: password hash and lock. */
export interface Credentials {
  readonly id: number;
  readonly passwordHash: string | null;
  readonly lock: AccountLock;
}

export type CredentialStore = ReturnType<typeof createCredentialStore>;

const SET_STAFF = `INSERT INTO staff_account (username, password_hash) VALUES (?, ?)
  ON CONFLICT DO UPDATE SET password_hash = excluded.password_hash`;
const SET_FAILURES = `INSERT INTO sign_in_failure (user_type, user_name, failures, expires_ms)
  VALUES (?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET failures = excluded.failures, expires_ms = excluded.expires_ms`;

type Account = Pick<Credentials, 'id' | 'passwordHash'>;

/** Passwords, locks and failed sign-ins in the commerce database. */
export function createCredentialStore(db: DatabaseSync) {
  const accounts = createReader(db, 'customer', {
    columns: 'id, password_hash, failures, first_failure_ms, locked_until_ms',
    complete: ({ id, passwordHash, ...lock }: Account & AccountLock): Credentials => ({
      id,
      passwordHash,
      lock,
    }),
  });
  const staff = createReader<Account>(db, 'staff_account');
  const failures = createReader<Failures>(db, 'sign_in_failure');
  const update = (id: number, change: object) => updateRows(db, 'customer', { id }, change);
  const customers = createReader(db, 'customer');
  return {
    atomically: <T>(work: () => T): T => inTransaction(db, work),
    byEmail: (email: string) => accounts.find({ email }),
    byId: (id: number) => accounts.find({ id }),
    staff: (username: string) => staff.find({ username }),
    /** Adds an administrator account or changes its password. */
    setStaff: (username: string, passwordHash: string) =>
      execute(db, SET_STAFF, username, passwordHash),
    /** Sets a password, clears the lock and invalidates the reset link. */
    setPassword: (id: number, passwordHash: string) =>
      update(id, { passwordHash, ...unlocked, resetTokenHash: null, resetSentMs: null }),
    setLock: (id: number, lock: AccountLock) => update(id, lock),
    isProven: (id: number): boolean => customers.find({ id, emailProven: true }) !== undefined,
    setProven: (id: number) => update(id, { emailProven: true }),
    /** Removes the account's password; a reset link can set a new one. */
    dropPassword: (id: number) => update(id, { passwordHash: null }),
    failures: (userType: UserType, userName: string) => failures.find({ userType, userName }),
    /** Undefined clears them. */
    setFailures: (userType: UserType, userName: string, log: Failures | undefined): void => {
      if (log === undefined) deleteRows(db, 'sign_in_failure', { userType, userName });
      else execute(db, SET_FAILURES, userType, userName, log.failures, log.expiresMs);
    },
    /** Deletes all failures that have expired at this time (ms). */
    deleteExpired: (nowMs: number) =>
      execute(db, 'DELETE FROM sign_in_failure WHERE expires_ms <= ?', nowMs),
  };
}
