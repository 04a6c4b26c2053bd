import pidusage from 'pidusage';

/** The resident memory of a running process in MB. */
export const residentMegabytes = async (pid: number): Promise<number> =>
  (await pidusage(pid)).memory / 1_000_000;
