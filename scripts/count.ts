import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.ts';

/** Number of tests by result. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** Absolute path of the test file. */
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
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

/** The failed tests of Vitest's JSON report, each with its file; of a file that could not be run, the file alone. */
export function listFailedTests(file: string): readonly string[] {
  const failed = read<VitestReport>(file)?.testResults.filter(({ status }) => status === 'failed');
  return (failed ?? []).flatMap(({ name, assertionResults }) => {
    const path = relative(root, name);
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    return tests.length === 0 ? [path] : tests.map(({ fullName }) => `${path} "${fullName}"`);
  });
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
