import { counted } from '#lib/format/counts.ts';
import { lazily } from '#lib/format/lazily.ts';
import type {
  SellItem_DetailsFragment,
  SellItem_RowFragment,
  SellPayoutKind,
} from './SellItem.generated.ts';

const medium = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const short = lazily(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }));
const DAY_MS = 86_400_000;

/** A date in the local time zone, such as "Nov 21, 2026". Browser only. */
export const formatMediumDay = (moment: string): string => medium().format(new Date(moment));

/** A date without its year, for near dates. */
const formatShortDay = (moment: string): string => short().format(new Date(moment));

const NEXT_ACTIONS: Readonly<Record<string, string>> = {
  ANSWER_OFFER: 'Review your offer',
  SHIP: 'Ship your item',
  WAIT_FOR_QUOTE: 'Preparing your quote',
  WAIT_FOR_ARRIVAL: 'On its way to us',
  WAIT_FOR_INSPECTION: 'Inspecting your item',
  WAIT_FOR_RETURN: 'On its way back to you',
  WAIT_FOR_SALE: 'For sale',
  WAIT_FOR_PAYMENT: 'Payment on its way',
};

const OUTCOMES: Readonly<Record<string, string>> = {
  QUOTE_DECLINED: 'Closed',
  ITEM_RETURNED: 'Returned to you',
  OFFER_DECLINED: 'You declined our offer',
  PAID: 'Paid',
};

/** The next step with its deadline: "Ship your item by Nov 29". */
export function nextActionText({ nextAction, status, updatedAt }: SellItem_RowFragment): string {
  if (!nextAction) return `${OUTCOMES[status] ?? 'Updated'} on ${formatMediumDay(updatedAt)}`;
  const text = NEXT_ACTIONS[nextAction.code] ?? 'Nothing to do right now';
  if (nextAction.until) return `${text} by ${formatShortDay(nextAction.until)}`;
  return `${text} · since ${formatShortDay(updatedAt)}`;
}

export function isOwnersTurn({ nextAction }: SellItem_RowFragment): boolean {
  return nextAction?.code === 'ANSWER_OFFER' || nextAction?.code === 'SHIP';
}

export const PAYOUT_LABELS: Readonly<Record<SellPayoutKind, string>> = {
  CASH: 'Cash now',
  CONSIGN: 'Consignment',
  STORE_CREDIT: 'Store credit',
};

/** The start of a local day, in milliseconds. */
const toMidnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** "Expires Dec 5 (in 13 days)", or that it has expired. */
export function expiryText(expiresAt: string): string {
  const day = formatShortDay(expiresAt);
  const left = Date.parse(expiresAt) - Date.now();
  if (left <= 0) return `Expired on ${day}`;
  const days = Math.round((toMidnight(Date.parse(expiresAt)) - toMidnight(Date.now())) / DAY_MS);
  return `Expires ${day} (${days === 0 ? 'today' : `in ${counted(days, 'day')}`})`;
}

const EVENTS: Readonly<Record<string, string>> = {
  submit: 'You submitted your item',
  quote: 'We sent you a quote',
  refuse: 'We couldn’t make an offer',
  withdraw: 'You withdrew it',
  accept: 'You accepted our offer',
  counter: 'You made a counteroffer',
  decline: 'You declined our offer',
  expire: 'The offer expired',
  ask_again: 'You requested a new quote',
  cancel: 'You canceled the sale',
  ship: 'You created a label',
  receive: 'Your item arrived',
  revise: 'We sent a final offer',
  approve: 'Inspection passed',
  consign: 'Listed for sale',
  reduce: 'We reduced the price',
  reprice: 'We changed the price',
  relist: 'The buyer’s order was canceled, so it’s for sale again',
  return: 'We sent it back to you',
  sell: 'Sold',
  pay: 'We paid you',
};

export function eventText(entry: SellItem_DetailsFragment['history'][number]): string {
  const { move, actor, statusLabel } = entry;
  if (move === 'ship' && actor === 'GUEST') return 'Someone shipped it for you';
  return EVENTS[move] ?? statusLabel;
}
