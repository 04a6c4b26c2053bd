import { badInput, invalidValue, noSuchEntity } from '../../shared/webapi/errors.ts';
import { type GiftCardRepository, MAX_DOLLARS } from '../giftcards/repository.ts';
import type { Consignment } from './consignment.ts';
import { type AnswerInput, toAnswers, toCondition } from './description.ts';
import { statusEmail } from './emails.ts';
import type { SellFacts } from './facts.ts';
import { creditCents, type OfferSums } from './money-rules.ts';
import type { SellRepository } from './repository.ts';
import type { CustomerContacts, EmailSender, Inspection, SellItem } from './types.ts';
import { applyTransition, expireOffers, type Step } from './workflow.ts';

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
  readonly customers: CustomerContacts;
  readonly mailer: EmailSender;
  readonly facts: SellFacts;
  readonly consignment: Consignment;
  readonly giftCards: Pick<GiftCardRepository, 'issue'>;
  readonly now: () => number;
}

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

/** Creates as many gift cards as an amount in cents requires and returns their codes. */
function creditCodes({ giftCards }: StaffSources, customerId: number, dueCents: number): string {
  const codes: string[] = [];
  for (let left = dueCents / 100; left > 0; left -= MAX_DOLLARS) {
    codes.push(giftCards.issue({ dollars: Math.min(left, MAX_DOLLARS), customerId }));
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
function createTransitions({ items, customers, mailer, now }: StaffSources) {
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
  { byId, notify, go }: ReturnType<typeof createTransitions>,
) {
  return {
    /** Item Received → On Consignment, for sale at `listPrice` dollars. */
    consign: (id: number, listPrice: number): SellItem =>
      items.atomically(() => {
        go(id, { to: 'on_consignment', listCents: cents(listPrice, 'listPrice') });
        return consignment.offerForSale(byId(id));
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
  const transitions = createTransitions(sources);
  const { byId, go } = transitions;

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
    ...consigning(sources, transitions),
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
