import type { Letter } from '../../mail/letter.ts';
import { money } from '../../shared/money.ts';
import type { PriceChange } from './price-alerts.ts';
import type { WatchedSearch } from './saved-searches.ts';

/** Tells that an item of a price alert got cheaper. */
export const priceDropLetter = (change: PriceChange, shopUrl: string): Letter => ({
  kind: 'price-drop',
  subject: `The price has dropped: ${change.name}`,
  heading: `${change.firstname}, the price has dropped`,
  paragraphs: [`${change.name} is now ${money(change.nowCents)}. There is only one of it.`],
  facts: [
    ['Was', money(change.seenCents)],
    ['Now', money(change.nowCents)],
    ['You save', money(change.seenCents - change.nowCents)],
  ],
  action: { label: 'See the item', url: `${shopUrl}/${change.urlKey}.html` },
  closing: `You asked to be told. Your price alerts are at ${shopUrl}/account/price-alerts.`,
});

const SHOWN = 5;

/** Tells that items have come in that a saved search finds. */
export function newMatchesLetter(
  { name, query, firstname }: Pick<WatchedSearch, 'name' | 'query' | 'firstname'>,
  items: readonly string[],
  shopUrl: string,
): Letter {
  const count = items.length === 1 ? '1 new item' : `${items.length} new items`;
  const rest = items.length > SHOWN ? [`And ${items.length - SHOWN} more.`] : [];
  return {
    kind: 'saved-search',
    subject: `${count} for your search “${name}”`,
    heading: `${firstname}, there is something new`,
    paragraphs: [`Your search “${name}” finds ${count}:`, ...items.slice(0, SHOWN), ...rest],
    action: { label: 'See them', url: `${shopUrl}${query}` },
    closing: `You asked to be told. Your searches are at ${shopUrl}/account/saved-search.`,
  };
}
