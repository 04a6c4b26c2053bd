import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../db/transaction.ts';
import type { DemoPiece } from './selling.ts';
import { grace, graceAddresses, type Visitor } from './visitor.ts';

const [home] = graceAddresses;
const { region, default_shipping: _, default_billing: __, ...where } = home;
const cartAddress = { ...where, ...region, email: grace.email };

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

/** Makes an order and its parcel older, so that the history of a new demo has a past. */
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
    // Each step of the parcel's way is a day after the one before.
    db.prepare(
      `UPDATE shipment_event AS w SET ${back(
        'created_at',
        '?1 - (SELECT count(*) FROM shipment_event e WHERE e.shipment_id = w.shipment_id AND e.id <= w.id)',
      )} WHERE shipment_id IN (SELECT id FROM shipment WHERE order_id = ?2)`,
    ).run(days, orderId);
  });
}

/** Grace's orders: one delivered, one on its way, one that the staff has not packed yet. */
export async function shop(
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
