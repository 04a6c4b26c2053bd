import { dayOf, shortDayOf, untilText } from '../shared/dates.ts';
import type {
  SellItem_DetailsFragment,
  SellItem_RowFragment,
  SellPayoutKind,
} from './SellItem.generated.ts';

const NEXT: Readonly<Record<string, string>> = {
  ANSWER_OFFER: 'Review your offer',
  SHIP: 'Ship your item',
  WAIT_FOR_QUOTE: 'We have been preparing your quote',
  WAIT_FOR_ARRIVAL: 'On its way to us',
  WAIT_FOR_INSPECTION: 'We have been inspecting your item',
  WAIT_FOR_RETURN: 'On its way back to you',
  WAIT_FOR_SALE: 'In the shop',
  WAIT_FOR_PAYMENT: 'Your payment is on its way',
};

const ENDS: Readonly<Record<string, string>> = {
  QUOTE_DECLINED: 'Closed',
  ITEM_RETURNED: 'Sent back to you',
  OFFER_DECLINED: 'You declined our offer',
  PAID: 'Paid',
};

/** What comes next with an item, in words, with its date. */
export function nextText({ nextAction, status, updatedAt }: SellItem_RowFragment): string {
  if (!nextAction) return `${ENDS[status] ?? 'Nothing to do'} on ${dayOf(updatedAt)}`;
  const text = NEXT[nextAction.code] ?? 'Nothing to do for you';
  if (nextAction.until) return `${text} by ${shortDayOf(nextAction.until)}`;
  return `${text} since ${shortDayOf(updatedAt)}`;
}

/** True when the owner is asked to do something. */
export const isOwnersTurn = ({ nextAction }: SellItem_RowFragment): boolean =>
  nextAction?.code === 'ANSWER_OFFER' || nextAction?.code === 'SHIP';

/** The ways of being paid, as they are chosen between. */
export const payoutLabel: Readonly<Record<SellPayoutKind, string>> = {
  CASH: 'Cash now',
  CONSIGN: 'Consignment',
  STORE_CREDIT: 'Store credit',
};

/** "Open until Dec 5 (ends in 13 days)", or that it has expired. */
export function expiryText(expiresAt: string): string {
  const until = untilText(expiresAt);
  return until
    ? `Open until ${shortDayOf(expiresAt)} (ends ${until})`
    : `Expired on ${shortDayOf(expiresAt)}`;
}

const MOVES: Readonly<Record<string, string>> = {
  submit: 'You sent your item in',
  quote: 'We sent you a quote',
  refuse: 'We could not make an offer',
  withdraw: 'You took it back',
  accept: 'You accepted our offer',
  counter: 'You asked for another price',
  decline: 'You declined our offer',
  expire: 'The offer ran out',
  ask_again: 'You asked for another quote',
  cancel: 'You canceled',
  ship: 'You made a label',
  receive: 'Your item arrived',
  revise: 'We sent a final offer',
  approve: 'Inspection passed',
  consign: 'Put on sale',
  reduce: 'The price went down',
  reprice: 'We changed the price',
  relist: 'The buyer’s order was canceled; it is on sale again',
  return: 'We sent it back to you',
  sell: 'Sold',
  pay: 'We paid you',
};

type Entry = SellItem_DetailsFragment['history'][number];

/** What happened, in words. */
export const moveText = ({ move, actor, statusLabel }: Entry): string =>
  move === 'ship' && actor === 'GUEST'
    ? 'Somebody shipped it for you'
    : (MOVES[move] ?? statusLabel);
