import { existsSync, readFileSync } from 'node:fs';

/** How many tests ran and how they ended. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

const none: Count = { passed: 0, failed: 0 };

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Reads what Vitest's JSON reporter wrote; a missing report counts nothing. */
export function countVitest(file: string): Count {
  const report = read<VitestReport>(file);
  if (report === undefined) return none;
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Reads what Playwright's JSON reporter wrote; a test that passed only when tried again has passed, and Playwright names it as flaky. */
export function countPlaywright(file: string): Count {
  const report = read<PlaywrightReport>(file);
  if (report === undefined) return none;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** Counts of several runs together. */
export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
