import type { EmailContent } from '../../mail/email.ts';
import { money } from '../../shared/money.ts';
import { consignedCents } from './money-rules.ts';
import { labels } from './rules.ts';
import type { CustomerContact, SellItem, Shipment } from './types.ts';
import { currentOffer } from './workflow.ts';

export const labelEmail = (person: CustomerContact, shipment: Shipment): EmailContent => ({
  kind: 'sell-label',
  subject: `Your shipping label ${shipment.trackingNumber}`,
  heading: 'Your shipping label',
  paragraphs: [
    `Hello ${person.firstname}, your label is attached. Print it, tape the first page to the package and put the second one inside.`,
  ],
  facts: [
    ['Shipment', String(shipment.id)],
    ['Tracking number', shipment.trackingNumber],
    ['Insured for', money(shipment.insuredCents)],
  ],
});

const range = (lowCents: number, highCents: number): string =>
  `${money(lowCents)}–${money(highCents)}`;

function toOfferFacts(item: SellItem): [string, string][] {
  const offer = currentOffer(item);
  if (offer === undefined) return [];
  const { listLowCents, listHighCents } = offer;
  const receive = range(consignedCents(listLowCents), consignedCents(listHighCents));
  return [
    ['Cash', money(offer.cashCents)],
    ['Store credit', money(offer.creditCents)],
    ['On consignment', `${receive} (listed at ${range(listLowCents, listHighCents)})`],
  ];
}

/** The codes of the gift cards that paid for an item, separated by commas; undefined for other payouts. */
const toCodes = ({ payout }: SellItem): string | undefined =>
  payout?.kind === 'store_credit' ? payout.reference || undefined : undefined;

function toPaidText(item: SellItem): string {
  const amount = money(item.payout?.amountCents ?? 0);
  const codes = toCodes(item);
  if (codes === undefined) return `We’ve paid you ${amount}.`;
  const cards = codes.includes(',') ? 'gift cards' : 'gift card';
  return `We’ve added ${amount} as ${cards} ${codes} to your account.`;
}

/** Links to the item, or to the gift cards that paid for it. */
const toAction = (item: SellItem, shopUrl: string) =>
  toCodes(item) === undefined
    ? { label: 'View item', url: `${shopUrl}/sell/index/index/id/${item.id}` }
    : { label: 'View my gift cards', url: `${shopUrl}/account/gift-cards` };

/** Explains a status to the owner; undefined if no email is sent for it. */
function toStatusText(item: SellItem): string | undefined {
  const { status, dueCents } = item;
  if (status === 'quote_ready_for_review') return 'Your quote is ready.';
  if (status === 'offer_ready_for_review') {
    return 'We’ve inspected your item and have a new offer.';
  }
  if (status === 'quote_declined') return 'We can’t make an offer this time.';
  if (status === 'item_received') return 'Your item has arrived. We’re inspecting it now.';
  if (status === 'item_returned') return 'Your item is on its way back to you.';
  if (status === 'on_consignment') return 'Your item is listed in our shop.';
  if (status === 'waiting_for_payment')
    return `Your payment of ${money(dueCents ?? 0)} is being prepared.`;
  if (status === 'paid') return toPaidText(item);
  return undefined;
}

/** The email to the owner after an administrator changed an item's status; undefined if none is sent. */
export function statusEmail(
  person: CustomerContact,
  item: SellItem,
  shopUrl: string,
): EmailContent | undefined {
  const words = toStatusText(item);
  if (words === undefined) return undefined;
  const { designer, model } = item.details;
  const reason = item.history.at(-1)?.reason;
  const isOffer =
    item.status === 'quote_ready_for_review' || item.status === 'offer_ready_for_review';
  return {
    kind: `sell-${item.status.replaceAll('_', '-')}`,
    subject: `${labels[item.status]}: ${designer} ${model}`,
    heading: labels[item.status],
    paragraphs: [`Hello ${person.firstname},`, words, ...(reason ? [reason] : [])],
    action: toAction(item, shopUrl),
    ...(isOffer && { facts: toOfferFacts(item) }),
  };
}
