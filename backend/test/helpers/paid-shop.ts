import { afterEach, beforeEach, expect } from 'vitest';
import { ledgerFaults } from './ledger-audit.ts';
import { startProviders, type TestProviders } from './payment-providers.ts';
import { openTestShop, type TestShop } from './shop.ts';

/** A shop with its providers of payments, and the time both go by, in ms. */
export interface PaidShop {
  nowMs: number;
  readonly providers: TestProviders;
  readonly shop: TestShop;
}

/** Opens a shop with providers for each test of a file; after each one its ledger must be in order. */
export function withPaidShop(): PaidShop {
  let nowMs = 0;
  let open: { readonly providers: TestProviders; readonly shop: TestShop } | undefined;
  const openCart = () => {
    if (open === undefined) throw new Error('The shop is open within a test only.');
    return open;
  };
  beforeEach(async () => {
    nowMs = Date.now();
    const now = (): number => nowMs;
    const providers = await startProviders({ now });
    open = {
      providers,
      shop: await openTestShop(undefined, [], { providers: providers.api, now }),
    };
  });
  afterEach(async () => {
    const { shop, providers } = openCart();
    expect(ledgerFaults(shop.db)).toEqual([]);
    await shop.close();
    await providers.close();
  });
  return {
    get nowMs() {
      return nowMs;
    },
    set nowMs(moment) {
      nowMs = moment;
    },
    get providers() {
      return openCart().providers;
    },
    get shop() {
      return openCart().shop;
    },
  };
}
