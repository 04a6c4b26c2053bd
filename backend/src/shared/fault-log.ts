import { MagentoError } from './webapi/errors.ts';

const SQLITE_FULL = 13;

/** Whether something failed because no space is left to write: in a database or in a folder. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && error.errcode === SQLITE_FULL) ||
    ('code' in error && error.code === 'ENOSPC'));

/** An external service did not respond. This is no bug of this program, so no stack is logged. */
export class Outage extends Error {}

const QUIET_MS = 60_000;

interface FaultLogOptions {
  /** Defaults to standard error. */
  readonly write?: (...parts: unknown[]) => void;
  /** The current time in milliseconds; defaults to the clock. */
  readonly now?: () => number;
}

const getCode = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return getCode(error.cause) || error.name;
};

/** Groups errors by their message. */
const getKind = (error: unknown): string =>
  error instanceof Outage ? `${error.name} ${getCode(error.cause)}` : String(error);

/** Formats an error for the log: one line if the stack is irrelevant, such as on a full disk. */
export function loggedFault(error: unknown): unknown {
  if (isDiskFull(error)) return 'The disk is full: nothing can be written.';
  if (error instanceof MagentoError) return error.message;
  if (!(error instanceof Outage)) return error;
  const parts = [error.name, error.message, getCode(error.cause)];
  return parts.filter((part) => part !== '').join(' · ');
}

/**
 * Creates the error log of background work: each kind of error is logged at most once a minute, with the number of
 * occurrences in between. An outage takes one line.
 */
export function createFaultLog(
  label: string,
  { write = console.error, now = Date.now }: FaultLogOptions = {},
): (error: unknown) => void {
  const lastLogged = new Map<string, { at: number; since: number }>();
  return (error) => {
    const kind = getKind(error);
    const before = lastLogged.get(kind);
    if (before !== undefined && now() - before.at < QUIET_MS) {
      before.since += 1;
      return;
    }
    const more = before?.since ? ` (${before.since} more since the last line)` : '';
    write(`${label}${more}`, loggedFault(error));
    if (lastLogged.size >= 100) lastLogged.clear();
    lastLogged.set(kind, { at: now(), since: 0 });
  };
}
