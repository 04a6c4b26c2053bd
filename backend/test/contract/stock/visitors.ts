import type { TestShop } from '../../helpers/shop.ts';
import { type Known, numberKey } from './compare.ts';
import { tokenFor } from './world.ts';

const inCalifornia = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Main St'],
  city: 'Town',
  postcode: '90001',
  telephone: '555-0100',
  country_id: 'US',
  region_id: 12,
};

const quotePayment = {
  sku: 'STK-QUOTE',
  qty: 1,
  product_option: {
    extension_attributes: { custom_options: [{ option_id: '3', option_value: 'Q-78' }] },
  },
};

const annsAddress = { ...inCalifornia, street: ['1 Main St', 'Apt 2'], city: 'Los Angeles' };

const ring = { sku: 'STK-RING', qty: 1 };

const shippedTo = (address: object) => ({
  addressInformation: {
    shipping_address: address,
    billing_address: address,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
  },
});

type Line = { readonly sku: string; readonly qty: number };

/** What stood in the carts of s13 before the catalogue changed, by the first letters of their masked ids. */
const carts: Readonly<Record<string, readonly Line[]>> = {
  LzMB: [{ sku: 'STK-PRICE', qty: 1 }],
  PsSS: [ring, { sku: 'STK-DIES', qty: 1 }],
  jUZC: [],
  fKS2: [{ sku: 'STK-DIES', qty: 1 }],
  rOFx: [{ sku: 'STK-SOLD', qty: 2 }],
  b0lk: [{ sku: 'STK-DEL2', qty: 1 }],
  JZEe: [ring],
  u4lQ: [ring],
  kWvk: [ring],
  jjhd: [ring],
  zCcy: [ring],
  FqsN: [ring],
  OhLY: [ring],
  AMW3: [],
  dybc: [ring],
  hBwV: [{ sku: 'STK-ONE', qty: 1 }],
  M8xo: [{ sku: 'STK-ONE', qty: 1 }],
};

/** The masked id of the cart of s06, which got lines that Magento rejects. */
const OPTION_CART = 'sTEjZoL52arpluIVczSuLZKXfGpahBVz';

/** The masked id of the guest's cart of s04. */
const GUEST_CART = 'HCCXLCpAvQi28XevnORn58vj3hVCc6Je';

/** Numbers of carts that errors name. */
const NUMBERS: Readonly<Record<string, string>> = { AMW3: '445', dybc: '446' };

/** Carts of s13 that were not sent anywhere yet. */
const UNSHIPPED = new Set(['JZEe', 'jjhd', 'FqsN', 'OhLY']);

