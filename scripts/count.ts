import { existsSync, readFileSync } from 'node:fs';

/** Number of tests by result. */
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

/** Reads the report of Vitest's JSON reporter; a missing report counts as zero tests. */
export function countVitest(file: string): Count {
  const report = read<VitestReport>(file);
  if (report === undefined) return none;
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Reads the report of Playwright's JSON reporter; flaky tests, which pass on retry, count as passed. */
export function countPlaywright(file: string): Count {
  const report = read<PlaywrightReport>(file);
  if (report === undefined) return none;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** Adds up the counts of several runs. */
export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
