import type { IndexContext } from './context.ts';
import { badRequest } from './errors.ts';
import type { Matched } from './match.ts';
import { paramOrSetting } from './params.ts';
import { selectHits } from './select.ts';
import type { RawParams } from './types.ts';

/** How many hits of a group are shown: 0 for all. Throws 400 above 4. */
function groupLimit(context: IndexContext, raw: RawParams): number {
  const given = paramOrSetting(raw, context.settings, 'distinct') ?? 0;
  const limit = given === 'true' || given === true ? 1 : given === 'false' ? 0 : Number(given);
  if (Number.isInteger(limit) && limit >= 0 && limit <= 4) return limit;
  throw badRequest('Invalid value for "distinct" parameter, expected a boolean or 0 to 4');
}

/**
 * With `distinct` and `attributeForDistinct`: the best hits of each group, in order of ranking.
 * Null when the request does not ask for it. Records without the attribute are groups of their own.
 */
export function distinctHits(
  context: IndexContext,
  matched: Matched,
  raw: RawParams,
): number[] | null {
  const attribute = context.settings.attributeForDistinct;
  const limit = groupLimit(context, raw);
  if (limit === 0 || typeof attribute !== 'string') return null;
  const texts = context.view.texts.get(attribute)?.texts;
  const numbers = context.view.numbers.get(attribute)?.numbers;
  const seen = new Map<string | number, number>();
  return selectHits(context, matched, { offset: 0, length: matched.docs.length }).filter((doc) => {
    const group = texts?.[doc] ?? numbers?.[doc] ?? Number.NaN;
    if (Number.isNaN(group)) return true;
    const count = (seen.get(group) ?? 0) + 1;
    seen.set(group, count);
    return count <= limit;
  });
}
