/** A uid of Magento's GraphQL: the id in base64. */
export const uid = (id: number): string => Buffer.from(String(id)).toString('base64');

/** An amount in the format of Magento's GraphQL. */
export const amount = (value: number) => ({ value, currency: CURRENCY });

/** The identifier of the home page. */
export const HOME_PAGE = 'home';

/** The only store view; requests may name it in their Store header. */
export const STORE_CODE = 'default';

/** The only currency; requests may name it in their Content-Currency header. */
export const CURRENCY = 'USD';

/** The store's configuration as Magento's storeConfig returns it. `commerceUrl` has no slash at its end. */
export function storeConfig(commerceUrl: string, categorySuffix = '') {
  const base = `${commerceUrl}/`;
  const media = `${base}media/`;
  return {
    id: 1,
    code: STORE_CODE,
    store_code: STORE_CODE,
    store_name: 'Encore',
    store_sort_order: 0,
    is_default_store: true,
    store_group_code: 'main_website_store',
    store_group_name: 'Main Website Store',
    is_default_store_group: true,
    website_id: 1,
    website_code: 'base',
    website_name: 'Main Website',
    locale: 'en_US',
    timezone: 'UTC',
    weight_unit: 'lbs',
    base_currency_code: CURRENCY,
    default_display_currency_code: CURRENCY,
    base_url: base,
    base_link_url: base,
    base_static_url: `${base}static/`,
    base_media_url: media,
    secure_base_url: base,
    secure_base_link_url: base,
    secure_base_static_url: `${base}static/`,
    secure_base_media_url: media,
    header_logo_src: null,
    logo_alt: 'Encore',
    logo_width: 289,
    logo_height: 69,
    default_title: 'Encore',
    title_prefix: null,
    title_suffix: null,
    title_separator: '-',
    default_description: null,
    default_keywords: null,
    head_shortcut_icon: null,
    copyright: '© Encore. All rights reserved.',
    absolute_footer: null,
    welcome: 'Welcome to Encore',
    product_url_suffix: '.html',
    category_url_suffix: categorySuffix,
    root_category_uid: 'Mg==',
    use_store_in_url: false,
    front: 'cms',
    cms_home_page: HOME_PAGE,
    no_route: 'cms/noroute/index',
    cms_no_route: 'no-route',
    cms_no_cookies: 'enable-cookies',
    show_cms_breadcrumbs: 1,
    list_mode: 'grid-list',
    grid_per_page_values: '12,24,36',
    list_per_page_values: '5,10,15,20,25',
    grid_per_page: 12,
    list_per_page: 10,
    catalog_default_sort_by: 'position',
    autocomplete_on_storefront: false,
    minimum_password_length: '8',
    required_character_classes_number: '3',
    magento_wishlist_general_is_enabled: '1',
  };
}
