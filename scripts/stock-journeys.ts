/** The journeys of what a stock Magento offers: browsing, cart, checkout, account, favorites, orders. */
const SPECS = [
  'stock',
  'journey',
  'listing',
  'search',
  'gallery',
  'cart',
  'favorites',
  'orders',
  'account',
  'sign-in',
  'sign-up',
  'password',
  'session',
  'bfcache',
  'server',
];

/** Titles of those that need a module of the shop's own, or a payment provider. */
const NEEDS_MODULES = [
  'gift card',
  'price alert',
  'saves? a list',
  'a search to keep',
  'sent back',
  'sell page',
  'the two ways on',
  'by card',
  'wallet',
  'axe finds nothing on the account pages',
];

/** The arguments of the browser journeys against a back end with STOCK=1; specs that `args` name run alone. */
export function toStockArgs(args: readonly string[]): string[] {
  const isSpec = (arg: string): boolean => arg.endsWith('.spec.ts');
  const specs = args.some(isSpec) ? [] : SPECS.map((name) => `/${name}.spec.ts`);
  return [...specs, ...args, '--grep-invert', NEEDS_MODULES.join('|')];
}
