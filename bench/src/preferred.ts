import { readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Linux holds the processes of a session together, and `nice` counts only within such a group; the group has its own. */
const GROUP = '/proc/self/autogroup';

const groupsNice = (): string | null => {
  try {
    return /nice (-?\d+)/.exec(readFileSync(GROUP, 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
};

const attempt = (change: () => void): void => {
  try {
    change();
  } catch {
    // Whoever may not is measured among equals.
  }
};

/**
 * Runs `job`, and what it starts, before what else the machine does, so that times are the product's and not its
 * neighbours'. Only the superuser of a Linux machine may do so; for others nothing changes.
 */
export const preferred = async <T>(job: () => Promise<T>): Promise<T> => {
  const [own, group] = [getPriority(), groupsNice()];
  const { PRIORITY_HIGHEST } = constants.priority;
  attempt(() => setPriority(PRIORITY_HIGHEST));
  if (group !== null) attempt(() => writeFileSync(GROUP, String(PRIORITY_HIGHEST)));
  try {
    return await job();
  } finally {
    attempt(() => setPriority(own));
    if (group !== null) attempt(() => writeFileSync(GROUP, group));
  }
};
