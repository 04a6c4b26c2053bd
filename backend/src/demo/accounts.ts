import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { readState } from '../catalogue/store/state.ts';
import { inTransaction } from '../db/transaction.ts';
import { createCustomerRepository } from '../domains/customer/repository.ts';
import { createGiftCardRepository } from '../domains/giftcards/repository.ts';
import { createWishlistRepository } from '../domains/wishlist/repository.ts';
import { type BackendEnv, EnvError } from '../env.ts';
import { type DemoPiece, demoPieces, sell } from './selling.ts';
import {
  createVisitor,
  DEMO_PASSWORD,
  demoPeople,
  grace,
  graceAddresses,
  type Visitor,
} from './visitor.ts';

const [home] = graceAddresses;
const { region, default_shipping: _, default_billing: __, ...homeAddress } = home;
const cartAddress = { ...homeAddress, ...region, email: grace.email };

async function buy(shopper: Visitor, pieces: readonly DemoPiece[]): Promise<number> {
  const quote = await shopper.call('POST', '/carts/mine');
  for (const { sku } of pieces) {
    const cartItem = { sku, qty: 1, quote_id: String(quote) };
    await shopper.call('POST', '/carts/mine/items', { cartItem });
  }
  const addressInformation = {
    shipping_address: cartAddress,
    billing_address: cartAddress,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
  };
  await shopper.call('POST', '/carts/mine/shipping-information', { addressInformation });
  const paymentMethod = { method: 'checkmo' };
  return Number(await shopper.call('PUT', '/carts/mine/order', { paymentMethod }));
}

/** Backdates an order and its parcel by some days. */
function moveBack(db: DatabaseSync, orderId: number, days: number): void {
  const back = (column: string, by: string): string =>
    `${column} = datetime(${column}, '-' || (${by}) || ' days')`;
  inTransaction(db, () => {
    db.prepare(
      `UPDATE sales_order SET ${back('created_at', '?1')}, ${back('updated_at', '?1')} WHERE id = ?2`,
    ).run(days, orderId);
    db.prepare(`UPDATE shipment SET ${back('created_at', '?1')} WHERE order_id = ?2`).run(
      days - 1,
      orderId,
    );
    // Each tracking event is one day after the previous one.
    db.prepare(
      `UPDATE shipment_event AS w SET ${back(
        'created_at',
        '?1 - (SELECT count(*) FROM shipment_event e WHERE e.shipment_id = w.shipment_id AND e.id <= w.id)',
      )} WHERE shipment_id IN (SELECT id FROM shipment WHERE order_id = ?2)`,
    ).run(days, orderId);
  });
}

/** Creates Grace's orders: one delivered, one in transit, one not packed yet. */
async function shop(
  db: DatabaseSync,
  { shopper, staff }: { readonly shopper: Visitor; readonly staff: Visitor },
  pieces: readonly DemoPiece[],
): Promise<void> {
  const delivered = await buy(shopper, pieces.slice(0, 2));
  await staff.form(`/orders/${delivered}/ship`, { number: '' });
  for (const step of ['in_transit', 'out_for_delivery', 'delivered']) {
    await staff.form(`/orders/${delivered}/${step}`);
  }
  moveBack(db, delivered, 9);
  const onItsWay = await buy(shopper, pieces.slice(2, 3));
  await staff.form(`/orders/${onItsWay}/ship`, { number: '' });
  await staff.form(`/orders/${onItsWay}/in_transit`);
  moveBack(db, onItsWay, 3);
  await buy(shopper, pieces.slice(3, 4));
}

const PIECES = 10;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const hasAccounts = (db: DatabaseSync): boolean => {
  const customers = createCustomerRepository(db);
  return demoPeople.some(({ email }) => customers.byEmail(email) !== undefined);
};

/** @throws {EnvError} if production would have demo accounts, whose password is public */
export function rejectDemoAccounts(db: DatabaseSync, env: BackendEnv): void {
  if (env.nodeEnv !== 'production' || env.demoInProduction || !hasAccounts(db)) return;
  throw new EnvError(
    'The data folder holds the accounts of the demo, whose password is public: with NODE_ENV=production name another DATA_DIR, or set DEMO_IN_PRODUCTION=1.',
  );
}

export interface DemoAccountOptions {
  readonly db: DatabaseSync;
  /** The folder of the pictures that are uploaded as photos. */
  readonly mediaDir: string;
  /** Omits the features of the shop's own modules. */
  readonly isStock?: boolean;
}

/**
 * Creates the demo accounts and their data, once, in a shop with the demo catalogue; with REST calls and admin forms,
 * so the server need not listen. Returns whether it did.
 */
export async function openDemoAccounts(
  app: FastifyInstance,
  { db, mediaDir, isStock }: DemoAccountOptions,
): Promise<boolean> {
  const pieces = demoPieces(db, PIECES);
  if (readState(db)?.source !== 'demo' || hasAccounts(db) || pieces.length < PIECES) return false;
  const guest = createVisitor(app);
  for (const customer of demoPeople) {
    await guest.call('POST', '/customers', { customer, password: DEMO_PASSWORD });
  }
  const login = { username: grace.email, password: DEMO_PASSWORD };
  const token = String(await guest.call('POST', '/integration/customer/token', login));
  const self = createVisitor(app, token);
  const customer = { ...grace, addresses: graceAddresses };
  await self.call('PUT', '/customers/me', { customer });
  await shop(db, { shopper: self, staff: guest }, pieces);
  const wishlist = createWishlistRepository(db);
  const { id: customerId = 0 } = createCustomerRepository(db).byEmail(grace.email) ?? {};
  for (const { sku } of pieces.slice(4, 8)) wishlist.add(customerId, sku);
  if (isStock) return true;
  for (const { sku } of pieces.slice(8)) await self.call('POST', '/price-alert/me', { sku });
  const search = { name: 'Chanel under $3,000', query: '/handbags?manufacturer=Chanel&max=3000' };
  await self.call('POST', '/saved-search/add', search);
  createGiftCardRepository(db).issue({ dollars: 250, customerId, expiresMs: Date.now() + YEAR_MS });
  await sell({ seller: self, staff: guest }, mediaDir);
  return true;
}
