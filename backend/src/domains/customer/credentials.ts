import type { DatabaseSync } from 'node:sqlite';
import { createReader, deleteRows, execute, updateRows } from '../../db/rows.ts';
import type { UserType } from '../../shared/tokens.ts';
import { type AccountLock, type Failures, unlocked } from './sign-in.ts';

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
