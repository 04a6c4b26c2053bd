import { DatabaseSync } from 'node:sqlite';
import { SHOP_ORIGIN } from '../helpers/embedded-back-end.ts';
import type { FaultyGateway } from '../helpers/faulty-gateway.ts';
import { PHOTO } from '../helpers/photo.ts';
import { type Account, type Ask, expectSuccess, signUp } from './expect-success.ts';
import type { SeedData } from './seed.ts';

const ERRORS = 'userErrors { code message }';
/** The address of all customers. */
export const ADDRESS = {
  firstName: 'Ann',
  lastName: 'Lee',
  line1: '1 Main St',
  city: 'Los Angeles',
  region: 'California',
  regionId: '12',
  regionCode: 'CA',
  postalCode: '90001',
  country: 'US',
  phone: '555-0100',
  email: 'budget@example.test',
} as const;
/** Shipping of all carts. */
export const SHIPPING = {
  carrierCode: 'flatrate',
  methodCode: 'flatrate',
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
} as const;

/** A customer that no other measurement uses. */
interface TestCustomer extends Account {
  readonly token: string;
  readonly ask: Ask;
}

/** An order of newCustomer's. */
interface Ordered {
  readonly buyer: TestCustomer;
  readonly id: string;
  readonly number: string;
}

/** Creates what operations need. */
export interface Fixtures {
  readonly seedData: SeedData;
  /** Run operations as a guest and as the seeded customer. */
  readonly guest: Ask;
  readonly customer: Ask;
  newCustomer(): Promise<TestCustomer>;
  /** A customer with an item in the cart and shipping set. */
  buyer(): Promise<TestCustomer>;
  /** Creates a guest cart with an item, and with shipping set unless `isExpress`; returns its id. */
  guestCart(isExpress?: boolean): Promise<string>;
  order(): Promise<Ordered>;
  /** An item that newCustomer has submitted for sale. */
  offered(): Promise<{ readonly owner: TestCustomer; readonly id: string }>;
  /** The id of a photo that newCustomer has uploaded. */
  photo(owner: TestCustomer): Promise<string>;
  /** The code of a gift card of $50. */
  giftCard(): string;
  /** Fetches a page of the payment sandbox. */
  atProvider(path: string, fields: Readonly<Record<string, string>>): Promise<Response>;
  /** Runs SQL on the back end's database; returns the rows. */
  sql(text: string, ...values: (string | number)[]): Record<string, unknown>[];
}

const GIFT_CARD = 'BUDG-ETCA-RD00-0001';

let people = 0;

function createBuying(fixtures: Pick<Fixtures, 'seedData' | 'guest' | 'newCustomer'>) {
  const sku = (): string => {
    const taken = fixtures.seedData.spare.pop();
    if (taken === undefined) throw new Error('The seedData has too few spare items.');
    return taken;
  };
  return {
    async buyer() {
      const buyer = await fixtures.newCustomer();
      await buyer.ask(
        `mutation ($sku: ID!, $shipping: CustomerCartShippingInformationSetInput!) { customerCartCreate { ${ERRORS} }
          customerCartItemAdd(input: { sku: $sku }) { ${ERRORS} } customerCartShippingInformationSet(input: $shipping) { ${ERRORS} } }`,
        { sku: sku(), shipping: SHIPPING },
      );
      return buyer;
    },
    async guestCart(isExpress = false) {
      const { data } = await fixtures.guest(
        `mutation { guestCartCreate { cart { id } ${ERRORS} } }`,
      );
      const cartId: string = data.guestCartCreate.cart.id;
      await fixtures.guest(
        `mutation ($input: GuestCartItemAddInput!) { guestCartItemAdd(input: $input) { ${ERRORS} } }`,
        { input: { cartId, sku: sku() } },
      );
      if (isExpress) return cartId;
      await fixtures.guest(
        `mutation ($input: GuestCartShippingInformationSetInput!) { guestCartShippingInformationSet(input: $input) { ${ERRORS} } }`,
        { input: { cartId, ...SHIPPING } },
      );
      return cartId;
    },
  };
}

function createOrder(buyer: Fixtures['buyer']) {
  return async (): Promise<Ordered> => {
    const one = await buyer();
    const { data } = await one.ask(
      `mutation ($key: ID!) { it: customerCartOrderPlace(input: { idempotencyKey: $key, paymentMethod: { code: "checkmo" } }) { orderId orderNumber ${ERRORS} } }`,
      { key: one.email },
    );
    return { buyer: one, id: data.it.orderId, number: data.it.orderNumber };
  };
}

/** The item that newCustomer submits. */
export const OFFER = {
  designer: 'Chanel',
  category: 'Handbags',
  model: 'Classic Double Flap Medium',
  condition: 'very-good',
  notes: 'Bought in 2019.',
} as const;

function sqlOn(file: string): Fixtures['sql'] {
  return (text, ...values) => {
    const db = new DatabaseSync(file, { timeout: 5_000 });
    try {
      return db.prepare(text).all(...values);
    } finally {
      db.close();
    }
  };
}

function createPhoto(gateway: FaultyGateway): Fixtures['photo'] {
  return async ({ token }) => {
    const response = await gateway.server().inject({
      method: 'POST',
      url: '/uploads/sell-photos?name=a.png',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
      payload: PHOTO,
    });
    return response.json().photo.id;
  };
}

/** Creates fixtures for `gateway`; `token` is the seeded customer's. */
export function createFixtures(
  gateway: FaultyGateway,
  seedData: SeedData,
  token: string,
): Fixtures {
  const { sandboxUrl, commerceFile } = gateway.backEnd;
  const newCustomer = async (): Promise<TestCustomer> => {
    people += 1;
    const account = { email: `newCustomer-${people}@example.test`, password: 'Passw0rd!23' };
    const own = await signUp(gateway, account);
    return {
      ...account,
      token: own,
      ask: expectSuccess(gateway, { authorization: `Bearer ${own}` }),
    };
  };
  const sql = sqlOn(commerceFile);
  const photo = createPhoto(gateway);
  const guest = expectSuccess(gateway);
  const buying = createBuying({ seedData, guest, newCustomer });
  return {
    seedData,
    guest,
    customer: expectSuccess(gateway, { authorization: `Bearer ${token}` }),
    newCustomer,
    ...buying,
    order: createOrder(buying.buyer),
    photo,
    async offered() {
      const owner = await newCustomer();
      const item = { ...OFFER, photoIds: [await photo(owner)] };
      const { data } = await owner.ask(
        `mutation ($input: SellItemSubmitInput!) { it: sellItemSubmit(input: $input) { items { id } ${ERRORS} } }`,
        { input: { idempotencyKey: owner.email, items: [item] } },
      );
      return { owner, id: data.it.items[0].id };
    },
    atProvider: (path, fields) =>
      fetch(sandboxUrl + path, {
        method: 'POST',
        body: new URLSearchParams({ ...fields, origin: SHOP_ORIGIN }),
        redirect: 'manual',
      }),
    sql,
    giftCard() {
      sql(
        "INSERT OR IGNORE INTO gift_card (code, initial_cents, balance_cents, created_at) VALUES (?, 5000, 5000, '2026-01-01 00:00:00')",
        GIFT_CARD,
      );
      return GIFT_CARD;
    },
  };
}
