/** The number of the Vitest worker, from 1; 0 outside of Vitest. */
export const workerNumber = Number(process.env.VITEST_POOL_ID ?? 0);
