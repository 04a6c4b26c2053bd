import { badRequest } from '../errors.ts';
import type { IndexContext } from '../index/context.ts';
import type { RawParams } from '../types.ts';
import { evaluate, type Mask } from './filters/evaluate.ts';
import { and, type Expression } from './filters/expression.ts';
import { parseFacetFilter, parseNested, parseTagFilter } from './filters/facet-filters.ts';
import { parseFilters } from './filters/grammar.ts';
import { parseNumericFilter } from './filters/numeric-filters.ts';

/** What the filters of a request request together; null without any. Throws 400 on a wrong one. */
export function parseExpression(raw: RawParams): Expression | null {
  const parts: (Expression | null)[] = [];
  if (raw.filters !== undefined && raw.filters !== null) {
    if (typeof raw.filters !== 'string')
      throw badRequest('Invalid value for "filters" parameter, expected string');
    parts.push(parseFilters(raw.filters));
  }
  const nested = [
    ['facetFilters', parseFacetFilter],
    ['numericFilters', parseNumericFilter],
    ['tagFilters', parseTagFilter],
  ] as const;
  for (const [name, parse] of nested) {
    const value = raw[name];
    if (value !== undefined && value !== null) parts.push(parseNested(value, name, parse));
  }
  const given = parts.filter((part) => part !== null);
  return given.length === 0 ? null : and(given);
}

/** The documents that exist and pass the filters of a request. */
export function filterMask(context: IndexContext, raw: RawParams): Mask {
  const { view } = context;
  const live = view.live.slice(0, view.size);
  const expression = parseExpression(raw);
  if (!expression) return live;
  const mask = evaluate({ view, declared: context.facets }, expression);
  for (let doc = 0; doc < mask.length; doc++) mask[doc] = Number(mask[doc]) & Number(live[doc]);
  return mask;
}
