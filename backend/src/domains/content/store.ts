import constants from '../../../data/store-config.json' with { type: 'json' };

/** A uid of Magento's GraphQL: the id in base64. */
export const uid = (id: number): string => Buffer.from(String(id)).toString('base64');

/** An amount in the format of Magento's GraphQL. */
export const amount = (value: number) => ({ value, currency: CURRENCY });

/** The identifier of the home page. */
export const HOME_PAGE = constants.cms_home_page;

/** The only store view; requests may name it in their Store header. */
export const STORE_CODE = constants.store_code;

/** The only currency; requests may name it in their Content-Currency header. */
export const CURRENCY = constants.base_currency_code;

/** The store's configuration in the format of Magento's storeConfig. `commerceUrl` has no trailing slash. */
export function storeConfig(commerceUrl: string, categorySuffix = '') {
  const base = `${commerceUrl}/`;
  const urls = {
    base_url: base,
    base_link_url: base,
    base_static_url: `${base}static/`,
    base_media_url: `${base}media/`,
  };
  const secure = Object.entries(urls).map(([name, url]) => [`secure_${name}`, url]);
  return {
    ...constants,
    ...urls,
    ...Object.fromEntries(secure),
    category_url_suffix: categorySuffix,
  };
}
