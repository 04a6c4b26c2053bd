import type { IndexContext } from '../index/context.ts';
import { evaluate } from '../query/filters/evaluate.ts';
import type { Expression } from '../query/filters/expression.ts';
import { parseFacetFilter, parseNested } from '../query/filters/facet-filters.ts';
import type { RawParams } from '../types.ts';

/** The greatest sum of scores that is distinguished. */
export const MAX_FILTER_SCORE = 4095;

function getScore(expression: Expression): number {
  if (expression.kind === 'facet') return expression.score;
  return expression.kind === 'not' ? getScore(expression.part) : 1;
}

/** Per document the score of the best filter of one OR. */
function getBest(context: IndexContext, group: Expression): Int32Array {
  const { view, facets: declared } = context;
  const best = new Int32Array(view.size);
  for (const part of group.kind === 'or' ? group.parts : [group]) {
    const mask = evaluate({ view, declared }, part);
    const score = getScore(part);
    for (let doc = 0; doc < best.length; doc++)
      best[doc] = Math.max(Number(best[doc]), Number(mask[doc]) * score);
  }
  return best;
}

/**
 * How well each document meets the `optionalFilters`: each AND part gives the score of its best
 * filter (1 unless `<score=n>`). Null when there are none.
 */
export function optionalScores(context: IndexContext, raw: RawParams): Int32Array | null {
  if (raw.optionalFilters === undefined || raw.optionalFilters === null) return null;
  const expression = parseNested(raw.optionalFilters, 'optionalFilters', parseFacetFilter);
  if (!expression) return null;
  const groups = expression.kind === 'and' ? expression.parts : [expression];
  const totals = new Int32Array(context.view.size);
  for (const best of groups.map((group) => getBest(context, group)))
    for (let doc = 0; doc < totals.length; doc++)
      totals[doc] = Number(totals[doc]) + Number(best[doc]);
  return totals;
}
