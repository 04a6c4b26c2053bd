import { readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/**
 * Linux schedules the processes of a session as an autogroup: `nice` applies within the group, which has its own nice
 * value.
 */
const AUTOGROUP = '/proc/self/autogroup';

const readGroupNice = (): string | null => {
  try {
    return /nice (-?\d+)/.exec(readFileSync(AUTOGROUP, 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
};

const attempt = (change: () => void): void => {
  try {
    change();
  } catch {
    // Without the permission, the benchmark runs at normal priority.
  }
};

/**
 * Runs `job` and its child processes at the highest priority, so that other processes do not distort the times.
 * Needs root on Linux; has no effect otherwise.
 */
export const withHighPriority = async <T>(job: () => Promise<T>): Promise<T> => {
  const own = getPriority();
  const group = readGroupNice();
  const { PRIORITY_HIGHEST } = constants.priority;
  attempt(() => setPriority(PRIORITY_HIGHEST));
  if (group !== null) attempt(() => writeFileSync(AUTOGROUP, String(PRIORITY_HIGHEST)));
  try {
    return await job();
  } finally {
    attempt(() => setPriority(own));
    if (group !== null) attempt(() => writeFileSync(AUTOGROUP, group));
  }
};
