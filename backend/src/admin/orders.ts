import type { Checkout } from '../domains/orders/checkout.ts';
import type { Refund } from '../domains/orders/refunds.ts';
import type { OrderRepository } from '../domains/orders/repository.ts';
import {
  nextStatuses,
  type ReturnRepository,
  refundCents,
} from '../domains/orders/returns/repository.ts';
import { matchesAny, orderQuery } from '../domains/orders/search.ts';
import { type Shipments, trackStatuses } from '../domains/orders/shipments.ts';
import type { Order } from '../domains/orders/types.ts';
import { money } from '../shared/money.ts';
import { badInput } from '../shared/webapi/errors.ts';
import { type Action, createAction, type FormValues, type Section, toId } from './actions.ts';
import { factCard, filterLinks, type Html, html, link, table, toLabel } from './layout.ts';

interface ReturnsSectionSources {
  readonly returns: ReturnRepository;
  readonly orders: OrderRepository;
  readonly checkout: Pick<Checkout, 'transitionReturn' | 'getRefunds'>;
}

export function returnsSection({ returns, orders, checkout }: ReturnsSectionSources): Section {
  return {
    name: 'returns',
    list: () => ({
      title: 'Returns',
      body: html`<p class="lead quiet">Customer returns, newest first.</p>${table(
        ['Return', 'Order', 'Status', 'Refund'],
        returns
          .newest(MAX_ROWS)
          .map((one) => [
            link(`/admin/returns/${one.id}`, `Return ${one.id}`),
            link(`/admin/orders/${one.orderId}`, `Order ${one.orderId}`),
            toLabel(one.status),
            money(refundCents(one.itemsCents, one.feeCents)),
          ]),
      )}`,
    }),
    open: (text) => {
      const id = toId(text);
      const entry = id === undefined ? undefined : returns.byId(id);
      if (entry === undefined) return undefined;
      const number = orders.byId(entry.orderId)?.incrementId ?? '';
      const refunds = checkout.getRefunds(number).filter(({ key }) => key === `return-${entry.id}`);
      return {
        title: `Return ${entry.id}`,
        body: factCard([
          ['Status', html`<strong>${toLabel(entry.status)}</strong>`],
          ['Order', link(`/admin/orders/${entry.orderId}`, `Order ${entry.orderId}`)],
          ['Reason', entry.reason],
          ['Package', entry.trackNumber],
          ['Items', money(entry.itemsCents)],
          ['Fee', money(entry.feeCents)],
          ['Refund amount', money(refundCents(entry.itemsCents, entry.feeCents))],
          ...refunds.map(refundFact),
        ]),
        actions: nextStatuses(entry.status).map((status) =>
          createAction(status, `Mark as ${status}`, [], async () => {
            await checkout.transitionReturn(entry.id, status);
            return `The return is ${status}.`;
          }),
        ),
      };
    },
  };
}

export interface OrdersSectionSources {
  readonly orders: OrderRepository;
  readonly shipments: Shipments;
  readonly checkout: Pick<Checkout, 'cancel' | 'prepare' | 'ship' | 'getRefunds'>;
}

const MAX_ROWS = 100;
const states = ['new', 'processing', 'complete', 'canceled'] as const;

/** A table of orders: number, buyer, status and total. */
export const orderRows = (orders: readonly Order[]): Html =>
  table(
    ['Order', 'Buyer', 'Placed', 'Status', 'Total'],
    orders.map((order) => [
      link(`/admin/orders/${order.id}`, order.incrementId),
      order.snapshot.email,
      order.createdAt,
      toLabel(order.status),
      money(order.grandTotal),
    ]),
  );

/** The newest orders in any of these states. */
export const ordersIn = (orders: OrderRepository, states: readonly string[]): Order[] =>
  orders.find(
    orderQuery(
      { groups: states.length === 0 ? [] : [matchesAny('state', states)], pageSize: MAX_ROWS },
      { byDefault: 'DESC' },
    ),
  ).items;

export const refundFact = ({ state, amountCents, createdAt }: Refund): [string, string] => [
  'Refund',
  `${money(amountCents)}, ${state === 'owed' ? 'requested' : 'refunded'} · ${createdAt}`,
];

