import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { exitOnSignals } from './children.ts';
import { ensureRedis } from './redis.ts';
import { checkArguments, main } from './report.ts';
import { runStep, type Step } from './steps.ts';

const step = (name: string, command: string, ...args: string[]): Step => ({ name, command, args });

const generated = step(
  'generated files are clean',
  process.execPath,
  'scripts/codegen.ts',
  '--check',
);

const checks: readonly Step[] = [
  step('types: scripts, backend, indexer, doctor, bench', 'tsc', '-p', '.'),
  step('types: gateway', 'tsc', '-p', 'gateway'),
  step('types: web', 'npm', 'run', '--silent', 'typecheck', '--workspace', '@encore/web'),
  step('format and lint', 'biome', 'check', '--error-on-warnings'),
  step('words', process.execPath, 'scripts/words.ts'),
  step(
    'GraphQL and security lint',
    'eslint',
    'schema',
    'backend/src',
    'doctor/src',
    'gateway/src',
    'indexer/src',
    'web/src',
    'web/server',
    '--max-warnings',
    '0',
  ),
  step('secrets', 'secretlint', '**/*'),
  step(
    'lock file',
    'lockfile-lint',
    '--path',
    'package-lock.json',
    '--validate-https',
    '--validate-integrity',
    '--validate-package-names',
    '--allowed-hosts',
    'npm',
  ),
  step('schema compatibility', process.execPath, 'scripts/schema-check.ts'),
  step(
    'dependency rules',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'gateway',
    'web',
    'backend',
    'indexer',
    'doctor',
    'bench',
  ),
  step(
    'dead code and dependencies',
    'knip',
    '--no-progress',
    '--no-gitignore',
    '--no-config-hints',
  ),
];

// Tests with several processes may share two cores; Vitest reports tests that passed on retry.
const retry = process.env.CI ? ['--retry=1'] : [];
const vitest = ['run', '--config', 'vitest.workspace.ts', '--reporter=default', ...retry];

const tests = (report: string | undefined): Step =>
  step(
    'unit and contract tests',
    'vitest',
    ...vitest,
    ...(report === undefined
      ? ['--tagsFilter=!simulation']
      : ['--reporter=json', `--outputFile.json=${report}`]),
  );

/**
 * Runs all checks except the browser tests, as many at a time as there are cores, and then the unit tests. Prints one
 * line per check; returns the names of those that failed. With `report`, it runs the simulations, too, and writes
 * Vitest's JSON report to that file.
 */
export async function verify(report?: string): Promise<readonly string[]> {
  const failed: string[] = [];
  const run = async (check: Step, showOutput = false): Promise<void> => {
    if (!(await runStep(check, showOutput))) failed.push(check.name);
  };
  // First, because it writes the files that the others read.
  await run(generated);
  await pLimit(availableParallelism()).map(checks, (check) => run(check));
  ensureRedis();
  await run(tests(report), true);
  return failed;
}

if (import.meta.main) {
  await main(async () => {
    checkArguments();
    exitOnSignals();
    return (await verify()).length === 0 ? 0 : 1;
  });
}
