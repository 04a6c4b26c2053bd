import { expect, test } from 'vitest';
import { count, fillCarts, seeded } from '../../../test/helpers/carts.ts';
import { ledgerFaults } from '../../../test/helpers/ledger-audit.ts';
import { startProviders } from '../../../test/helpers/payment-providers.ts';
import { aProduct, openTestShop } from '../../../test/helpers/shop.ts';

const BUYERS = 80;
const ITEMS = 20;
const cards = [
  '4242 4242 4242 4242',
  '5555 5555 5555 4444',
  '4000 0000 0000 0002',
  '4000 0000 0000 0119',
  '4000 0000 0000 0259',
];

test.each([1, 2])(
  `keeps orders and charges equal for ${BUYERS} buyers with good, bad and silent cards, seed %i`,
  async (seed) => {
    const providers = await startProviders({ timeoutMs: 300 });
    const items = Array.from({ length: ITEMS }, (_, index) =>
      aProduct({ id: index + 1, sku: `ONE-${index + 1}` }),
    );
    const shop = await openTestShop(items, [], { providers: providers.api });
    const random = seeded(seed);
    const pick = <T>(list: readonly T[], otherwise: T): T =>
      list[Math.floor(random() * list.length)] ?? otherwise;
    const wanted = Array.from({ length: BUYERS }, () => 1 + Math.floor(random() * ITEMS));
    const carts = fillCarts(shop.db, { productIds: wanted });
    const buy = async (cart: string, card: string): Promise<number> => {
      const nonce = await providers.cardNonce(card);
      const response = await fetch(`${shop.url}/rest/V1/guest-carts/${cart}/payment-information`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: 'gina@example.test',
          paymentMethod: {
            method: 'encore_card',
            additional_data: { payment_method_nonce: nonce },
          },
        }),
      });
      await response.arrayBuffer();
      return response.status;
    };
    const statuses = await Promise.all(carts.map((cart) => buy(cart, pick(cards, ''))));

    const placed = statuses.filter((status) => status === 200).length;
    await expect
      .poll(
        () =>
          count(
            shop.db,
            "SELECT count(*) FROM payment_charge WHERE state IN ('pending', 'authorised')",
          ),
        {
          timeout: 30_000,
        },
      )
      .toBe(0);
    expect(statuses.filter((status) => ![200, 400, 503].includes(status))).toEqual([]);
    expect(count(shop.db, 'SELECT count(*) FROM sales_order')).toBeGreaterThanOrEqual(placed);
    expect(count(shop.db, 'SELECT min(qty) FROM catalog_product')).toBeGreaterThanOrEqual(0);
    expect(ledgerFaults(shop.db)).toEqual([]);
    const orders = count(shop.db, 'SELECT count(*) FROM sales_order');
    expect(count(shop.db, "SELECT count(*) FROM payment_charge WHERE state = 'captured'")).toBe(
      orders,
    );
    await shop.close();
    await providers.close();
  },
  120_000,
);
