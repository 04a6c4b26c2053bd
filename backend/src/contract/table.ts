import type { Result } from './suite/run.ts';

const signs = { pass: 'ok', fail: 'FAIL', 'left out': 'left out' } as const;

/** One case as a line of the table, and what is to be said about it. */
export function resultLines({ call, name, stock, outcome, remarks }: Result): string {
  const columns = [call.padEnd(52), name.padEnd(58), (stock ? 'stock' : 'own').padEnd(6)];
  const line = `${columns.join(' ')} ${signs[outcome]}`;
  return [line, ...remarks.map((remark) => `    ${remark}`)].join('\n');
}

/** How many of each outcome there are, and what each failure was, at the end of the table. */
export function summary(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  const calls = new Set(results.map(({ call }) => call)).size;
  return `${calls} calls, ${results.length} cases: ${count('pass')} passed, ${count('fail')} failed, ${count('left out')} left out`;
}
