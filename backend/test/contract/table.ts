import type { Result } from './runner/run.ts';

const signs = { pass: 'ok', fail: 'FAIL', 'left out': 'left out' } as const;

const SLOW_MS = 1000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** One case as a line of the table, and what is to be said about it. */
export function resultLines({ call, name, stock, outcome, remarks, ms }: Result): string {
  const columns = [call.padEnd(52), name.padEnd(58), (stock ? 'stock' : 'own').padEnd(6)];
  const took = ms < SLOW_MS ? '' : ` (${seconds(ms)})`;
  const line = `${columns.join(' ')} ${signs[outcome]}${took}`;
  return [line, ...remarks.map((remark) => `    ${remark}`)].join('\n');
}

/** How far the suite is, for anyone who sees only failures. */
export const howFar = (results: readonly Result[], all: number): string => {
  const failed = results.filter(({ outcome }) => outcome === 'fail').length;
  return `… ${results.length} of ${all} cases, ${failed} failed (${results.at(-1)?.call})`;
};

/** How many of each outcome there are and how long they took, at the end of the table. */
export function summary(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  const slow = results.filter(({ ms }) => ms >= SLOW_MS).length;
  const took = results.reduce((sum, { ms }) => sum + ms, 0);
  const calls = new Set(results.map(({ call }) => call)).size;
  return `${calls} calls, ${results.length} cases: ${count('pass')} passed, ${count('fail')} failed, ${count('left out')} left out, in ${seconds(took)}${slow > 0 ? `; ${slow} took more than a second` : ''}`;
}
