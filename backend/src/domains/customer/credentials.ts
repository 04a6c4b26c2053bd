import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, type Row, updateRow } from '../../db/rows.ts';
import type { UserType } from '../../shared/tokens/jwt.ts';
import { type AccountLock, type Failures, unlocked } from './sign-in.ts';

/** The data that determines a sign-in: password hash and lock. */
export interface Credentials {
  readonly id: number;
  readonly passwordHash: string | null;
  readonly lock: AccountLock;
}

export type CredentialStore = ReturnType<typeof createCredentialStore>;

const ACCOUNT =
  'SELECT id, password_hash, failures, first_failure_ms, locked_until_ms FROM customer';

const prepareAll = (db: DatabaseSync) => ({
  byEmail: db.prepare(`${ACCOUNT} WHERE email = ?`),
  byId: db.prepare(`${ACCOUNT} WHERE id = ?`),
  staff: db.prepare('SELECT id, password_hash FROM staff_account WHERE username = ?'),
  setStaff: db.prepare(
    `INSERT INTO staff_account (username, password_hash) VALUES (?, ?)
     ON CONFLICT DO UPDATE SET password_hash = excluded.password_hash`,
  ),
  isProven: db.prepare('SELECT email_proven FROM customer WHERE id = ?'),
  failures: db.prepare('SELECT * FROM sign_in_failure WHERE user_type = ? AND user_name = ?'),
  setFailures: db.prepare(
    `INSERT INTO sign_in_failure (user_type, user_name, failures, expires_ms) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET failures = excluded.failures, expires_ms = excluded.expires_ms`,
  ),
  delete: db.prepare('DELETE FROM sign_in_failure WHERE user_type = ? AND user_name = ?'),
  deleteExpired: db.prepare('DELETE FROM sign_in_failure WHERE expires_ms <= ?'),
});

const toFailures = createRowMapper<Failures>();
const toStaff = createRowMapper<{ readonly id: number; readonly passwordHash: string }>();
const toAccount = createRowMapper<Pick<Credentials, 'id' | 'passwordHash'> & AccountLock>();

function credentials(row: Row | undefined): Credentials | undefined {
  if (row === undefined) return undefined;
  const { id, passwordHash, ...lock } = toAccount(row);
  return { id, passwordHash, lock };
}

/** Passwords, locks and failed sign-ins in the commerce database. */
export function createCredentialStore(db: DatabaseSync) {
  const sql = prepareAll(db);
  return {
    byEmail: (email: string): Credentials | undefined => credentials(sql.byEmail.get(email)),
    byId: (id: number): Credentials | undefined => credentials(sql.byId.get(id)),
    staff: (username: string) => toStaff(sql.staff.get(username)),
    /** Adds an administrator account or changes its password. */
    setStaff: (username: string, passwordHash: string): void => {
      sql.setStaff.run(username, passwordHash);
    },
    /** Sets a password, clears the lock and invalidates the reset link. */
    setPassword: (id: number, passwordHash: string): void =>
      updateRow(db, 'customer', id, {
        passwordHash,
        ...unlocked,
        resetTokenHash: null,
        resetSentMs: null,
      }),
    setLock: (id: number, lock: AccountLock): void => updateRow(db, 'customer', id, lock),
    isProven: (id: number): boolean => sql.isProven.get(id)?.email_proven === 1,
    setProven: (id: number): void => updateRow(db, 'customer', id, { emailProven: true }),
    /** Removes the account's password; a reset link can set a new one. */
    dropPassword: (id: number): void => updateRow(db, 'customer', id, { passwordHash: null }),
    failures: (type: UserType, userName: string): Failures | undefined =>
      toFailures(sql.failures.get(type, userName)),
    /** Undefined clears them. */
    setFailures: (type: UserType, userName: string, log: Failures | undefined): void => {
      if (log === undefined) sql.delete.run(type, userName);
      else sql.setFailures.run(type, userName, log.failures, log.expiresMs);
    },
    /** Deletes all failures that have expired at this time (ms). */
    deleteExpired: (nowMs: number): void => {
      sql.deleteExpired.run(nowMs);
    },
  };
}
