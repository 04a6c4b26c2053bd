import type { EmailContent } from '../../mail/email.ts';
import { money } from '../../shared/money.ts';
import type { Shipment } from './shipments.ts';
import type { Order } from './types.ts';

const toLines = (order: Order): [string, string][] =>
  order.lines.map(({ totals }) => [totals.item.name, money(totals.row)]);

/** The amount of an order paid by gift cards, in cents. */
const byGiftCard = ({ snapshot }: Order): number =>
  snapshot.giftCards.reduce((sum, { cents }) => sum + cents, 0);

function toTotals(order: Order): [string, string][] {
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

/** The payment method; Magento's title for a total of zero does not mention gift cards. */
const toPayment = (order: Order): string =>
  order.grandTotal === 0 && byGiftCard(order) > 0
    ? 'Paid by gift card'
    : order.snapshot.methodTitle;

/** Links to the order: in the account, or for a guest, on the order look-up page with its number filled in. */
const toAction = ({ id, customerId, incrementId }: Order, shopUrl: string) =>
  customerId === null
    ? { label: 'Track my order', url: `${shopUrl}/guest/order#${incrementId}` }
    : { label: 'View my order', url: `${shopUrl}/account/orders/${id}` };

/** An order of a guest who paid by wallet may have no name. */
const greeting = ({ snapshot }: Order): string =>
  snapshot.firstname ? `Hello ${snapshot.firstname},` : 'Hello,';

/** An order of quotes is not shipped; its payment has been received unless its method is offline. */
function toReceivedText({ incrementId, grandTotal, snapshot }: Order): string {
  const { isVirtual, isPaid } = snapshot;
  if (!isVirtual) {
    return `we’ve received your order ${incrementId} and will email you when it ships.`;
  }
  return isPaid || grandTotal === 0
    ? `we’ve received your payment for the quote in order ${incrementId}.`
    : `we’ve received your order ${incrementId} for the quote.`;
}

export const orderPlacedEmail = (order: Order, shopUrl: string): EmailContent => ({
  kind: 'order-placed',
  subject: `Your Encore order ${order.incrementId}`,
  heading: 'Thank you for your order',
  paragraphs: [`${greeting(order)} ${toReceivedText(order)}`],
  facts: [...toLines(order), ...toTotals(order), ['Payment', toPayment(order)]],
  action: toAction(order, shopUrl),
  ...(!order.snapshot.isVirtual && {
    closing: 'Everything you ordered is now reserved for you.',
  }),
});

export const orderShippedEmail = (
  order: Order,
  shipment: Shipment,
  shopUrl: string,
): EmailContent => ({
  kind: 'order-shipped',
  subject: `Your Encore order ${order.incrementId} is on its way`,
  heading: 'Your order is on its way',
  paragraphs: [`Your order ${order.incrementId} is with ${shipment.title}.`],
  facts: [['Tracking number', shipment.track_number], ...toLines(order)],
  action: toAction(order, shopUrl),
});

const backOnCards = (order: Order): [string, string][] =>
  byGiftCard(order) > 0 ? [['Returned to your gift card', money(byGiftCard(order))]] : [];

/** Reports the cancellation of an order that was not charged; gift cards have been refunded. */
export const orderCanceledEmail = (order: Order, shopUrl: string): EmailContent => ({
  kind: 'order-canceled',
  subject: `Your Encore order ${order.incrementId} was canceled`,
  heading: 'Your order was canceled',
  paragraphs: [`We’ve canceled your order ${order.incrementId}. You won’t be charged.`],
  facts: [...backOnCards(order), ...toLines(order)],
  action: toAction(order, shopUrl),
});

/** Reports a refund; `cents` to the original payment method. */
export const orderRefundedEmail = (order: Order, cents: number, shopUrl: string): EmailContent => ({
  kind: 'order-refunded',
  subject: `Your refund for Encore order ${order.incrementId}`,
  heading: 'Your refund is on its way',
  paragraphs: [
    `We’ve refunded ${money(cents)} of your order ${order.incrementId} to your original payment method. Your bank may take a few days to post it.`,
  ],
  facts: [
    ['Refund', money(cents)],
    ['Payment', order.snapshot.methodTitle],
    ...(order.state === 'canceled' ? backOnCards(order) : []),
  ],
  action: toAction(order, shopUrl),
});
