import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { generateCatalogue } from '../../backend/src/catalogue/demo/generate.ts';
import { fillSearch } from '../../backend/src/catalogue/store/search.ts';
import { seedContent } from '../../backend/src/domains/content/seed.ts';
import {
  type RunningService,
  runService,
  TEST_KEYS,
} from '../../backend/test/helpers/search-service.ts';
import { openTestShop, type TestShop } from '../../backend/test/helpers/shop.ts';
import { type IndexerEnv, readEnv } from '../src/env.ts';
import { createIndexer, type IndexerOptions } from '../src/indexer.ts';
import type { Summary } from '../src/report.ts';

const PUBLIC_URL = 'http://shop.test';
/** What the embedded back end's own sync writes, to be compared with. */
const OWN_PREFIX = 'own';
const INDEXES = ['products', 'categories', 'pages', 'section_blocks', 'product_attributes'];

type Edit = (url: URL, body: string) => { readonly status?: number; readonly body: string };

/** A commerce back end with a small demo catalog, and a search service with nothing in it. */
export interface LiveShop {
  readonly shop: TestShop;
  readonly search: RunningService;
  readonly client: ReturnType<RunningService['client']>;
  /** The environment of an indexer that reads the one and fills the other. */
  readonly processEnv: Record<string, string>;
  readonly env: IndexerEnv;
  indexer(options?: Partial<IndexerOptions>): ReturnType<typeof createIndexer>;
  run(kind: 'full' | 'changes', options?: Partial<IndexerOptions>): Promise<Summary>;
  /** The environment of an indexer that reads the shop with edited responses. */
  startEdited(edit: Edit): Promise<{ readonly env: IndexerEnv }>;
  /** The records that the indexer wrote, by objectID. */
  records(index: string): Promise<Map<string, object>>;
  /** Compares every index with the records that the embedded back end makes of what it holds now. */
  expectOwnRecords(): Promise<void>;
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
  const indexerEnv = readEnv(processEnv);
  const indexer = (options?: Partial<IndexerOptions>) =>
    createIndexer({ env: indexerEnv, retries: { attempts: 0, waitMs: 1 }, ...options });

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

  const servers: ReturnType<typeof createServer>[] = [];
  async function startEdited(edit: Edit): Promise<{ readonly env: IndexerEnv }> {
    const server = createServer(async (request, response) => {
      const body = request.method === 'POST' ? await text(request) : undefined;
      const url = new URL(`${shop.url}${request.url}`);
      const upstream = await fetch(url, {
        method: request.method ?? 'GET',
        headers: {
          authorization: request.headers.authorization ?? '',
          'content-type': 'application/json',
        },
        ...(body !== undefined && { body }),
      });
      const edited = edit(url, await upstream.text());
      response.writeHead(edited.status ?? upstream.status).end(edited.body);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { env: { ...indexerEnv, magento: { ...indexerEnv.magento, url } } };
  }

  return {
    shop,
    search,
    client,
    processEnv,
    env: indexerEnv,
    indexer,
    run: async (kind, options) => {
      const one = indexer(options);
      return one[kind]().finally(() => one.close());
    },
    startEdited,
    records,
    expectOwnRecords: async () => {
      const mediaUrl = 'http://localhost:5000';
      fillSearch(search.engine, shop.db, { indexPrefix: OWN_PREFIX, webUrl: PUBLIC_URL, mediaUrl });
      for (const index of INDEXES) {
        expect([index, await records(index)]).toEqual([index, await records(index, OWN_PREFIX)]);
      }
    },
    close: async () => {
      for (const server of servers) server.close();
      await shop.close();
      await search.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
