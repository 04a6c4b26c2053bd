import { evaluateRelevance, goodShare } from './relevance/evaluate.ts';
import type { Row } from './row.ts';

/** Minimum percentage of queries with relevant results. */
const MIN_GOOD = 95;

/** Measures how many typical queries have only relevant top results in the demo catalog, and prints the others. */
export async function runRelevanceBench(): Promise<Row[]> {
  const results = evaluateRelevance();
  for (const { query, misfits } of results.filter(({ isGood }) => !isGood))
    console.log(`"${query}" returns ${misfits.length === 0 ? 'nothing' : misfits.join(' · ')}`);
  const measured = goodShare(results) * 100;
  return [
    {
      name: `relevance: ${results.length} queries with five relevant top results`,
      measured,
      unit: '%',
      goal: `at least ${MIN_GOOD}%`,
      met: measured >= MIN_GOOD,
    },
  ];
}
