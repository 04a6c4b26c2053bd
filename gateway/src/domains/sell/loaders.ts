import { createListedLoader } from '../../calls/rest-calls.ts';
import type { LoaderContext } from '../../context.ts';
import { createError, isNumericId } from '../../core/errors.ts';
import type { QuerySellItemsArgs, SellItemFilter } from '../../generated/types.ts';
import { sellEndpoints } from '../../sources/commerce-rest/sell-endpoints.ts';
import type {
  DraftResponse,
  SellItemResponse,
} from '../../sources/commerce-rest/sell-responses.ts';
import { toDesigners, toDraft, toSellItem, toSellItemPage, toTerms } from './mappers.ts';

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
  const items = createListedLoader<SellItemResponse>({
    hasId: ({ itemId }, id) => itemId === id,
    readAll: async () => (await own(sellEndpoints.list, { query: toQuery(NEWEST) })).items,
    readOne: (id) => own(sellEndpoints.read, { params: { item: id } }),
  });
  const drafts = createListedLoader<DraftResponse>({
    hasId: ({ draftId }, id) => draftId === id,
    readAll: () => own(sellEndpoints.drafts),
    readOne: (id) => own(sellEndpoints.draft, { params: { draft: id } }),
  });
  return {
    /** @throws NOT_FOUND, or a CommerceError with status 404, if it is not the customer's. */
    item: async (id: string) => {
      requireNumericId(id, 'Item not found.');
      const item = await items.load(id);
      return item && toSellItem(item);
    },
    drafts: async () => (await own(sellEndpoints.drafts)).map(toDraft),
    /** @throws NOT_FOUND, or a CommerceError with status 404, if it is not the customer's. */
    draft: async (id: string) => {
      requireNumericId(id, 'Draft not found.');
      const draft = await drafts.load(id);
      return draft && toDraft(draft);
    },
    list: async (list: QuerySellItemsArgs) =>
      toSellItemPage(await own(sellEndpoints.list, { query: toQuery(list) })),
    designers: () =>
      publicCache.get('sell-designers', async () =>
        toDesigners(await rest.call(sellEndpoints.designers, { requestId })),
      ),
    terms: () =>
      publicCache.get('sell-terms', async () =>
        toTerms(await rest.call(sellEndpoints.terms, { requestId })),
      ),
  };
}
