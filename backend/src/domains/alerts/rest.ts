import type { DatabaseSync } from 'node:sqlite';
import { badInput, noSuchEntity, notAuthorized, required } from '../../shared/webapi/errors.ts';
import { type Call, getCustomerId, type Route, route } from '../../shared/webapi/route.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import { finalPrice, isSalable } from '../catalog/rules.ts';
import type { CatalogProduct } from '../catalog/types.ts';
import { createPriceAlertStore, type PriceAlert } from './price-alerts.ts';
import { droppedBy, isSelective, listingAddress, readListing } from './rules.ts';
import { createSavedSearchStore, type SavedSearch } from './saved-searches.ts';
import { filterCodes } from './watch.ts';

/** A price alert as the shop's own module returns it (docs/wire/alerts.md). Dollars. */
function priceAlertView(alert: PriceAlert, product: CatalogProduct | undefined) {
  const whenAdded = alert.priceCents / 100;
  const price = product === undefined ? null : finalPrice(product);
  return {
    id: alert.id,
    customer_id: alert.customerId,
    sku: alert.sku,
    product_id: product?.id ?? null,
    name: product?.name ?? null,
    url_key: product?.urlKey ?? null,
    image_url: product?.image ?? null,
    in_stock: product !== undefined && isSalable(product),
    price_when_added: whenAdded,
    price,
    dropped_by: price === null ? 0 : droppedBy(whenAdded, price),
    notified_price: alert.notifiedCents === null ? null : alert.notifiedCents / 100,
    notified_at: alert.notifiedAt,
    created_at: alert.createdAt,
  };
}

/** A saved search as the shop's own module returns it. */
const savedSearchView = ({ id, name, query, createdAt, newCount }: SavedSearch) => ({
  id,
  name,
  query,
  created_at: createdAt,
  new_count: newCount,
});

/** How many a customer may have: each is run again for every new item. */
const MOST_SEARCHES = 100;
const LONGEST_NAME = 100;
const LONGEST_QUERY = 2000;

/** Name and address as they are stored. @throws {WebapiError} 400 for what cannot be saved. */
function toSearch({ args }: Call): { name: string; query: string } {
  const name = String(args.name).trim();
  const query = listingAddress(String(args.query));
  if (name === '') throw required('name');
  if (name.length > LONGEST_NAME || query.length > LONGEST_QUERY) {
    throw badInput('The search is too long to save.');
  }
  if (!isSelective(readListing(query, filterCodes))) {
    throw badInput('The search needs a search term or a filter.');
  }
  return { name, query };
}

function savedSearchRoutes(options: {
  readonly db: DatabaseSync;
  readonly now: () => number;
}): Route[] {
  const searches = createSavedSearchStore(options.db, options.now);
  return [
    route.get('/saved-search/me', { access: 'self' }, (call) =>
      searches.of(getCustomerId(call)).map(savedSearchView),
    ),
    route.post(
      '/saved-search/add',
      { access: 'self', parameters: { name: 'string', query: 'string' } },
      (call) => {
        const search = toSearch(call);
        const others = searches
          .of(getCustomerId(call))
          .filter(({ query }) => query !== search.query);
        if (others.length >= MOST_SEARCHES) {
          throw badInput('You can have up to %1 saved searches.', [String(MOST_SEARCHES)]);
        }
        return savedSearchView(searches.save(getCustomerId(call), search));
      },
    ),
    route.post('/saved-search/remove', { access: 'self', parameters: { id: 'int' } }, (call) => {
      const removed = searches.remove(getCustomerId(call), Number(call.args.id));
      if (!removed) throw noSuchEntity('id', call.args.id);
      return true;
    }),
  ];
}

interface AlertDependencies {
  readonly db: DatabaseSync;
  readonly now: () => number;
}

const MOST_ALERTS = 500;

function priceAlertRoutes({ db, now }: AlertDependencies): Route[] {
  const alerts = createPriceAlertStore(db, now);
  const catalog = createCatalogRepository(db);
  return [
    route.get('/price/alerts/:id', { access: 'self', parameters: { id: 'string' } }, (call) => {
      const own = getCustomerId(call);
      if (![String(own), 'me'].includes(String(call.args.id))) {
        throw notAuthorized('Magento_Customer::customer');
      }
      return alerts.of(own).map((alert) => priceAlertView(alert, catalog.bySku(alert.sku)));
    }),
    route.post('/price-alert/me', { access: 'self', parameters: { sku: 'string' } }, (call) => {
      const product = catalog.bySku(String(call.args.sku));
      if (product?.enabled !== true) throw noSuchEntity('sku', call.args.sku);
      const others = alerts.of(getCustomerId(call)).filter(({ sku }) => sku !== product.sku);
      if (others.length >= MOST_ALERTS) {
        throw badInput('You can have up to %1 price alerts.', [String(MOST_ALERTS)]);
      }
      const cents = Math.round(finalPrice(product) * 100);
      const alert = alerts.add(getCustomerId(call), { sku: product.sku, cents });
      return priceAlertView(alert, product);
    }),
    route.delete('/price-alert/me/:id', { access: 'self', parameters: { id: 'int' } }, (call) => {
      const removed = alerts.remove(getCustomerId(call), Number(call.args.id));
      if (!removed) throw noSuchEntity('id', call.args.id);
      return true;
    }),
  ];
}

/** Price alerts and saved searches, described in docs/wire/alerts.md. */
export const alertRoutes = (options: AlertDependencies): Route[] => [
  ...priceAlertRoutes(options),
  ...savedSearchRoutes(options),
];
