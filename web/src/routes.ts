import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';

const ALERTS = 'domains/alerts/routes';
const CATALOG = 'domains/catalog/routes';
const CART = 'domains/cart/routes';
const CONTENT = 'domains/content/routes';
const CUSTOMER = 'domains/customer/routes';
const ORDERS = 'domains/orders/routes';
const GIFTCARDS = 'domains/giftcards/routes';
const SELL = 'domains/sell/routes';
const WISHLIST = 'domains/wishlist/routes';
const LAYOUTS = 'layouts/routes';

/**
 * Makes routes case-sensitive, so that each page has one URL; the catch-all redirects other spellings. A page with two
 * URLs could be treated as personal, disabled or excluded from crawling under only one of them.
 */
const exact = (routes: RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.map((entry) => ({
    ...entry,
    caseSensitive: true,
    ...(entry.children && { children: exact(entry.children) }),
  }));

/** Every route of the shop. */
export default exact([
  layout(`${LAYOUTS}/ShopLayout.tsx`, [
    index(`${CONTENT}/HomeRoute.tsx`),
    route('search', `${CATALOG}/SearchRoute.tsx`),
    route('latest-arrivals', `${CATALOG}/LatestArrivalsRoute.tsx`),
    route('our-designers', `${CATALOG}/OurDesignersRoute.tsx`),
    route('catalog/product/view/id/:id?/category?/:category?', `${CATALOG}/ProductByIdRoute.tsx`),
    route('checkout/cart', `${CART}/CartRoute.tsx`),

    layout(`${CUSTOMER}/AccountLayout.tsx`, [
      route('account', `${CUSTOMER}/OverviewRoute.tsx`),
      route('account/addresses', `${CUSTOMER}/AddressesRoute.tsx`),
      route('account/gift-cards', `${GIFTCARDS}/GiftCardsRoute.tsx`),
      route('account/orders', `${ORDERS}/OrdersRoute.tsx`),
      route('account/orders/returns/:id?', `${ORDERS}/ReturnsRoute.tsx`),
      route('account/orders/:id', `${ORDERS}/OrderRoute.tsx`),
      route('account/price-alerts', `${ALERTS}/PriceAlertsRoute.tsx`),
      route('account/profile', `${CUSTOMER}/ProfileRoute.tsx`),
      route('account/profile/email', `${CUSTOMER}/EmailRoute.tsx`),
      route('account/profile/name', `${CUSTOMER}/NameRoute.tsx`),
      route('account/profile/password', `${CUSTOMER}/PasswordRoute.tsx`),
      route('account/saved-search', `${ALERTS}/SavedSearchRoute.tsx`),
      route('account/saved-search/add', `${ALERTS}/SavedSearchAddRoute.tsx`),
    ]),
    route('account/reset-password', `${CUSTOMER}/ResetPasswordRoute.tsx`),
    route('blog', `${CONTENT}/BlogRoute.tsx`),
    route('gift-card-balance', `${GIFTCARDS}/GiftCardBalanceRoute.tsx`),
    route('favorites', `${WISHLIST}/FavoritesRoute.tsx`),
    route('logout', `${CUSTOMER}/LogoutRoute.tsx`),
    route('order-complete', `${ORDERS}/OrderCompleteRoute.tsx`),
    route('selling-consignment', `${SELL}/SellingRoute.tsx`),
    route('guest/order', `${ORDERS}/GuestOrderRoute.tsx`),
    route('sell/items', `${SELL}/ItemsRoute.tsx`),
    route('sell/new', `${SELL}/NewRoute.tsx`),
    route('sell/index/myquotes', `${SELL}/QuotesRoute.tsx`),
    route('sell/index/index/id/:id?', `${SELL}/ItemRoute.tsx`),
    route('sell/index/index/new/:id?', `${SELL}/NewFromRoute.tsx`),
    route('sell/*', `${LAYOUTS}/SellCatchAllRoute.tsx`),

    route('*', `${CATALOG}/CatchAllRoute.tsx`),
  ]),
  layout(`${LAYOUTS}/CheckoutLayout.tsx`, [route('checkout', `${CART}/CheckoutRoute.tsx`)]),
  route('robots.txt', `${LAYOUTS}/RobotsRoute.ts`),
  route('social-feed.json', `${CONTENT}/SocialFeedRoute.ts`),
  route('sitemap.xml', `${CATALOG}/SitemapRoute.ts`, { id: 'sitemap-index' }),
  route('sitemaps/:name', `${CATALOG}/SitemapRoute.ts`),
  route('maintenance', `${LAYOUTS}/MaintenanceRoute.tsx`),
]) satisfies RouteConfig;
