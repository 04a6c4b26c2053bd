import { counted } from '#lib/format/counts.ts';
import { formatDay } from '#lib/format/dates.ts';
import { centsOf, formatMoney, fromCents } from '#lib/format/money.ts';
import type { OverviewQuery } from './Overview.generated.ts';

/** One door of the overview. */
export interface OverviewCard {
  readonly to: string;
  readonly title: string;
  /** What is behind it; null when it cannot be had just now. */
  readonly fact: string | null;
}

/** What is read of a part that may fail by itself: the other parts stand. */
type Known = Partial<{ [Part in keyof OverviewQuery]: OverviewQuery[Part] | null | undefined }>;

const countOf = (count: number, one: string, many?: string): string =>
  counted(count, one, many).replace(/^0 /, 'No ');

function ordersFact(orders: Known['customerOrders']): string | null {
  if (!orders) return null;
  const [latest] = orders.orders;
  if (!latest) return 'No orders yet';
  const day = formatDay(latest.createdAt);
  return `${countOf(orders.totalCount, 'order')}, the latest ${day ? `of ${day}` : latest.number}`;
}

function giftCardsFact(cards: Known['giftCards']): string | null {
  if (!cards) return null;
  const total = cards
    .filter(({ isExpired }) => !isExpired)
    .reduce((sum, { balance }) => sum + centsOf(balance), 0);
  if (total === 0) return 'No balance to spend';
  return `${formatMoney(fromCents(total))} to spend`;
}

function alertsFact(alerts: Known['priceAlerts']): string | null {
  if (!alerts) return null;
  const dropped = alerts.filter(({ droppedBy }) => Number(droppedBy.amount) > 0).length;
  if (dropped > 0) return `${countOf(dropped, 'item')} with a lower price`;
  return `${countOf(alerts.length, 'item')} watched`;
}

function searchesFact(searches: Known['savedSearches']): string | null {
  if (!searches) return null;
  const fresh = searches.reduce((sum, { newCount }) => sum + newCount, 0);
  if (fresh > 0) return `${countOf(fresh, 'new item')} found`;
  return `${countOf(searches.length, 'search', 'searches')} saved`;
}

/** The doors of the overview, each with what is behind it. */
export function overviewCards(known: Known): OverviewCard[] {
  const { customer } = known;
  return [
    { to: '/account/orders', title: 'My Orders', fact: ordersFact(known.customerOrders) },
    { to: '/sell/items', title: 'My Quotes', fact: 'What you sell, and what we offer for it' },
    {
      to: '/account/addresses',
      title: 'Addresses',
      fact: customer ? `${countOf(customer.addresses.length, 'address', 'addresses')} saved` : null,
    },
    { to: '/account/gift-cards', title: 'Gift Cards', fact: giftCardsFact(known.giftCards) },
    { to: '/account/price-alerts', title: 'Price Alerts', fact: alertsFact(known.priceAlerts) },
    {
      to: '/account/saved-search',
      title: 'Saved Searches',
      fact: searchesFact(known.savedSearches),
    },
    { to: '/favorites', title: 'Favorites', fact: 'The pieces you keep an eye on' },
    { to: '/account/profile', title: 'Profile', fact: customer?.email ?? null },
  ];
}
