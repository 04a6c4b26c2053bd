import type { DatabaseSync } from 'node:sqlite';
import { badInput, noSuchEntity, notAuthorized, required } from '../../shared/webapi/errors.ts';
import { customerRoute, type Route } from '../../shared/webapi/route.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import { finalPrice, isSalable } from '../catalog/rules.ts';
import type { CatalogProduct } from '../catalog/types.ts';
import { createPriceAlertStore, type PriceAlert } from './price-alerts.ts';
import { droppedBy, isSelective, listingAddress, readListing } from './rules.ts';
import { createSavedSearchStore, type SavedSearch } from './saved-searches.ts';
import { filterCodes } from './watch.ts';

/** A price alert in the format of docs/wire/alerts.md, in dollars. */
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

/** A saved search in the format of docs/wire/alerts.md. */
const savedSearchView = ({ id, name, query, createdAt, newCount }: SavedSearch) => ({
  id,
  name,
  query,
  created_at: createdAt,
  new_count: newCount,
});

/** Limit per customer, because each search runs for every new item. */
const MAX_SEARCHES = 100;
const MAX_NAME_LENGTH = 100;
const MAX_QUERY_LENGTH = 2000;

/** The name and query to store. @throws 400 for an invalid search */
function toSearch(given: Pick<SavedSearch, 'name' | 'query'>) {
  const name = given.name.trim();
  const query = listingAddress(given.query);
  if (name === '') throw required('name');
  if (name.length > MAX_NAME_LENGTH || query.length > MAX_QUERY_LENGTH) {
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
    customerRoute.get('/saved-search/me', {}, ({ customerId }) =>
      searches.of(customerId).map(savedSearchView),
    ),
    customerRoute.post(
      '/saved-search/add',
      { name: 'string', query: 'string' },
      ({ args, customerId }) => {
        const search = toSearch(args);
        const others = searches.of(customerId).filter(({ query }) => query !== search.query);
        if (others.length >= MAX_SEARCHES) {
          throw badInput('You can have up to %1 saved searches.', [String(MAX_SEARCHES)]);
        }
        return savedSearchView(searches.save(customerId, search));
      },
    ),
    customerRoute.post('/saved-search/remove', { id: 'int' }, ({ args: { id }, customerId }) => {
      if (!searches.remove(customerId, id)) throw noSuchEntity('id', id);
      return true;
    }),
  ];
}

interface AlertDependencies {
  readonly db: DatabaseSync;
  readonly now: () => number;
}

const MAX_ALERTS = 500;

function priceAlertRoutes({ db, now }: AlertDependencies): Route[] {
  const alerts = createPriceAlertStore(db, now);
  const catalog = createCatalogRepository(db);
  return [
    customerRoute.get('/price/alerts/:id', { id: 'string' }, ({ args, customerId }) => {
      if (![String(customerId), 'me'].includes(args.id)) {
        throw notAuthorized('Magento_Customer::customer');
      }
      return alerts.of(customerId).map((alert) => priceAlertView(alert, catalog.bySku(alert.sku)));
    }),
    customerRoute.post('/price-alert/me', { sku: 'string' }, ({ args, customerId }) => {
      const product = catalog.bySku(args.sku);
      if (product?.enabled !== true) throw noSuchEntity('sku', args.sku);
      const others = alerts.of(customerId).filter(({ sku }) => sku !== product.sku);
      if (others.length >= MAX_ALERTS) {
        throw badInput('You can have up to %1 price alerts.', [String(MAX_ALERTS)]);
      }
      const cents = Math.round(finalPrice(product) * 100);
      return priceAlertView(alerts.add(customerId, { sku: product.sku, cents }), product);
    }),
    customerRoute.delete('/price-alert/me/:id', { id: 'int' }, ({ args: { id }, customerId }) => {
      if (!alerts.remove(customerId, id)) throw noSuchEntity('id', id);
      return true;
    }),
  ];
}

/** Price alerts and saved searches, described in docs/wire/alerts.md. */
export const alertRoutes = (options: AlertDependencies): Route[] => [
  ...priceAlertRoutes(options),
  ...savedSearchRoutes(options),
];
