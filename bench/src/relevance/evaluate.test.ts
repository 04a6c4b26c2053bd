import { expect, it } from 'vitest';
import { evaluateRelevance, goodShare } from './evaluate.ts';

it('returns relevant top results for at least 95 of 100 typical queries', () => {
  const results = evaluateRelevance();
  const bad = results.filter(({ isGood }) => !isGood);
  expect(results.length).toBeGreaterThanOrEqual(120);
  expect(goodShare(results), JSON.stringify(bad, null, 2)).toBeGreaterThanOrEqual(0.95);
});
