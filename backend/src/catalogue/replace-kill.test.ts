import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { createCatalogRepository } from '../domains/catalog/repository.ts';
import { readEnv } from '../env.ts';
import { openSearchEngine } from '../search/engine/engine.ts';
import { createCommerceServer } from '../server.ts';
import { generateCatalogue } from './demo/generate.ts';
import { prepareData } from './prepare.ts';
import { REPLACE_STEPS, replaceCatalogue } from './replace.ts';
import { lockCatalogue } from './store/state.ts';

const NOW = Date.UTC(2026, 5, 1);
const OLD = 40;
const NEW = 30;
const names = { indexPrefix: 'encore_default', webUrl: 'http://shop', mediaUrl: 'http://media' };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'encore-data-'));
  prepareData({ dataDir, count: OLD, now: NOW });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = () => prepareData({ dataDir, count: OLD, now: NOW });

function importKilledAt(step: string): void {
  const program = join(import.meta.dirname, '../../test/helpers/import-process.ts');
  const { signal } = spawnSync(execPath, [program, dataDir, step, String(NEW)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(signal).toBe('SIGKILL');
}

function importWhole(count: number): Promise<void> {
  return replaceCatalogue(generateCatalogue({ count, now: NOW }), {
    options: { dataDir, count, ...names },
    state: { source: 'import', recipe: 'whole' },
  });
}

/** The names by id that shop and search hold. */
function bothSides() {
  const db = openDatabase(join(dataDir, 'commerce.sqlite'));
  const engine = openSearchEngine(join(dataDir, 'search.sqlite'));
  const shop = [...createCatalogRepository(db).visible()].map(({ id, name }) => `${id} ${name}`);
  const { hits } = engine.search('encore_default_products', { hitsPerPage: 100 });
  const search = (hits as { objectID: string; name: string }[]).map(
    ({ objectID, name }) => `${objectID} ${name}`,
  );
  const pages = Number(engine.search('encore_default_pages', {}).nbHits);
  engine.close();
  db.close();
  return { shop: shop.sort(), search: search.sort(), pages };
}

function unusedDatasets(): number {
  const db = new DatabaseSync(join(dataDir, 'search.sqlite'));
  const unused = 'SELECT count(*) AS n FROM datasets WHERE id NOT IN (SELECT dataset FROM indexes)';
  const count = Number(db.prepare(unused).get()?.n);
  db.close();
  return count;
}

function nextTables(): number {
  const db = new DatabaseSync(join(dataDir, 'commerce.sqlite'));
  const next = "SELECT count(*) AS n FROM sqlite_schema WHERE name LIKE '%\\_next' ESCAPE '\\'";
  const count = Number(db.prepare(next).get()?.n);
  db.close();
  return count;
}

const before: readonly string[] = ['numbered', 'staged', 'indexed', 'copied', 'switching'];

describe('an import killed at any step', () => {
  it.each(REPLACE_STEPS)(
    'starts with the same products in shop and search after a kill at the step %s',
    (step) => {
      importKilledAt(step);
      start();
      const { shop, search, pages } = bothSides();
      expect(shop).toHaveLength(before.includes(step) ? OLD : NEW);
      expect(search).toEqual(shop);
      expect(pages).toBeGreaterThan(0);
      expect(start().built).toBe(false);
    },
  );

  it.each(REPLACE_STEPS)(
    'replaces everything in the next import after a kill at the step %s',
    async (step) => {
      importKilledAt(step);
      await importWhole(35);
      const { shop, search } = bothSides();
      expect(shop).toHaveLength(35);
      expect(search).toEqual(shop);
      expect(unusedDatasets()).toBe(0);
      expect(nextTables()).toBe(0);
    },
  );

  it('completes a killed import in the running shop', async () => {
    const db = openDatabase(join(dataDir, 'commerce.sqlite'));
    const env = readEnv({ DATA_DIR: dataDir });
    const media = { mediaDir: dataDir, mediaCacheDir: dataDir };
    const app = await createCommerceServer({ db, env, ...media, followsChanges: true });
    await app.listen({ host: '127.0.0.1', port: 0 });
    importKilledAt('switched');
    await expect.poll(() => bothSides().search.length, { timeout: 8000 }).toBe(NEW);
    expect(bothSides().search).toEqual(bothSides().shop);
    await app.close();
    db.close();
  });
});

it('rejects an import while another is under way', async () => {
  const lock = lockCatalogue(dataDir);
  await expect(importWhole(35)).rejects.toThrow('Another import is under way.');
  lock.release();
  expect(bothSides().shop).toHaveLength(OLD);
});
