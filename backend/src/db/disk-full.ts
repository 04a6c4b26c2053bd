const SQLITE_FULL = 13;

/** Whether something failed because no space is left to write: in a database or in a folder. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && error.errcode === SQLITE_FULL) ||
    ('code' in error && error.code === 'ENOSPC'));