function body(order: Order, { shipments, checkout }: OrdersSectionSources): Html {
  const to = order.addresses.find(({ kind }) => kind === 'shipping') ?? order.addresses[0];
  const lines = table(
    ['Item', 'SKU', 'Price'],
    order.lines.map(({ totals: { item, row } }) => [
      item.name,
      link(`/admin/products/${item.sku}`, item.sku),
      money(row),
    ]),
  );
  const parcels = shipments
    .ofOrder(order.id)
    .map(
      (parcel) =>
        html`<section class="card"><h2>Package ${parcel.track_number}</h2><ol class="history">${parcel.events.map(
          ({ status, note, location, created_at }) =>
            html`<li><strong>${toLabel(status)}</strong> <span class="quiet">${created_at} ${location}</span><br>${note}</li>`,
        )}</ol></section>`,
    );
  const name = [to?.firstname, to?.lastname].filter(Boolean).join(' ');
  const address = [...(to?.street ?? []), to?.city, to?.regionCode, to?.postcode].filter(Boolean);
  return html`${factCard([
    ['Status', html`<strong>${toLabel(order.status)}</strong>`],
    ['Buyer', order.snapshot.email],
    ['Ship to', [name, ...address].join(', ')],
    ['Payment', order.snapshot.methodTitle],
    ['Total', money(order.grandTotal)],
    ...checkout.getRefunds(order.incrementId).map(refundFact),
  ])}${lines}${parcels}`;
}

const notes = {
  label_created: 'Label created.',
  in_transit: 'In transit.',
  out_for_delivery: 'Out for delivery.',
  delivered: 'Delivered.',
} as const;

/** Adds an event to a parcel's tracking, with the note for it. */
export const addEvent = (
  shipments: Shipments,
  shipmentId: number,
  status: keyof typeof notes,
): void => shipments.addEvent(shipmentId, { status, location: '', note: notes[status] });

function parcelActions(order: Order, { shipments }: OrdersSectionSources): Action[] {
  const parcel = shipments.ofOrder(order.id)[0];
  if (parcel === undefined) return [];
  return trackStatuses.slice(trackStatuses.indexOf(parcel.status) + 1).map((status) =>
    createAction(status, `Mark as ${status.replaceAll('_', ' ')}`, [], () => {
      addEvent(shipments, parcel.id, status);
      return notes[status];
    }),
  );
}

/** The entered tracking number; undefined without one. @throws 400 for an invalid one */
function toTrackingNumber({ number = '' }: FormValues): string | undefined {
  const text = number.trim();
  if (text === '') return undefined;
  if (/^[A-Za-z0-9-]{6,40}$/.test(text)) return text.toUpperCase();
  throw badInput('Enter 6 to 40 letters and digits.');
}

function orderActions(order: Order, sources: OrdersSectionSources): Action[] {
  const { checkout } = sources;
  if (order.state === 'complete') return parcelActions(order, sources);
  if (order.state === 'canceled') return [];
  const prepare = createAction('prepare', 'Authenticate and pack', [], () => {
    checkout.prepare(order.id);
    return 'Order authenticated and packed.';
  });
  const field = {
    name: 'number',
    label: 'Tracking number (empty: generate one)',
    kind: 'text',
  } as const;
  const ship = createAction('ship', 'Ship order', [field], (values) => {
    const { track_number } = checkout.ship(order.id, toTrackingNumber(values));
    return `Shipped as ${track_number}.`;
  });
  const cancel = createAction('cancel', 'Cancel order', [], async () => {
    if (!(await checkout.cancel(order.id))) throw badInput('This order can no longer be canceled.');
    return 'Order canceled.';
  });
  return order.state === 'new' ? [prepare, ship, cancel] : [ship, cancel];
}

/** The orders, with the actions from packing to delivery. */
export function ordersSection(sources: OrdersSectionSources): Section {
  return {
    name: 'orders',
    list: ({ state }) => {
      const known = states.find((one) => one === state);
      return {
        title: 'Orders',
        body: html`<p class="lead quiet">Newest first.</p>${filterLinks('/admin/orders', ['state', 'State'], { current: known, options: states.map((one) => [one, toLabel(one)]) })}${orderRows(ordersIn(sources.orders, known ? [known] : []))}`,
      };
    },
    open: (text) => {
      const id = toId(text);
      const order = id === undefined ? undefined : sources.orders.byId(id);
      return (
        order && {
          title: `Order ${order.incrementId}`,
          body: body(order, sources),
          actions: orderActions(order, sources),
        }
      );
    },
  };
}