function createCall(shop: TestShop) {
  return async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(`${shop.url}/rest/V1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as unknown;
  };
}

/** Does what visitors of the recorded shop had done before the requests that were stored. */
export function createVisitors(shop: TestShop, known: Known) {
  const call = createCall(shop);

  const placeOrder = async (token: string, lines: readonly Line[], coupon?: string) => {
    await call('POST', '/carts/mine', undefined, token);
    for (const cartItem of lines) await call('POST', '/carts/mine/items', { cartItem }, token);
    if (coupon) await call('PUT', `/carts/mine/coupons/${coupon}`, undefined, token);
    await call('POST', '/carts/mine/shipping-information', shippedTo(annsAddress), token);
    await call('PUT', '/carts/mine/order', { paymentMethod: { method: 'checkmo' } }, token);
  };

  /** A cart of s13 with its lines; what errors and paths name by number is known from then on. */
  const openCartBeforeChanges = async (masked: string): Promise<void> => {
    const letters = masked.slice(0, 4);
    const lines = carts[letters] ?? [];
    const cart = String(await call('POST', '/guest-carts'));
    known.set(masked, cart);
    const { id } = Object(await call('GET', `/guest-carts/${cart}`));
    if (NUMBERS[letters]) known.set(numberKey(NUMBERS[letters], ''), String(id));
    for (const cartItem of lines) {
      const added = Object(await call('POST', `/guest-carts/${cart}/items`, { cartItem }));
      if (letters === 'OhLY') known.set(numberKey('391', ''), String(added.item_id));
    }
    if (letters === 'zCcy') await call('PUT', `/guest-carts/${cart}/coupons/ONCE1`);
    if (lines.length === 0 || UNSHIPPED.has(letters)) return;
    await call('POST', `/guest-carts/${cart}/shipping-information`, shippedTo(annsAddress));
  };

  const removeLines = async (cart: string | undefined): Promise<void> => {
    const items = await call('GET', `/guest-carts/${cart}/items`);
    for (const { item_id } of items as { item_id: number }[]) {
      await call('DELETE', `/guest-carts/${cart}/items/${item_id}`);
    }
  };

  return {
    /**
     * A guest's cart with a ring; one of `after CA` goes to California, as the ordered one does. A fresh one without a
     * ring has the payment for a quote.
     *
     * @param name The request for which it is opened.
     */
    openGuestCart: async (masked: string, name: string, hasRing: boolean): Promise<void> => {
      const cart = String(await call('POST', '/guest-carts'));
      known.set(masked, cart);
      if (name.startsWith('fresh cart')) {
        await call('POST', `/guest-carts/${cart}/items`, { cartItem: quotePayment });
      }
      if (name.startsWith('mixed cart')) {
        await call('POST', `/guest-carts/${cart}/items`, { cartItem: ring });
      }
      if (!hasRing) return;
      await call('POST', `/guest-carts/${cart}/items`, { cartItem: ring });
      if (!/after CA|places an order/.test(name)) return;
      await call('POST', `/guest-carts/${cart}/shipping-information`, shippedTo(inCalifornia));
      known.set(numberKey('000000077', ''), '000000004');
    },

    /** The carts of s13, all there before the first of its changes. */
    openCartsBeforeChanges: async (maskedIds: ReadonlySet<string>): Promise<void> => {
      for (const masked of maskedIds) await openCartBeforeChanges(masked);
    },

    /** What a visitor changed by GraphQL or REST before a request that reads carts by GraphQL. */
    changeOverRest: async (name: string): Promise<void> => {
      if (name === 'guest cart, empty') {
        known.set(GUEST_CART, String(await call('POST', '/guest-carts')));
      }
      const cart = `/guest-carts/${known.get(GUEST_CART)}`;
      if (name === 'guest cart with two lines, no address') {
        for (const cartItem of [
          { sku: 'STK-BAG', qty: 1 },
          { sku: 'STK-RING', qty: 2 },
        ]) {
          await call('POST', `${cart}/items`, { cartItem });
        }
      }
      if (name.startsWith('guest cart with address, method and coupon')) {
        await call('POST', `${cart}/shipping-information`, shippedTo(annsAddress));
        await call('PUT', `${cart}/coupons/SPRING10`);
      }
      if (name === 'add with the right option id') await removeLines(known.get(OPTION_CART));
      if (name === 'customerCart with a line, everything') {
        const token = tokenFor(shop, { uid: 241, utypid: 3 });
        await call('POST', '/carts/mine/items', { cartItem: { sku: 'STK-BAG', qty: 1 } }, token);
      }
    },

    /** The coupon of one use counts as used once the queue's consumer has run. */
    useUpCoupon: (): void => {
      shop.db.exec("UPDATE sales_rule SET is_active = 0 WHERE code = 'ONCE1'");
    },

    openEmptyCart: (token: string) => call('POST', '/carts/mine', undefined, token),

    openOwnCart: async (token: string, name: string): Promise<void> => {
      if (name.includes('Californian default')) {
        const { region_id, ...address } = inCalifornia;
        const me = (await call('GET', '/customers/me', undefined, token)) as object;
        const defaults = { default_shipping: true, default_billing: true };
        const addresses = [{ ...address, region: { region_id }, ...defaults }];
        await call('PUT', '/customers/me', { customer: { ...me, addresses } }, token);
      }
      await call('POST', '/carts/mine', undefined, token);
      await call('POST', '/carts/mine/items', { cartItem: ring }, token);
      if (!name.includes('after CA')) return;
      await call('POST', '/carts/mine/shipping-information', shippedTo(inCalifornia), token);
    },

    /** The three orders that ann has by the time the staff bills them: complete, closed, pending. */
    placeAnnsOrders: async (): Promise<void> => {
      const token = tokenFor(shop, { uid: 236, utypid: 3 });
      const rings = { ...ring, qty: 2 };
      await placeOrder(token, [{ sku: 'STK-BAG', qty: 1 }, rings]);
      await placeOrder(token, [{ sku: 'STK-SCARF', qty: 1 }]);
      await placeOrder(token, [rings], 'SPRING10');
      shop.db.exec(`UPDATE sales_order SET state = 'complete', status = 'complete' WHERE id = 1;
        UPDATE sales_order SET status = 'closed' WHERE id = 2`);
      for (const id of [1, 2, 3]) known.set(numberKey(`00000007${id + 3}`, ''), `00000000${id}`);
    },
  };
}
