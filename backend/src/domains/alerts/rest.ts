import type { DatabaseSync } from 'node:sqlite';
import { badInput, noSuchEntity, notAuthorized } from '../../shared/webapi/errors.ts';
import { getCustomerId, type Route, route } from '../../shared/webapi/route.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import { finalPrice } from '../catalog/rules.ts';
import { createPriceAlertStore } from './price-alerts.ts';
import { savedSearchRoutes } from './rest-searches.ts';
import { priceAlertView } from './views.ts';

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
