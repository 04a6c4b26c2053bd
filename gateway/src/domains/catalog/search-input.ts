import { badInput, within } from '../../core/input.ts';
import type { QueryProductSearchArgs } from '../../generated/types.ts';
import type { ProductSearch } from './search-plan.ts';

const MAX_TERM = 512;
const MAX_GROUPS = 10;
const MAX_VALUES = 50;
const MAX_PAGE_SIZE = 100;

const checkFilters = (filters: ReadonlyMap<string, readonly string[]>): void => {
  if (filters.size > MAX_GROUPS)
    throw badInput(`filters may name at most ${MAX_GROUPS} attributes.`);
  for (const [code, values] of filters) {
    if (!/^[\w.]{1,64}$/.test(code)) throw badInput('filters: a code is not an attribute code.');
    if (values.length > MAX_VALUES) {
      throw badInput(`filters: at most ${MAX_VALUES} values for ${code}.`);
    }
  }
};

const toFilters = (args: QueryProductSearchArgs): Map<string, string[]> => {
  const filters = new Map<string, string[]>();
  for (const { code, values } of args.filters ?? []) {
    if (values.length === 0) continue;
    filters.set(code, [...new Set([...(filters.get(code) ?? []), ...values])]);
  }
  checkFilters(filters);
  return filters;
};

/**
 * The arguments of productSearch with their limits checked and defaults applied.
 * @throws {GraphQLError} BAD_USER_INPUT naming the argument that is out of its limits.
 */
export const toProductSearch = (args: QueryProductSearchArgs): ProductSearch => {
  const term = (args.term ?? '').trim();
  if (term.length > MAX_TERM) throw badInput(`term may have at most ${MAX_TERM} characters.`);
  return {
    term,
    categoryId: args.categoryId ?? null,
    filters: toFilters(args),
    price: { min: args.price?.min ?? null, max: args.price?.max ?? null },
    includeSold: args.includeSold,
    sort: args.sort ?? (term === '' ? 'NAME_ASC' : 'RELEVANCE'),
    page: within('page', args.page, [1, 100_000]),
    pageSize: within('pageSize', args.pageSize, [1, MAX_PAGE_SIZE]),
  };
};
