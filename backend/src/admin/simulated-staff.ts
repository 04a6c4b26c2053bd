import type { DatabaseSync } from 'node:sqlite';
import type { Checkout } from '../domains/orders/checkout.ts';
import { createOrderRepository } from '../domains/orders/repository.ts';
import { createShipments, trackStatuses } from '../domains/orders/shipments.ts';
import type { Order } from '../domains/orders/types.ts';
import { loadSellFacts } from '../domains/sell/facts.ts';
import type { SellStaff } from '../domains/sell/staff.ts';
import type { SellItem } from '../domains/sell/types.ts';
import { currentOffer } from '../domains/sell/workflow.ts';
import { momentMs } from '../shared/moment.ts';
import { waitsForStaff } from './items.ts';
import { addEvent, ordersIn } from './orders.ts';
import { suggestedOffer } from './suggest.ts';

export interface SimulatedStaffSources {
  readonly db: DatabaseSync;
  readonly staff: SellStaff;
  readonly checkout: Pick<Checkout, 'prepare' | 'ship'>;
  /** The time in milliseconds. */
  readonly now: () => number;
  /** The delay of each step in seconds. */
  readonly seconds: number;
}

const MAX_ROWS = 500;

function moveItem(item: SellItem, staff: SellStaff, facts: ReturnType<typeof loadSellFacts>): void {
  const { id, status, payoutKind } = item;
  if (status === 'new_quote_requested') {
    const { cashCents, listLowCents, listHighCents } = suggestedOffer(item, facts);
    const cash = cashCents / 100;
    const listLow = listLowCents / 100;
    const listHigh = listHighCents / 100;
    staff.quote(id, { cash, listLow, listHigh });
  } else if (status === 'quote_accepted') staff.receive(id);
  else if (status === 'offer_declined') staff.returnToOwner(id, 'Returned at your request.');
  else if (status === 'waiting_for_payment') staff.pay(id, `ACH ${id}`);
  else if (status === 'item_received' && payoutKind === 'consign') {
    staff.consign(id, (currentOffer(item)?.listHighCents ?? 0) / 100);
  } else if (status === 'item_received') {
    staff.approve(id, { condition: item.details.condition, note: 'As described.' });
  }
}

/**
 * Creates the function that executes the due steps, one of each item and order. They are derived from the database, so
 * that a restart loses none.
 */
export function createSimulatedStaff(sources: SimulatedStaffSources): () => void {
  const { db, staff, checkout, now, seconds } = sources;
  const orders = createOrderRepository(db);
  const shipments = createShipments(db);
  const facts = loadSellFacts();
  const isDue = (sinceMs: number): boolean => now() - sinceMs >= seconds * 1000;

  const moveOrder = (order: Order): void => {
    if (order.state !== 'complete') {
      if (!isDue(momentMs(order.updatedAt))) return;
      if (order.state === 'new') checkout.prepare(order.id);
      else checkout.ship(order.id);
      return;
    }
    const parcel = shipments.ofOrder(order.id)[0];
    const since = parcel?.events[0]?.created_at;
    if (parcel === undefined || since === undefined || !isDue(momentMs(since))) return;
    const next = trackStatuses[trackStatuses.indexOf(parcel.status) + 1];
    if (next !== undefined) addEvent(shipments, parcel.id, next);
  };

  return () => {
    for (const item of staff.list({}, { offset: 0, limit: MAX_ROWS })) {
      const sinceMs = Math.max(item.changedMs, item.shipment?.madeMs ?? 0);
      if (waitsForStaff(item) && isDue(sinceMs)) moveItem(item, staff, facts);
    }
    for (const order of ordersIn(orders, ['new', 'processing', 'complete'])) moveOrder(order);
  };
}
