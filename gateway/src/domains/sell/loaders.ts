import type { RestReads } from '../../calls/rest-reads.ts';
import type { SellDesigner, SellItemFilter, SellTerms } from '../../generated/types.ts';
import type { CommerceRest } from '../../sources/commerce-rest/client.ts';
import { sellEndpoints } from '../../sources/commerce-rest/sell-endpoints.ts';
import type { SwrCache } from '../../sources/swr-cache.ts';
import { toSellItem, toSellItemPage } from './mappers.ts';
import type { SellItemModel, SellItemPageModel } from './models.ts';
import { toDesigners, toTerms } from './public-mappers.ts';

/** Which of a customer's items. */
export interface SellListQuery {
  /** 1-based. */
  readonly page: number;
  readonly itemsPerPage: number;
  readonly filters: readonly SellItemFilter[];
}

/** What selling reads; nothing twice in one request. */
export interface SellLoaders {
  readonly item: (id: string) => Promise<SellItemModel>;
  readonly list: (query: SellListQuery) => Promise<SellItemPageModel>;
  /** Public, so it is kept for a short while. */
  readonly designers: () => Promise<readonly SellDesigner[]>;
  /** Public, so it is kept for a short while. */
  readonly terms: () => Promise<SellTerms>;
}

declare module '../../context.ts' {
  interface Loaders {
    readonly sell: SellLoaders;
  }
}

/** What selling needs from the gateway. */
export interface SellDeps {
  readonly rest: CommerceRest;
  readonly requestId: string;
  readonly reads: RestReads;
  /** Keeps public answers for a short while. */
  readonly answers: SwrCache;
}

const codeOf = (filter: SellItemFilter): string =>
  filter === 'TO_SHIP' ? 'to-ship' : filter.toLowerCase();

const toQuery = ({ page, itemsPerPage, filters }: SellListQuery): Record<string, string> => ({
  page: String(page),
  itemsPerPage: String(itemsPerPage),
  ...(filters.length === 0 ? {} : { filters: filters.map(codeOf).join(',') }),
});

/** Sell loaders of one request. */
export const createSellLoaders = ({ rest, requestId, reads, answers }: SellDeps): SellLoaders => {
  return {
    item: async (id) =>
      toSellItem(await reads.authenticated(sellEndpoints.read, { params: { item: id } })),
    list: async (list) =>
      toSellItemPage(await reads.authenticated(sellEndpoints.list, { query: toQuery(list) })),
    designers: () =>
      answers.get('sell-designers', async () =>
        toDesigners(await rest.call(sellEndpoints.designers, { requestId })),
      ),
    terms: () =>
      answers.get('sell-terms', async () =>
        toTerms(await rest.call(sellEndpoints.terms, { requestId })),
      ),
  };
};
