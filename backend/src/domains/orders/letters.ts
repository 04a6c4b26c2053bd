import type { Letter } from '../../mail/letter.ts';
import { money } from '../../shared/money.ts';
import type { Shipment } from './shipments.ts';
import type { Order } from './types.ts';

const linesOf = (order: Order): [string, string][] =>
  order.lines.map(({ totals }) => [totals.item.name, money(totals.row)]);

/** What of an order was paid by gift cards, in cents. */
const byGiftCard = ({ snapshot }: Order): number =>
  snapshot.giftCards.reduce((sum, { cents }) => sum + cents, 0);

function sumsOf(order: Order): [string, string][] {
  const { snapshot, grandTotal } = order;
  const { discount, shipping, taxAmount, isVirtual } = snapshot;
  const paid = byGiftCard(order);
  return [
    ...(discount > 0 ? [['Discount', money(-discount)] as [string, string]] : []),
    ...(isVirtual ? [] : [['Shipping', money(shipping)] as [string, string]]),
    ['Tax', money(taxAmount)],
    ...(paid > 0 ? [['Gift card', money(-paid)] as [string, string]] : []),
    ['Total', money(grandTotal)],
  ];
}

/** Where the buyer sees the order: in the account, or, for a guest, where it is looked up, its number filled in. */
const actionOf = ({ id, customerId, incrementId }: Order, shopUrl: string) =>
  customerId === null
    ? { label: 'Follow my order', url: `${shopUrl}/guest/order#${incrementId}` }
    : { label: 'See my order', url: `${shopUrl}/account/orders/${id}` };

/** Confirms an order with its lines and sums. */
export const orderPlacedLetter = (order: Order, shopUrl: string): Letter => ({
  kind: 'order-placed',
  subject: `Your Encore order ${order.incrementId}`,
  heading: 'Thank you for your order',
  paragraphs: [
    `Hello ${order.snapshot.firstname ?? ''}, we have received your order ${order.incrementId} and will write to you when it ships.`,
  ],
  facts: [...linesOf(order), ...sumsOf(order), ['Payment', order.snapshot.methodTitle]],
  action: actionOf(order, shopUrl),
  closing: 'Each piece is one of a kind: it is now reserved for you.',
});

/** Tells that an order is on its way, with the number to follow it by. */
export const orderShippedLetter = (order: Order, shipment: Shipment, shopUrl: string): Letter => ({
  kind: 'order-shipped',
  subject: `Your Encore order ${order.incrementId} is on its way`,
  heading: 'Your order is on its way',
  paragraphs: [`We have handed your order ${order.incrementId} to ${shipment.title}.`],
  facts: [['Tracking number', shipment.track_number], ...linesOf(order)],
  action: actionOf(order, shopUrl),
});

const backOnCards = (order: Order): [string, string][] =>
  byGiftCard(order) > 0 ? [['Back on your gift card', money(byGiftCard(order))]] : [];

/** Tells that an order is off for which no money was charged; what gift cards paid is back on them. */
export const orderCanceledLetter = (order: Order, shopUrl: string): Letter => ({
  kind: 'order-canceled',
  subject: `Your Encore order ${order.incrementId} was canceled`,
  heading: 'Your order was canceled',
  paragraphs: [`We have canceled your order ${order.incrementId}. There is nothing to pay for it.`],
  facts: [...backOnCards(order), ...linesOf(order)],
  action: actionOf(order, shopUrl),
});

/** Tells that money goes back; `cents` to where the order was paid from. */
export const orderRefundedLetter = (order: Order, cents: number, shopUrl: string): Letter => ({
  kind: 'order-refunded',
  subject: `A refund for your Encore order ${order.incrementId}`,
  heading: 'Your money is on its way back',
  paragraphs: [
    `We have given back ${money(cents)} of your order ${order.incrementId} to where it was paid from. Banks may take a few days to show it.`,
  ],
  facts: [
    ['Refund', money(cents)],
    ['Payment', order.snapshot.methodTitle],
    ...(order.state === 'canceled' ? backOnCards(order) : []),
  ],
  action: actionOf(order, shopUrl),
});
