import type { DatabaseSync } from 'node:sqlite';
import { missing } from '../../shared/webapi/errors.ts';
import { adminRoute, type Route } from '../../shared/webapi/route.ts';
import { createCatalogRepository } from './repository.ts';
import { configurableViews } from './variants.ts';
import { productView } from './views.ts';

/** Path of static files in a real Magento; nothing is served there. */
const staticPath = '/static/version1795248109/';

const storeConfig = (url: string) => ({
  id: 1,
  code: 'default',
  website_id: 1,
  locale: 'en_US',
  base_currency_code: 'USD',
  default_display_currency_code: 'USD',
  timezone: 'UTC',
  weight_unit: 'lbs',
  base_url: `${url}/`,
  base_link_url: `${url}/`,
  base_static_url: `${url}${staticPath}`,
  base_media_url: `${url}/media/`,
  secure_base_url: `${url}/`,
  secure_base_link_url: `${url}/`,
  secure_base_static_url: `${url}${staticPath}`,
  secure_base_media_url: `${url}/media/`,
});

/** Administrators' routes of store and catalogue. Magento: /V1/store/storeConfigs, /V1/products. */
export function catalogRoutes(db: DatabaseSync, commerceUrl: string): Route[] {
  const catalog = createCatalogRepository(db);
  return [
    adminRoute('Magento_Backend::store').get('/store/storeConfigs', {}, () => [
      storeConfig(commerceUrl),
    ]),
    adminRoute('Magento_Catalog::products').get('/products/:sku', { sku: 'string' }, ({ args }) => {
      const product = catalog.bySku(args.sku);
      if (product === undefined) throw missing('product');
      return productView(product, configurableViews(db, [product]).get(product.id));
    }),
  ];
}
