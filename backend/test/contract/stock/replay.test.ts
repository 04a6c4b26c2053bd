import { expect, it } from 'vitest';
import { differences, notComparable, placesIn } from './differences.ts';
import { createStockReplay, readStockRecordings } from './replay.ts';
import { openStockShop } from './world.ts';

const FILES = [
  's01-store-config',
  's02-customer-and-orders',
  's03-wishlist',
  's04-graphql-cart',
  's05-regions',
  's06-virtual-with-option',
  's07-tokens',
  's08-pictures',
  's09-admin-rest-indexer',
  's10-absent-routes',
  's11-graphql-transport',
  's12-faults',
  's13-cart-and-catalogue-changes',
  's14-cms',
] as const;

/** In these, guests begin with an empty cart. */
const WITHOUT_RING: ReadonlySet<string> = new Set([
  's04-graphql-cart',
  's06-virtual-with-option',
  's12-faults',
]);

const counts = { alike: 0, different: 0 };

it.each(FILES)('responds with STOCK=1 as the recorded Magento: %s', async (file) => {
  const shop = await openStockShop();
  const { prepare, replay } = createStockReplay(shop, {
    hasRing: !WITHOUT_RING.has(file),
    keepsNumbers: file === 's09-admin-rest-indexer',
  });
  const entries = readStockRecordings(file);
  const found: string[] = [];
  try {
    if (file.startsWith('s13')) await prepare(entries);
    for (const [place, entry] of entries.entries()) {
      const difference = await replay(entry);
      const isPrepared = !entry.request || entry.name.startsWith('admin');
      if (isPrepared || placesIn(notComparable, file).includes(place)) continue;
      if (difference === undefined) counts.alike += 1;
      else found.push(`${place} ${entry.name} ${difference}`);
    }
  } finally {
    await shop.close();
  }
  counts.different += found.length;
  const listed = placesIn(differences, file);
  const isListed = (text: string) => listed.includes(Number.parseInt(text, 10));
  expect(found.filter((text) => !isListed(text))).toEqual([]);
  expect(found).toHaveLength(listed.length);
});

it('returns the recorded response to at least 95 % of the comparable requests', () => {
  const { alike, different } = counts;
  expect(alike).toBeGreaterThan(500);
  expect(alike / (alike + different)).toBeGreaterThanOrEqual(0.95);
});
