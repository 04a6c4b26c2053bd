import type { EmailContent } from '../../mail/email.ts';
import { money } from '../../shared/money.ts';
import { badInput, invalidValue, noSuchEntity } from '../../shared/webapi/errors.ts';
import type { GiftCardRepository } from '../giftcards/repository.ts';
import type { Consignment } from './consignment.ts';
import { type AnswerInput, toAnswers, toCondition } from './description.ts';
import type { SellFacts } from './facts.ts';
import { creditCents, type OfferSums } from './money-rules.ts';
import type { SellRepository } from './repository.ts';
import { labels } from './rules.ts';
import type {
  CustomerContact,
  Customers,
  EmailSender,
  Inspection,
  SellItem,
  Shipment,
} from './types.ts';
import { applyTransition, currentOffer, expireOffers, type Step } from './workflow.ts';

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

function toOfferFacts(item: SellItem): [string, string][] {
  const offer = currentOffer(item);
  if (offer === undefined) return [];
  return [
    ['Cash', money(offer.cashCents)],
    ['Store credit', money(offer.creditCents)],
    ['On consignment, listed at', `${money(offer.listLowCents)}–${money(offer.listHighCents)}`],
  ];
}

/** Explains a status to the owner; undefined if no email is sent for it. */
function toStatusText(item: SellItem): string | undefined {
  const { status, dueCents, payout } = item;
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
  if (status === 'paid') return `We’ve paid you ${money(payout?.amountCents ?? 0)}.`;
  return undefined;
}

/** The email to the owner after an administrator changed an item's status; undefined if none is sent. */
function statusEmail(
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
    action: { label: 'View item', url: `${shopUrl}/sell/index/index/id/${item.id}` },
    ...(isOffer && { facts: toOfferFacts(item) }),
  };
}

/** An administrator's offer in dollars; the list prices are for consignment. */
export interface StaffOffer {
  readonly cash: number;
  readonly listLow: number;
  readonly listHigh: number;
  readonly note?: string;
}

export interface StaffInspection {
  readonly condition: string;
  readonly answers?: readonly AnswerInput[];
  readonly note?: string;
}

export type SellStaff = ReturnType<typeof createSellStaff>;

export interface StaffSources {
  readonly items: SellRepository;
  readonly customers: Customers;
  readonly mailer: EmailSender;
  readonly facts: SellFacts;
  readonly consignment: Consignment;
  readonly giftCards: Pick<GiftCardRepository, 'issue'>;
  readonly now: () => number;
}

const CARD_CENTS = 1_000_000;

const cents = (dollars: number, name: string): number => {
  if (Number.isFinite(dollars) && dollars > 0 && dollars <= 10_000_000) {
    return Math.round(dollars * 100);
  }
  throw invalidValue(name, dollars);
};

/** @throws 400 for invalid amounts, or a range whose end is below its start */
function offerSums({
  cash,
  listLow,
  listHigh,
  note = '',
}: StaffOffer): OfferSums & { note: string } {
  const cashCents = cents(cash, 'cash');
  const listLowCents = cents(listLow, 'listLow');
  const listHighCents = cents(listHigh, 'listHigh');
  if (listHighCents < listLowCents) throw badInput('The range ends below its start.');
  return { cashCents, creditCents: creditCents(cashCents), listLowCents, listHighCents, note };
}

/** Creates gift cards for an amount in cents and returns their codes; a card holds at most 10,000 dollars. */
function creditCodes({ giftCards }: StaffSources, customerId: number, dueCents: number): string {
  const codes: string[] = [];
  for (let left = dueCents; left > 0; left -= CARD_CENTS) {
    codes.push(giftCards.issue({ dollars: Math.min(left, CARD_CENTS) / 100, customerId }));
  }
  return codes.join(', ');
}

const inspected = (
  facts: SellFacts,
  inspection: StaffInspection | undefined,
): Inspection | undefined =>
  inspection && {
    condition: toCondition(facts, inspection.condition),
    answers: toAnswers(facts, inspection.answers ?? []),
    note: inspection.note ?? '',
  };

