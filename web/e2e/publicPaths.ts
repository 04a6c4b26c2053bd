/** One page of each kind that a guest can open. */
export const PUBLIC_PATHS = [
  '/',
  '/handbags',
  '/search?term=luis+viton',
  '/designers/hermes',
  '/our-designers',
  '/favorites',
  '/gift-card-balance',
  '/checkout/cart',
  '/blog/photographs-that-sell',
  '/no/such/page',
  '/maintenance',
  '/selling-consignment',
  '/sell/new',
  '/sell/items',
];
