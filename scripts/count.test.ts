import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countVitest, listFailedTests, sum } from './count.ts';
import { root } from './paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'encore-count-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (name: string, content: object): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('adds up the results of both test runners', () => {
  const unit = report('unit.json', { numPassedTests: 7, numFailedTests: 1 });
  const browser = report('browser.json', { stats: { expected: 3, unexpected: 0, flaky: 2 } });
  expect(sum([countVitest(unit), countPlaywright(browser)])).toEqual({ passed: 12, failed: 1 });
});

test('a missing report counts as zero tests', () => {
  expect(countVitest(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
});

test('lists failed tests by file and title, and files that could not be run', () => {
  const unit = report('failures.json', {
    testResults: [
      { name: join(root, 'web/a.test.ts'), status: 'passed', assertionResults: [] },
      {
        name: join(root, 'web/b.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'removes' },
        ],
      },
      { name: join(root, 'web/c.test.ts'), status: 'failed', assertionResults: [] },
    ],
  });
  expect(listFailedTests(unit)).toEqual(['web/b.test.ts "removes"', 'web/c.test.ts']);
  expect(listFailedTests(join(folder, 'none.json'))).toEqual([]);
});
