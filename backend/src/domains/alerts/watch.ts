import type { DatabaseSync } from 'node:sqlite';
import { attributeRecords } from '../../../../indexer/src/records/settings.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Change } from '../../index-sync/outbox.ts';
import { type SearchClient, SearchRejection } from '../../index-sync/worker.ts';
import type { EmailContent } from '../../mail/email.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { money } from '../../shared/money.ts';
import { type CatalogRepository, createCatalogRepository } from '../catalog/repository.ts';
import { createPriceAlertStore, type PriceChange } from './price-alerts.ts';
import { isWholeShop, type ListingQuery, readListing, searchAmong } from './rules.ts';
import { createSavedSearchStore, type WatchedSearch } from './saved-searches.ts';

const priceDropEmail = (change: PriceChange, shopUrl: string): EmailContent => ({
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

function newMatchesEmail(
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

export interface WatchOptions {
  readonly db: DatabaseSync;
  readonly mailer: Pick<Mailer, 'send' | 'shopUrl'>;
  /** The index of products, such as 'encore_default_products'. */
  readonly indexName: string;
  readonly now: () => number;
}

/** The attributes by which a listing can be filtered. */
export const filterCodes: readonly string[] = attributeRecords().map((one) => one.attribute_code);

const QUERIES_A_CALL = 50;

/**
 * Creates the function that compares the prices of alerts, for these products or for all. A drop is emailed and stored
 * in one transaction; a rise is only stored, so that the next drop is emailed again.
 */
export function createPriceWatch({ db, mailer, now }: WatchOptions) {
  const alerts = createPriceAlertStore(db, now);
  return (productIds?: readonly number[]): void =>
    inTransaction(db, () => {
      for (const change of alerts.changes(productIds)) {
        const isDrop = change.nowCents < change.seenCents;
        alerts.markSeen(change.alertId, change.nowCents, isDrop);
        if (isDrop) mailer.send(change.email, priceDropEmail(change, mailer.shopUrl));
      }
    });
}

/** The category of a listing: null for the whole shop, undefined if its path has none. */
function findCategory(query: ListingQuery, catalog: CatalogRepository): number | null | undefined {
  if (isWholeShop(query)) return null;
  const found = catalog.rewrite(query.path);
  const target = found?.redirectCode ? catalog.rewrite(found.targetPath) : found;
  return target?.entityType === 'CATEGORY' ? target.entityId : undefined;
}

/** Runs the queries; a rejected one finds nothing and does not stop the others. */
async function searchEach(queries: Parameters<SearchClient['search']>[0], search: SearchClient) {
  try {
    return await search.search(queries);
  } catch (error) {
    if (!(error instanceof SearchRejection)) throw error;
    if (queries.length === 1) return [[]];
    const found: string[][] = [];
    for (const query of queries) found.push(...(await searchEach([query], search)));
    return found;
  }
}

export function createSearchWatch({ db, mailer, indexName, now }: WatchOptions) {
  const searches = createSavedSearchStore(db, now);
  const catalog = createCatalogRepository(db);

  const notify = (search: WatchedSearch, foundIds: readonly string[]): void => {
    const products = catalog.byIds(foundIds.map(Number));
    const fresh = new Set(
      searches.addMatches(
        search.id,
        products.map(({ sku }) => sku),
      ),
    );
    const names = products.filter(({ sku }) => fresh.has(sku)).map(({ name }) => name);
    if (names.length === 0) return;
    mailer.send(search.email, newMatchesEmail(search, names, mailer.shopUrl));
  };

  return async (productIds: readonly number[], search: SearchClient): Promise<void> => {
    if (productIds.length === 0) return;
    const objectIds = productIds.map(String);
    const active = searches.watched().flatMap((saved) => {
      const query = readListing(saved.query, filterCodes);
      const categoryId = findCategory(query, catalog);
      if (categoryId === undefined) return [];
      return { saved, query: { indexName, ...searchAmong(query, { categoryId, objectIds }) } };
    });
    for (let from = 0; from < active.length; from += QUERIES_A_CALL) {
      const part = active.slice(from, from + QUERIES_A_CALL);
      const found = await searchEach(
        part.map(({ query }) => query),
        search,
      );
      inTransaction(db, () => {
        for (const [index, { saved }] of part.entries()) notify(saved, found[index] ?? []);
      });
    }
  };
}

/** Creates the listener that emails customers about indexed changes: new items and prices. */
export function createAlertListener(options: WatchOptions) {
  const watchPrices = createPriceWatch(options);
  const watchSearches = createSearchWatch(options);
  return async (changes: readonly Change[], search: SearchClient): Promise<void> => {
    watchPrices(changes.map(({ productId }) => productId));
    const added = changes.filter(({ reason }) => reason === 'added');
    await watchSearches([...new Set(added.map(({ productId }) => productId))], search);
  };
}
