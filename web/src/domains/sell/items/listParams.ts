import type { SellItemFilter } from './SellItem.generated.ts';

/** What the address asks of the list of items. */
export interface ListParams {
  /** A status, `TO_SHIP` or `SHIPPED`; null for all. */
  readonly filter: SellItemFilter | null;
  /** 1-based. */
  readonly page: number;
  /** Id of the item whose details are open; null for none. */
  readonly item: string | null;
  /** True when the payouts are shown in the place of the list. */
  readonly isPayouts: boolean;
}

const FILTERS: readonly SellItemFilter[] = [
  'NEW_QUOTE_REQUESTED',
  'QUOTE_READY_FOR_REVIEW',
  'QUOTE_DECLINED',
  'QUOTE_ACCEPTED',
  'ITEM_RECEIVED',
  'ITEM_RETURNED',
  'OFFER_READY_FOR_REVIEW',
  'OFFER_DECLINED',
  'ON_CONSIGNMENT',
  'WAITING_FOR_PAYMENT',
  'PAID',
  'TO_SHIP',
  'SHIPPED',
];

/** Reads an address; what it does not understand counts as left out. */
export function readListParams(params: URLSearchParams): ListParams {
  const status = params.get('status')?.toUpperCase();
  const page = Number(params.get('page') ?? 1);
  return {
    filter: FILTERS.find((filter) => filter === status) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    item: params.get('item'),
    isPayouts: params.get('view') === 'payouts',
  };
}

/** The query of a filter's address, such as `?status=quote_ready_for_review`; "" for all. */
export const searchOf = (filter: SellItemFilter | null): string =>
  filter === null ? '' : `?status=${filter.toLowerCase()}`;
