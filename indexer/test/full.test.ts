import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LiveShop, openLiveShop } from './live-shop.ts';

const PRODUCTS = 450;

let live: LiveShop;
beforeEach(async () => {
  live = await openLiveShop(PRODUCTS);
});
afterEach(() => live.close());

describe('a full run', () => {
  it("writes the records that the embedded back end's own sync writes", async () => {
    const expected = { run: 'full', written: PRODUCTS, skipped: [] };
    expect(await live.run('full')).toMatchObject(expected);
    await live.expectOwnRecords();
  });

  it('gives the sort replicas their settings and finds by synonyms', async () => {
    await live.run('full');
    const { items } = await live.client.listIndices();
    const names = items.map(({ name }) => name).filter((name) => name.startsWith('test_products'));
    expect(names).toContain('test_products_price_default_asc');
    expect(names).not.toContain('test_products_tmp');
    const cheapest = await live.client.searchSingleIndex<{ price: { USD: { default: number } } }>({
      indexName: 'test_products_price_default_asc',
      searchParams: { query: 'ysl', hitsPerPage: 100 },
    });
    const prices = cheapest.hits.map(({ price }) => price.USD.default);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('resumes after a stop at every step', async () => {
    const steps = new Set<string>();
    for (let runs = 0; ; runs++) {
      let stopped = false;
      const onCheckpoint = (step: string) => {
        const name = `${step} ${runs < 3 ? runs : ''}`;
        if (steps.has(name)) return;
        steps.add(name);
        stopped = true;
        throw new Error('stopped');
      };
      const summary = await live.run('full', { onCheckpoint }).catch(() => undefined);
      if (summary) break;
      expect([stopped, runs < 20]).toEqual([true, true]);
    }
    expect([...steps].map((step) => step.replace(/ \d?$/, ''))).toEqual(
      expect.arrayContaining(['page read', 'page written', 'products written']),
    );
    await live.expectOwnRecords();
  });

  it('resumes after kill -9', async () => {
    const start = () =>
      spawn(process.execPath, ['indexer/src/main.ts', 'full', '--json'], {
        env: live.processEnv,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    for (const ms of [600, 900, 1200]) {
      const child = start();
      const timer = setTimeout(() => child.kill('SIGKILL'), ms);
      await once(child, 'exit');
      clearTimeout(timer);
    }
    const child = start();
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    await once(child, 'exit');
    expect(JSON.parse(Buffer.concat(output).toString())).toMatchObject({ written: PRODUCTS });
    await live.expectOwnRecords();
  });

  it('never leaves a search without products', async () => {
    await live.run('full');
    let searches = 0;
    let isRunning = true;
    const failures: unknown[] = [];
    const search = async (): Promise<void> => {
      while (isRunning) {
        const { nbHits } = await live.client.searchSingleIndex({
          indexName: 'test_products_name_asc',
          searchParams: { query: '', facets: ['manufacturer'] },
        });
        searches += 1;
        if (nbHits !== PRODUCTS) failures.push(nbHits);
      }
    };
    const searching = search().catch((error: unknown) => failures.push(error));
    await live.run('full');
    isRunning = false;
    await searching;
    expect(failures).toEqual([]);
    expect(searches).toBeGreaterThan(5);
  });

  it('rejects a second run at the same time', async () => {
    const indexer = live.indexer();
    expect(() => live.indexer()).toThrow('Another indexer is at work');
    indexer.close();
  });
});

it('honours the suffixes of a stock Magento in addresses', async () => {
  const stock = await openLiveShop(100, { STOCK: '1' });
  expect(await stock.run('full')).toMatchObject({ written: 100, skipped: [] });
  const categories = [...(await stock.records('categories')).values()];
  expect(categories).toContainEqual(expect.objectContaining({ url_path: 'handbags.html' }));
  const { env } = await stock.startEdited(({ pathname }, body) => ({
    body: pathname.endsWith('/graphql')
      ? body.replace(/("(product|category)_url_suffix":)"\.html"/g, '$1"/"')
      : body,
  }));
  await stock.run('full', { env });
  const withoutSlash = [...(await stock.records('categories')).values()];
  expect(withoutSlash).toContainEqual(expect.objectContaining({ url_path: 'handbags' }));
  await stock.close();
});
