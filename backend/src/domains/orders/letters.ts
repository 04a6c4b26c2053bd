import type { Letter } from '../../mail/letter.ts';
import { dollars } from '../cart/totals-view.ts';
import type { Shipment } from './shipments.ts';
import type { Order } from './types.ts';

const money = (cents: number): string =>
  dollars(cents).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const linesOf = (order: Order): [string, string][] =>
  order.lines.map(({ totals }) => [totals.item.name, money(totals.row)]);

function sumsOf({ snapshot, grandTotal }: Order): [string, string][] {
  const { discount, shipping, taxAmount, giftCards, isVirtual } = snapshot;
  const paid = giftCards.reduce((sum, { cents }) => sum + cents, 0);
  return [
    ...(discount > 0 ? [['Discount', money(-discount)] as [string, string]] : []),
    ...(isVirtual ? [] : [['Shipping', money(shipping)] as [string, string]]),
    ['Tax', money(taxAmount)],
    ...(paid > 0 ? [['Gift card', money(-paid)] as [string, string]] : []),
    ['Total', money(grandTotal)],
  ];
}

/** Where the buyer sees the order: the account, or the shop for a guest. */
function actionOf(order: Order, shopUrl: string): { readonly action?: Letter['action'] & {} } {
  if (order.customerId === null) return {};
  return { action: { label: 'See my orders', url: `${shopUrl}/account/orders` } };
}

/** Confirms an order with its lines and sums. */
export const orderPlacedLetter = (order: Order, shopUrl: string): Letter => ({
  kind: 'order-placed',
  subject: `Your Encore order ${order.incrementId}`,
  heading: 'Thank you for your order',
  paragraphs: [
    `Hello ${order.snapshot.firstname ?? ''}, we have received your order ${order.incrementId} and will write to you when it ships.`,
  ],
  facts: [...linesOf(order), ...sumsOf(order), ['Payment', order.snapshot.methodTitle]],
  ...actionOf(order, shopUrl),
  closing: 'Each piece is one of a kind: it is now reserved for you.',
});

/** Tells that an order is on its way, with the number to follow it by. */
export const orderShippedLetter = (order: Order, shipment: Shipment, shopUrl: string): Letter => ({
  kind: 'order-shipped',
  subject: `Your Encore order ${order.incrementId} is on its way`,
  heading: 'Your order is on its way',
  paragraphs: [`We have handed your order ${order.incrementId} to ${shipment.title}.`],
  facts: [['Tracking number', shipment.track_number], ...linesOf(order)],
  ...actionOf(order, shopUrl),
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
  ],
  ...actionOf(order, shopUrl),
});
