import { isDiskFull } from '../db/disk-full.ts';
import { MagentoError } from './webapi/errors.ts';

/** A service of someone else gave no response: nothing of this program is wrong, so no stack is worth a line. */
export class Outage extends Error {}

const QUIET_MS = 60_000;

interface FaultLogOptions {
  /** Standard error when left out. */
  readonly write?: (...parts: unknown[]) => void;
  /** The time in milliseconds; the clock when left out. */
  readonly now?: () => number;
}

const getCode = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return getCode(error.cause) || error.name;
};

/** Faults that have the same words for a person who reads the log. */
const getKind = (error: unknown): string =>
  error instanceof Outage ? `${error.name} ${getCode(error.cause)}` : String(error);

/** A fault as it is logged: one line where its place in the program says nothing, such as on a full disk. */
export function loggedFault(error: unknown): unknown {
  if (isDiskFull(error)) return 'The disk is full: nothing can be written.';
  if (error instanceof MagentoError) return error.message;
  if (!(error instanceof Outage)) return error;
  const parts = [error.name, error.message, getCode(error.cause)];
  return parts.filter((part) => part !== '').join(' · ');
}

/**
 * Creates the log of repeated work's faults: it writes a kind of fault
 * once a minute at most, with how often it came in between. An outage takes one line.
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
