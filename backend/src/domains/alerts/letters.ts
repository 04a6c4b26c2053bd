import type { Letter } from '../../mail/letter.ts';
import type { PriceChange } from './price-alerts.ts';
import type { WatchedSearch } from './saved-searches.ts';

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Tells that an item of a price alert got cheaper. */
export const priceDropLetter = (change: PriceChange, shopUrl: string): Letter => ({
  kind: 'price-drop',
  subject: `The price has dropped: ${change.name}`,
  heading: `${change.firstname}, the price has dropped`,
  paragraphs: [`${change.name} is now ${dollars(change.nowCents)}. There is only one of it.`],
  facts: [
    ['Was', dollars(change.seenCents)],
    ['Now', dollars(change.nowCents)],
    ['You save', dollars(change.seenCents - change.nowCents)],
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
