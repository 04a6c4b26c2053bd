import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { openSearchEngine } from '../search/engine/engine.ts';
import type { Catalogue } from './catalogue.ts';
import { generateCatalogue } from './demo/generate.ts';
import { prepareData } from './prepare.ts';
import { replaceCatalogue } from './replace.ts';

const NOW = Date.UTC(2026, 5, 1);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'encore-data-'));
  prepareData({ dataDir, count: 60, now: NOW });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const names = {
  indexPrefix: 'encore_default',
  webUrl: 'http://shop.test',
  mediaUrl: 'http://m.test',
};

function replace(
  catalogue: Catalogue,
  onProduct?: (step: 'shop' | 'search') => void,
): Promise<void> {
  return replaceCatalogue(catalogue, {
    options: { dataDir, count: 60, ...names },
    state: { source: 'import', recipe: 'test' },
    ...(onProduct && { onProduct }),
  });
}

/** The shop and the search as other processes have them open. */
function openShop() {
  const db = openDatabase(join(dataDir, 'commerce.sqlite'));
  db.exec('PRAGMA busy_timeout = 0');
  const engine = openSearchEngine(join(dataDir, 'search.sqlite'));
  return {
    db,
    engine,
    goods: () => Number(db.prepare('SELECT count(*) AS n FROM catalog_product').get()?.n),
    found: () => engine.search('encore_default_products', { hitsPerPage: 0 }).nbHits,
    close: () => {
      engine.close();
      db.close();
    },
  };
}

describe('replacing the catalogue of a shop that runs', () => {
  it('allows writes meanwhile and shows either the old or the new products', async () => {
    const shop = openShop();
    const seen = new Set<string>();
    await replace(generateCatalogue({ count: 90, now: NOW }), (step) => {
      shop.db.exec('UPDATE content_state SET value = value');
      shop.engine.setSettings('other', { hitsPerPage: 5 }, false);
      seen.add(`${step} ${shop.goods()} ${shop.found()}`);
    });
    expect([...seen]).toEqual(['shop 60 60', 'search 60 60']);
    expect([shop.goods(), shop.found()]).toEqual([90, 90]);
    shop.close();
  });

  it('changes nothing and leaves no unused data when it fails', async () => {
    const shop = openShop();
    const catalogue = generateCatalogue({ count: 90, now: NOW });
    for (const at of ['shop', 'search'])
      await expect(
        replace(catalogue, (step) => {
          if (step === at) throw new Error('stopped');
        }),
      ).rejects.toThrow('stopped');
    expect([shop.goods(), shop.found()]).toEqual([60, 60]);
    await replace(catalogue);
    expect([shop.goods(), shop.found()]).toEqual([90, 90]);
    const { db } = shop;
    db.prepare('ATTACH ? AS search').run(join(dataDir, 'search.sqlite'));
    const unused =
      'SELECT count(*) AS n FROM search.datasets WHERE id NOT IN (SELECT dataset FROM search.indexes)';
    expect(db.prepare(unused).get()?.n).toBe(0);
    shop.close();
  });
});
