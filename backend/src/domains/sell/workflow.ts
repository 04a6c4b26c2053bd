import { badInput } from '../../shared/webapi/errors.ts';
import { dueCents, OFFER_MS, type OfferSums, SHIP_MS } from './money-rules.ts';
import type { SellRepository } from './repository.ts';
import {
  type Actor,
  findTransition,
  labels,
  type PayoutKind,
  type Situation,
  type Status,
  type Transition,
} from './rules.ts';
import type { Inspection, ItemState, Offer, SellItem } from './types.ts';

/** The input of a transition. Amounts in cents. */
export interface TransitionInput {
  readonly reason?: string | undefined;
  readonly payoutKind?: PayoutKind | undefined;
  readonly counterCents?: number | undefined;
  readonly offer?: (OfferSums & { readonly note: string }) | undefined;
  readonly inspection?: Inspection | undefined;
  readonly listCents?: number | undefined;
  readonly soldCents?: number | undefined;
  readonly reference?: string | undefined;
}

export interface Step extends TransitionInput {
  readonly to: Status;
  readonly actor: Actor;
  readonly atMs: number;
}

/** The properties that the state machine uses. */
export const toSituation = (item: SellItem): Situation => ({
  status: item.status,
  payoutKind: item.payoutKind,
  isShipped: item.shipment !== null,
});

/** The pending or most recently answered offer. */
export const currentOffer = (item: SellItem): Offer | undefined => item.offers.at(-1);

/** @throws 400 with a message that can be displayed */
function checkedTransition(item: SellItem, step: Step): Transition {
  const situation = { ...toSituation(item), payoutKind: step.payoutKind ?? item.payoutKind };
  const transition = findTransition(situation, step.to, step.actor);
  if (transition === undefined) {
    throw badInput('The item can\'t change from "%1" to "%2".', [
      labels[item.status],
      labels[step.to],
    ]);
  }
  if (transition.needs === 'reason' && !step.reason?.trim())
    throw badInput('Please enter a reason.');
  if (
    transition.needs === 'counter' &&
    !(step.counterCents !== undefined && step.counterCents > 0)
  ) {
    throw badInput("Please enter the amount you'd accept.");
  }
  if (transition.needs === 'payout') checkPayout(transition, step.payoutKind);
  return transition;
}

function checkPayout(transition: Transition, kind: PayoutKind | undefined): void {
  if (kind === undefined) throw badInput('Please choose how you would like to be paid.');
  if (transition.payouts && !transition.payouts.includes(kind)) {
    throw badInput('The item can\'t change to "%1" with this payout method.', [
      labels[transition.to],
    ]);
  }
}

function entered(item: SellItem, state: ItemState, step: Step): Partial<ItemState> {
  const { to, atMs } = step;
  if (to === 'quote_ready_for_review' || to === 'offer_ready_for_review') {
    return { expiresMs: atMs + OFFER_MS, counterCents: null };
  }
  if (to === 'quote_accepted') return { shipByMs: atMs + SHIP_MS };
  if (to === 'on_consignment' && item.status === 'waiting_for_payment') {
    return { soldCents: null, dueCents: null };
  }
  if (to === 'on_consignment') {
    const listCents = step.listCents ?? currentOffer(item)?.listHighCents ?? null;
    return { listCents, listedMs: atMs, sku: null };
  }
  if (to !== 'waiting_for_payment') return {};
  const offer = currentOffer(item);
  const soldCents = step.soldCents ?? state.soldCents;
  if (offer === undefined || state.payoutKind === null) return { soldCents };
  return { soldCents, dueCents: dueCents(state.payoutKind, offer, soldCents) };
}

function nextState(item: SellItem, step: Step): ItemState {
  const state: ItemState = {
    status: step.to,
    payoutKind: step.payoutKind ?? item.payoutKind,
    counterCents: step.counterCents ?? item.counterCents,
    expiresMs: null,
    shipByMs: null,
    inspection: step.inspection ?? item.inspection,
    listCents: item.listCents,
    listedMs: item.listedMs,
    sku: item.sku,
    soldCents: item.soldCents,
    dueCents: item.dueCents,
  };
  return { ...state, ...entered(item, state, step) };
}

/** Writes the changes of a transition outside of the item's own row. */
function writeParts(items: SellRepository, item: SellItem, step: Step): void {
  const { id, customerId, payoutKind, dueCents: amountCents } = item;
  if (step.offer) {
    const stage = step.to === 'offer_ready_for_review' ? 'final' : 'quote';
    const expiresMs = step.atMs + OFFER_MS;
    items.addOffer(id, { ...step.offer, stage, madeMs: step.atMs, expiresMs });
  }
  if (step.to === 'paid' && payoutKind !== null && amountCents !== null) {
    const reference = step.reference ?? '';
    items.addPayout(
      { id, customerId },
      { kind: payoutKind, amountCents, reference, paidMs: step.atMs },
    );
  }
}

/**
 * Applies a transition and records it in the history, in one transaction; `find` reads the item inside it.
 * @throws 400 for a transition that the actor may not cause or that lacks required input
 */
export function applyTransition(items: SellRepository, find: () => SellItem, step: Step): SellItem {
  return items.atomically(() => {
    const item = find();
    const transition = checkedTransition(item, step);
    items.setState(item.id, nextState(item, step), step.atMs);
    writeParts(items, item, step);
    items.addHistory(item.id, {
      from: item.status,
      to: step.to,
      move: transition.name,
      actor: step.actor,
      reason: step.reason?.trim() || null,
      atMs: step.atMs,
    });
    return find();
  });
}

export function expireOffers(items: SellRepository, nowMs: number): number {
  const ids = items.lapsed(nowMs);
  for (const id of ids) {
    items.atomically(() => expireOne(items, id, nowMs));
  }
  return ids.length;
}

function expireOne(items: SellRepository, id: number, nowMs: number): void {
  const item = items.byId(id);
  if (item?.expiresMs === null || item === undefined || item.expiresMs > nowMs) return;
  const to = item.status === 'quote_ready_for_review' ? 'quote_declined' : 'offer_declined';
  const step: Step = { to, actor: 'clock', atMs: item.expiresMs };
  const transition = findTransition(toSituation(item), to, 'clock');
  if (transition === undefined) return;
  items.setState(id, nextState(item, step), item.expiresMs);
  items.addHistory(id, {
    from: item.status,
    to,
    move: transition.name,
    actor: 'clock',
    reason: 'The offer expired without a reply.',
    atMs: item.expiresMs,
  });
}
