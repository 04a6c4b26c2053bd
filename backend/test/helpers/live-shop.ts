import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCatalogue } from '../../src/catalogue/demo/generate.ts';
import { fillSearch } from '../../src/catalogue/store/search.ts';
import { seedContent } from '../../src/domains/content/seed.ts';
import { type IndexerEnv, readIndexerEnv } from '../../src/indexer/env.ts';
import { createIndexer, type IndexerOptions } from '../../src/indexer/indexer.ts';
import { type RunningService, runService, TEST_KEYS } from './search-service.ts';
import { openTestShop, type TestShop } from './shop.ts';

const PUBLIC_URL = 'http://shop.test';
/** What the embedded back end's own sync writes, to be compared with. */
const OWN_PREFIX = 'own';
export const INDEXES = [
  'products',
  'categories',
  'pages',
  'section_blocks',
  'product_attributes',
] as const;

/** A commerce back end with a small demo catalogue, and a search service with nothing in it. */
export interface LiveShop {
  readonly shop: TestShop;
  readonly search: RunningService;
  readonly client: ReturnType<RunningService['client']>;
  /** The environment of an indexer that reads the one and fills the other. */
  readonly processEnv: Record<string, string>;
  readonly env: IndexerEnv;
  indexer(options?: Partial<IndexerOptions>): ReturnType<typeof createIndexer>;
  /** All records of an index by objectID; of those that the indexer wrote, unless it is said otherwise. */
  records(index: string, prefix?: string): Promise<Map<string, object>>;
  /** The records that the embedded back end makes of what it holds now. */
  ownRecords(index: string): Promise<Map<string, object>>;
  close(): Promise<void>;
}

export async function openLiveShop(count: number, env?: NodeJS.ProcessEnv): Promise<LiveShop> {
  const { products, categories } = generateCatalogue({ count, now: Date.now() });
  const shop = await openTestShop([...products], categories, env && { env });
  seedContent(shop.db);
  const search = await runService();
  const client = search.client(TEST_KEYS.adminKey);
  const folder = mkdtempSync(join(tmpdir(), 'encore-indexer-'));
  const processEnv = {
    COMMERCE_URL: shop.url,
    COMMERCE_ADMIN_TOKEN: shop.adminToken(),
    SEARCH_HOSTS: search.url,
    SEARCH_APP_ID: TEST_KEYS.appId,
    SEARCH_ADMIN_KEY: TEST_KEYS.adminKey,
    SEARCH_INDEX: 'test',
    PUBLIC_URL,
    DATA_DIR: folder,
  };
  const indexerEnv = readIndexerEnv(processEnv);

  async function records(index: string, prefix = 'test'): Promise<Map<string, object>> {
    const byId = new Map<string, object>();
    await client.browseObjects({
      indexName: `${prefix}_${index}`,
      aggregator: ({ hits }) => {
        for (const hit of hits) byId.set(hit.objectID, hit);
      },
    });
    return byId;
  }

  return {
    shop,
    search,
    client,
    processEnv,
    env: indexerEnv,
    indexer: (options) =>
      createIndexer({ env: indexerEnv, retries: { attempts: 0, waitMs: 1 }, ...options }),
    records,
    ownRecords: (index) => {
      const mediaUrl = 'http://localhost:5000';
      fillSearch(search.engine, shop.db, { indexPrefix: OWN_PREFIX, webUrl: PUBLIC_URL, mediaUrl });
      return records(index, OWN_PREFIX);
    },
    close: async () => {
      await shop.close();
      await search.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
