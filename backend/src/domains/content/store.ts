/** The identifier of the home page. */
export const HOME_PAGE = 'home';

/** The only store view; requests may name it in their Store header. */
export const STORE_CODE = 'default';

/** The only currency; requests may name it in their Content-Currency header. */
export const CURRENCY = 'USD';

/** The store's configuration as Magento's storeConfig answers it. `commerceUrl` has no slash at its end. */
export function storeConfig(commerceUrl: string) {
  const base = `${commerceUrl}/`;
  const media = `${base}media/`;
  return {
    id: 1,
    code: STORE_CODE,
    store_code: STORE_CODE,
    store_name: 'Encore',
    website_id: 1,
    locale: 'en_US',
    base_currency_code: CURRENCY,
    default_display_currency_code: CURRENCY,
    base_url: base,
    base_link_url: base,
    base_static_url: `${base}static/`,
    base_media_url: media,
    secure_base_url: base,
    secure_base_media_url: media,
    header_logo_src: null,
    logo_alt: 'Encore',
    logo_width: 289,
    logo_height: 69,
    default_title: 'Encore',
    copyright: '© Encore. All rights reserved.',
    welcome: 'Welcome to Encore',
    cms_home_page: HOME_PAGE,
    cms_no_route: 'no-route',
    minimum_password_length: '8',
    required_character_classes_number: '3',
    magento_wishlist_general_is_enabled: '1',
  };
}
