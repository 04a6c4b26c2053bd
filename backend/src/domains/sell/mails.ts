import type { Letter } from '../../mail/letter.ts';
import { money } from '../../shared/money.ts';
import { labels } from './rules.ts';
import type { Person, SellItem, Shipment } from './types.ts';
import { currentOffer } from './workflow.ts';

/** What goes with the label of a parcel, to its owner. */
export const labelLetter = (person: Person, shipment: Shipment): Letter => ({
  kind: 'sell-label',
  subject: `Your shipping label ${shipment.trackingNumber}`,
  heading: 'Your shipping label',
  paragraphs: [
    `Dear ${person.firstname}, the label is attached. Print it, stick the first page on the parcel and put the second one inside.`,
  ],
  facts: [
    ['Shipment', String(shipment.id)],
    ['Tracking number', shipment.trackingNumber],
    ['Insured for', money(shipment.insuredCents)],
  ],
});

function sumsOf(item: SellItem): [string, string][] {
  const offer = currentOffer(item);
  if (offer === undefined) return [];
  return [
    ['Cash', money(offer.cashCents)],
    ['Store credit', money(offer.creditCents)],
    [
      'On consignment, for sale at',
      `${money(offer.listLowCents)} to ${money(offer.listHighCents)}`,
    ],
  ];
}

/** What a status means to the owner; undefined for one that needs no mail. */
function wordsFor(item: SellItem): string | undefined {
  const { status, dueCents, payout } = item;
  if (status === 'quote_ready_for_review') return 'Your quote is ready.';
  if (status === 'offer_ready_for_review') {
    return 'We have looked at your item and made a new offer.';
  }
  if (status === 'quote_declined') return 'We cannot make an offer this time.';
  if (status === 'item_received') return 'Your item has arrived. We are looking at it now.';
  if (status === 'item_returned') return 'Your item is on its way back to you.';
  if (status === 'on_consignment') return 'Your item is on sale in our shop.';
  if (status === 'waiting_for_payment') return `We owe you ${money(dueCents ?? 0)}.`;
  if (status === 'paid') return `We have paid you ${money(payout?.amountCents ?? 0)}.`;
  return undefined;
}

/** What the owner is told after the shop's staff moved an item; undefined when nothing. */
export function statusLetter(person: Person, item: SellItem, shopUrl: string): Letter | undefined {
  const words = wordsFor(item);
  if (words === undefined) return undefined;
  const { designer, model } = item.details;
  const reason = item.history.at(-1)?.reason;
  const isOffer =
    item.status === 'quote_ready_for_review' || item.status === 'offer_ready_for_review';
  return {
    kind: `sell-${item.status.replaceAll('_', '-')}`,
    subject: `${labels[item.status]}: ${designer} ${model}`,
    heading: labels[item.status],
    paragraphs: [`Dear ${person.firstname}, ${words}`, ...(reason ? [reason] : [])],
    action: { label: 'See the item', url: `${shopUrl}/sell/index/index/id/${item.id}` },
    ...(isOffer && { facts: sumsOf(item) }),
  };
}