/** The administrators' transitions of an item; `go` applies one and emails the owner. */
function createMoves({ items, customers, mailer, now }: StaffSources) {
  const byId = (id: number): SellItem => {
    const item = items.byId(id);
    if (item === undefined) throw noSuchEntity('itemId', id);
    return item;
  };
  const notify = (item: SellItem): void => {
    const person = customers.byId(item.customerId);
    const content = person && statusEmail(person, item, mailer.shopUrl);
    if (person && content) mailer.send(person.email, content);
  };
  const go = (id: number, step: Omit<Step, 'actor' | 'atMs'>): SellItem => {
    expireOffers(items, now());
    const item = applyTransition(items, () => byId(id), { ...step, actor: 'staff', atMs: now() });
    notify(item);
    return item;
  };
  return { byId, notify, go };
}

/** The administrators' operations on items on consignment, including changes to the shop's catalogue. */
function consigning(
  { items, consignment }: StaffSources,
  { byId, notify, go }: ReturnType<typeof createMoves>,
) {
  return {
    /** Item Received → On Consignment, for sale at `listPrice` dollars. */
    consign: (id: number, listPrice: number): SellItem =>
      items.atomically(() => {
        go(id, { to: 'on_consignment', listCents: cents(listPrice, 'listPrice') });
        return consignment.putOnSale(byId(id));
      }),
    /** Item Received, Offer Declined or On Consignment → Item Returned. */
    returnToOwner: (id: number, reason: string): SellItem =>
      items.atomically(() => {
        consignment.takeOffSale(byId(id));
        return go(id, { to: 'item_returned', reason });
      }),
    /** Sets a new price in dollars for an item on consignment and restarts its reductions. */
    reprice: (id: number, price: number): SellItem =>
      consignment.reprice(byId(id), cents(price, 'price')),
    /** On Consignment → Waiting for Payment, sold for `price` dollars. */
    sold: (id: number, price: number): SellItem =>
      items.atomically(() => {
        const item = go(id, { to: 'waiting_for_payment', soldCents: cents(price, 'price') });
        consignment.markSold(item);
        return item;
      }),
    /** Synchronizes the shop's products with the items on consignment; see `createConsignment`. */
    settle: (): void => consignment.settle(notify),
  };
}

/** The administrators' transitions. Each throws 404 for an unknown item and 400 for one that is not allowed. */
export function createSellStaff(sources: StaffSources) {
  const { items, facts, now } = sources;
  const moves = createMoves(sources);
  const { byId, go } = moves;

  const paid = (id: number, given: string): SellItem => {
    const { status, payoutKind, customerId, dueCents } = byId(id);
    const isCredit = status === 'waiting_for_payment' && payoutKind === 'store_credit';
    const reference = isCredit ? creditCodes(sources, customerId, dueCents ?? 0) : given;
    return go(id, { to: 'paid', reference });
  };

  return {
    byId,
    find: items.byId,
    bySku: items.bySku,
    list: items.list,
    /** Expires all overdue offers and returns their number. */
    expire: (): number => expireOffers(items, now()),
    ...consigning(sources, moves),
    /** New Quote Requested → Quote Ready for Review. */
    quote: (id: number, offer: StaffOffer): SellItem =>
      go(id, { to: 'quote_ready_for_review', offer: offerSums(offer) }),
    /** New Quote Requested → Quote Declined. */
    decline: (id: number, reason: string): SellItem => go(id, { to: 'quote_declined', reason }),
    /** Quote Accepted → Item Received. */
    receive: (id: number): SellItem => go(id, { to: 'item_received' }),
    /** Item Received or Offer Declined → Offer Ready for Review. */
    revise: (id: number, offer: StaffOffer, inspection?: StaffInspection): SellItem =>
      go(id, {
        to: 'offer_ready_for_review',
        offer: offerSums(offer),
        inspection: inspected(facts, inspection),
      }),
    /** Item Received → Waiting for Payment, for cash and store credit. */
    approve: (id: number, inspection?: StaffInspection): SellItem =>
      go(id, { to: 'waiting_for_payment', inspection: inspected(facts, inspection) }),
    /** Waiting for Payment → Paid. Store credit is paid as a gift card, whose code becomes the reference. */
    pay: (id: number, reference: string): SellItem => items.atomically(() => paid(id, reference)),
  };
}
