import { missing } from '../../shared/webapi/errors.ts';
import { type Route, route } from '../../shared/webapi/route.ts';
import type { CatalogRepository } from './repository.ts';
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
export const catalogRoutes = (catalog: CatalogRepository, commerceUrl: string): Route[] => [
  route.get('/store/storeConfigs', { access: 'Magento_Backend::store' }, () => [
    storeConfig(commerceUrl),
  ]),
  route.get(
    '/products/:sku',
    { access: 'Magento_Catalog::products', parameters: { sku: 'string' } },
    ({ args }) => {
      const product = catalog.bySku(String(args.sku));
      if (product !== undefined) return productView(product);
      throw missing('product');
    },
  ),
];
