import { z } from 'zod';
import { flag, idText, number, text } from '../wire-values.ts';
import { endpoint } from './endpoint.ts';

const amount = number.nullish();

const priceAlert = z.looseObject({
  id: idText,
  sku: z.string(),
  name: text,
  in_stock: flag.nullish(),
  price_when_added: amount,
  price: amount,
  dropped_by: amount,
  notified_price: amount,
  notified_at: text,
  created_at: text,
});
/** A price alert (docs/wire/alerts.md). */
export type PriceAlertResponse = z.infer<typeof priceAlert>;

const savedSearch = z.looseObject({
  id: idText,
  name: z.string(),
  query: z.string(),
  created_at: text,
  new_count: amount,
});
/** A saved search (docs/wire/alerts.md). */
export type SavedSearchResponse = z.infer<typeof savedSearch>;

/** What taking something back answers: true, or an object with a message. Nothing of it is used. */
const done = z.unknown();

/** Price alerts and saved searches. `{customer}` is the number of the token's customer. */
export const alertEndpoints = {
  priceAlerts: endpoint('GET', '/V1/price/alerts/{customer}', z.array(priceAlert))(),
  priceAlertAdd: endpoint('POST', '/V1/price-alert/me/', priceAlert)<{ readonly sku: string }>(),
  priceAlertRemove: endpoint('DELETE', '/V1/price-alert/me/{id}', done)(),
  savedSearches: endpoint('GET', '/V1/saved-search/me', z.array(savedSearch))(),
  savedSearchAdd: endpoint('POST', '/V1/saved-search/add', savedSearch)<{
    readonly name: string;
    readonly query: string;
  }>(),
  savedSearchRemove: endpoint('POST', '/V1/saved-search/remove', done)<{ readonly id: number }>(),
} as const;
