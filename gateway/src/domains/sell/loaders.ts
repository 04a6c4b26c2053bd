import { createListedLoader } from '../../calls/rest-calls.ts';
import type { LoaderContext } from '../../context.ts';
import { createError } from '../../core/errors.ts';
import { isNumericId } from '../../core/values.ts';
import type { QuerySellItemsArgs, SellItemFilter } from '../../generated/types.ts';
import { sellEndpoints } from '../../sources/commerce-rest/sell-endpoints.ts';

function toFilterCode(filter: SellItemFilter): string {
  return filter === 'TO_SHIP' ? 'to-ship' : filter.toLowerCase();
}

function toQuery({ page, itemsPerPage, filters }: QuerySellItemsArgs): Record<string, string> {
  return {
    page: String(page),
    itemsPerPage: String(itemsPerPage),
    ...(filters.length === 0 ? {} : { filters: filters.map(toFilterCode).join(',') }),
  };
}

/** A list of the newest items has the most of them that a page may have. */
const NEWEST: QuerySellItemsArgs = { page: 1, itemsPerPage: 100, filters: [] };

/** The back end rejects an id that is not a number as an invalid request. */
function requireNumericId(id: string, message: string): void {
  if (!isNumericId(id)) throw createError('NOT_FOUND', message);
}

export function createSellLoaders({ rest, requestId, reads, publicCache }: LoaderContext) {
  const own = reads.authenticated;
  const items = createListedLoader({
    hasId: (item, id) => item.id === id,
    readAll: async () => (await own(sellEndpoints.list, { query: toQuery(NEWEST) })).items,
    readOne: (id) => own(sellEndpoints.read, { params: { item: id } }),
  });
  const drafts = createListedLoader({
    hasId: (draft, id) => draft.id === id,
    readAll: () => own(sellEndpoints.drafts),
    readOne: (id) => own(sellEndpoints.draft, { params: { draft: id } }),
  });
  return {
    /** @throws NOT_FOUND, or a CommerceError with status 404, if it is not the customer's. */
    item: async (id: string) => {
      requireNumericId(id, 'Item not found.');
      return items.load(id);
    },
    drafts: () => own(sellEndpoints.drafts),
    /** @throws NOT_FOUND, or a CommerceError with status 404, if it is not the customer's. */
    draft: async (id: string) => {
      requireNumericId(id, 'Draft not found.');
      return drafts.load(id);
    },
    list: (list: QuerySellItemsArgs) => own(sellEndpoints.list, { query: toQuery(list) }),
    designers: () =>
      publicCache.get('sell-designers', () => rest.call(sellEndpoints.designers, { requestId })),
    terms: () => publicCache.get('sell-terms', () => rest.call(sellEndpoints.terms, { requestId })),
  };
}
