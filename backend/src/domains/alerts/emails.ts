import type { EmailContent } from '../../mail/email.ts';
import { money } from '../../shared/money.ts';
import type { PriceChange } from './price-alerts.ts';
import type { WatchedSearch } from './saved-searches.ts';

/** Tells that an item of a price alert got cheaper. */
export const priceDropEmail = (change: PriceChange, shopUrl: string): EmailContent => ({
  kind: 'price-drop',
  subject: `Price drop: ${change.name}`,
  heading: `${change.firstname}, the price has dropped`,
  paragraphs: [`${change.name} is now ${money(change.nowCents)}. There’s only one.`],
  facts: [
    ['Was', money(change.seenCents)],
    ['Now', money(change.nowCents)],
    ['You save', money(change.seenCents - change.nowCents)],
  ],
  action: { label: 'View item', url: `${shopUrl}/${change.urlKey}.html` },
  closing: `You’re getting this because you set a price alert. Manage your alerts at ${shopUrl}/account/price-alerts.`,
});

const SHOWN = 5;

/** Tells that items have come in that a saved search finds. */
export function newMatchesEmail(
  { name, query, firstname }: Pick<WatchedSearch, 'name' | 'query' | 'firstname'>,
  items: readonly string[],
  shopUrl: string,
): EmailContent {
  const count = items.length === 1 ? '1 new item' : `${items.length} new items`;
  const rest = items.length > SHOWN ? [`And ${items.length - SHOWN} more.`] : [];
  return {
    kind: 'saved-search',
    subject: `${count} for your search “${name}”`,
    heading: `${firstname}, we found new matches`,
    paragraphs: [`Your search “${name}” has ${count}:`, ...items.slice(0, SHOWN), ...rest],
    action: { label: 'View items', url: `${shopUrl}${query}` },
    closing: `You’re getting this because you saved a search. Manage your searches at ${shopUrl}/account/saved-search.`,
  };
}
