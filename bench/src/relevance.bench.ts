import { evaluateRelevance, goodShare } from './relevance/evaluate.ts';
import type { Row } from './row.ts';

/** The least share of queries, in percent, that find what was asked for. */
const LEAST_GOOD = 95;

/** Measures how many of a shopper's queries find first what was asked for, in the demo catalogue, and prints those that do not. */
export async function runRelevanceBench(): Promise<Row[]> {
  const results = evaluateRelevance();
  for (const { query, misfits } of results.filter(({ isGood }) => !isGood))
    console.log(`"${query}" finds ${misfits.length === 0 ? 'nothing' : misfits.join(' · ')}`);
  const measured = goodShare(results) * 100;
  return [
    {
      name: `relevance: ${results.length} queries with the right first five`,
      measured,
      unit: '%',
      goal: `at least ${LEAST_GOOD}%`,
      met: measured >= LEAST_GOOD,
    },
  ];
}
