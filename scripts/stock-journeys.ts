/** The browser tests for a stock Magento: browsing, cart, checkout, account, favorites, orders. */
const SPECS = [
  'stock',
  'variants',
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

/** Titles of tests that need one of the shop's modules or a payment provider. */
const NEEDS_MODULES = [
  'gift card',
  'price alert',
  'saves? a search',
  'displayed refund',
  'sell page',
  'two links to an unknown path',
  'by card',
  'wallet',
  'accessibility violations on the account pages',
  'tabs of the account and of sold items',
  'the action of a page beside its title',
];

/** Playwright's arguments for the browser tests with STOCK=1; specs in `args` replace the default list. */
export function toStockArgs(args: readonly string[]): string[] {
  const isSpec = (arg: string): boolean => arg.endsWith('.spec.ts');
  const specs = args.some(isSpec) ? [] : SPECS.map((name) => `/${name}.spec.ts`);
  return [...specs, ...args, '--grep-invert', NEEDS_MODULES.join('|')];
}
