import { Presets, SingleBar } from 'cli-progress';
import { indexChanges } from './changes.ts';
import type { IndexerEnv } from './env.ts';
import { createMagentoClient } from './magento-client.ts';
import type { RestProduct } from './magento-data.ts';
import { readNewest } from './newest.ts';
import { type Prepared, prepareRecords, readQuantities } from './read-products.ts';
import { type IndexerContext, Report, type Summary } from './report.ts';
import type { Retries } from './retry.ts';
import { toCompared } from './rule-prices.ts';
import { SearchTarget } from './search-target.ts';
import { isSameBasis, readShop, type Shop } from './shop.ts';
import { writeSmallIndexes } from './small-indexes.ts';
import { type FullRun, IndexerState } from './state.ts';
import { isVisible } from './to-product.ts';

/** A run that was killed longer ago is not resumed. */
const RESUMABLE_MS = 24 * 60 * 60 * 1000;
const PAGE_SIZE = 200;
const NO_PATH = 'it or a category above it has no URL key; save it with one in Magento';
const SHOWN = [
  ['status', '1'],
  ['visibility', '2,3,4', 'in'],
] as const;

function resumable({ state, now }: IndexerContext, shop: Shop): FullRun | undefined {
  const run = state.get<FullRun>('full');
  const isFresh = run !== undefined && now() - run.startedAt < RESUMABLE_MS;
  return isFresh && isSameBasis(run.basis, shop.basis) ? run : undefined;
}

async function begin(context: IndexerContext, shop: Shop): Promise<FullRun> {
  const { magento, search, state } = context;
  const startedAt = context.now();
  const run = {
    basis: shop.basis,
    startedAt,
    since: {
      products: await readNewest(magento, '/products', startedAt),
      orders: await readNewest(magento, '/orders', startedAt),
    },
  };
  await search.stageProducts(shop.moreFacets);
  state.transaction(() => {
    state.clearStaged();
    state.set('full', run);
    state.set('cursor', 0);
  });
  return run;
}

/** Writes a page of records, then stores the progress: after a kill, the last page is written again. */
async function writePage(
  { search, state }: IndexerContext,
  report: Report,
  { prepared, cursor }: { readonly prepared: readonly Prepared[]; readonly cursor: number },
): Promise<void> {
  const rejected = await search.save(
    'staged',
    prepared.map(({ record }) => record),
  );
  const ids = new Set(rejected.map(({ objectID }) => objectID));
  const taken = prepared.filter(({ record }) => !ids.has(record.objectID));
  for (const { objectID, reason } of rejected) report.skip(objectID, reason);
  state.transaction(() => {
    for (const one of taken) state.put('staged', one);
    state.set('cursor', cursor);
  });
  report.written += taken.length;
}

/** Counts products without a record for the report. */
async function countNotShown({ magento }: IndexerContext, shown: number): Promise<number> {
  const { total } = await magento.list('/products', { pageSize: 1, fields: 'id' });
  return total - shown;
}

async function writeProducts(context: IndexerContext, shop: Shop, report: Report): Promise<void> {
  const { magento, state } = context;
  const read = (cursor: number) =>
    magento.list<RestProduct>('/products', {
      where: [...SHOWN, ['entity_id', String(cursor), 'gt']],
      sort: ['entity_id', 'ASC'],
      pageSize: PAGE_SIZE,
    });
  const quantities = await readQuantities(magento, shop);
  const skus = state.skus();
  let cursor = state.get<number>('cursor') ?? 0;
  let page = await read(cursor);
  const written = state.products('staged').length;
  const format = 'Indexing {bar} {percentage}% {value}/{total}';
  // Prints nothing where the output is stored in a file.
  const progress = new SingleBar(
    { format, hideCursor: true, stream: process.stderr },
    Presets.rect,
  );
  progress.start(written + page.total, written);
  report.written = written;
  report.notShown = await countNotShown(context, written + page.total);
  while (page.items.length > 0) {
    const products = page.items.filter((one) => isVisible(one, shop));
    cursor = page.items.at(-1)?.id ?? cursor;
    const next = read(cursor);
    // Errors are reported where the promise is awaited.
    next.catch(() => undefined);
    const options = { magento, shop, report, quantities, skus, now: context.now() };
    const prepared = await prepareRecords(products, options);
    await context.checkpoint('page read');
    await writePage(context, report, { prepared, cursor });
    await context.checkpoint('page written');
    progress.increment(page.items.length);
    page = await next;
  }
  progress.stop();
}

/** Writes new indexes beside the live ones, then replaces those. */
async function indexAll(context: IndexerContext, report: Report): Promise<void> {
  const { search, state } = context;
  const shop = await context.readShop();
  const killed = resumable(context, shop);
  const run = killed ?? (await begin(context, shop));
  report.resumed = killed !== undefined;
  const unlisted = [...shop.categories.values()].filter(
    ({ level, urlPath }) => level > 1 && urlPath === null,
  );
  for (const { id, name } of unlisted) report.skip(`category ${id} (${name})`, NO_PATH);
  await writeProducts(context, shop, report);
  await context.checkpoint('products written');
  await search.publishProducts(shop.moreFacets);
  await context.checkpoint('products published');
  state.transaction(() => {
    state.publishStaged();
    state.set('full', undefined);
    state.set('cursor', undefined);
    state.set('basis', run.basis);
    state.set('since', run.since);
    state.set('compared', toCompared(run.startedAt, shop));
  });
  await context.checkpoint('state published');
  await writeSmallIndexes(context, shop, report);
}

export interface IndexerOptions {
  readonly env: IndexerEnv;
  readonly now?: () => number;
  readonly onCheckpoint?: (step: string) => void | Promise<void>;
  readonly retries?: Retries;
}

/** Reads a Magento and keeps the search indexes up to date. */
export function createIndexer({ env, now = Date.now, onCheckpoint, retries }: IndexerOptions) {
  const magento = createMagentoClient(env.magento, retries);
  const { hosts, appId, indexPrefix } = env.search;
  const target = [env.magento.url, hosts.join(','), appId, indexPrefix].join(' ');
  const state = new IndexerState(env.stateFile, target);
  const context: IndexerContext = {
    magento,
    search: new SearchTarget(env.search, retries),
    state,
    readShop: () => readShop(magento, env.webUrl),
    now,
    checkpoint: async (step) => onCheckpoint?.(step),
  };
  return {
    async full(): Promise<Summary> {
      const report = new Report();
      await indexAll(context, report);
      return report.summary('full');
    },
    /** Writes the changes since the last run, or everything if they are unknown. */
    async changes(): Promise<Summary> {
      const report = new Report();
      const run = await indexChanges(context, report);
      if (run === 'full') await indexAll(context, report);
      return report.summary(run);
    },
    close: (): void => state.close(),
  };
}
