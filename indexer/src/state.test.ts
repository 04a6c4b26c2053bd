import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Indexed, IndexerState } from './state.ts';

function anIndexed(id: number, sku: string, variants: readonly string[]): Indexed {
  const product = {
    id,
    sku,
    updatedAt: '2026-11-22 12:00:00',
    categoryIds: [3],
    inStock: true,
    image: null,
    createdAt: 1,
    digest: 'd',
  };
  const price = { price: 10, special: null, rulePrice: null, isSalable: true, qty: 1 };
  return { product, skus: variants.map((one) => ({ sku: one, productId: id, ...price })) };
}

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-state-'));
  file = join(folder, 'new', 'indexer.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What an indexer of this target finds in the file. */
function read(target = 'target') {
  const state = new IndexerState(file, target);
  const found = {
    live: state.products('live').map(({ id }) => id),
    staged: state.products('staged').map(({ id }) => id),
    skus: state.skus().map(({ sku }) => sku),
    basis: state.get('basis'),
  };
  state.close();
  return found;
}

function write(work: (state: IndexerState) => void): void {
  const state = new IndexerState(file, 'target');
  work(state);
  state.close();
}

const EMPTY = { live: [], staged: [], skus: [], basis: undefined };

it('forgets what was indexed from another Magento or to other indexes', () => {
  write((state) => {
    state.put('live', anIndexed(1, 'BAG', ['BAG']));
    state.set('basis', { store: 'us' });
  });
  expect(read()).toMatchObject({ live: [1], skus: ['BAG'], basis: { store: 'us' } });
  expect(read('another')).toEqual(EMPTY);
  expect(read()).toEqual(EMPTY);
});

it('forgets what another version wrote', () => {
  write((state) => state.put('live', anIndexed(1, 'BAG', ['BAG'])));
  const db = new DatabaseSync(file);
  db.exec('DROP TABLE sku; CREATE TABLE sku (id INTEGER); PRAGMA user_version = 1');
  db.close();
  expect(read()).toEqual(EMPTY);
});

it('replaces what is live by what is staged, and clears only what is staged', () => {
  write((state) => {
    state.put('live', anIndexed(1, 'OLD', ['OLD']));
    state.put('staged', anIndexed(2, 'KILLED', ['KILLED']));
    state.clearStaged();
  });
  expect(read()).toMatchObject({ live: [1], staged: [], skus: ['OLD'] });
  write((state) => {
    state.put('staged', anIndexed(2, 'NEW', ['NEW']));
    state.publishStaged();
  });
  expect(read()).toMatchObject({ live: [2], staged: [], skus: ['NEW'] });
});

it('stores nothing of a step that fails', () => {
  write((state) => {
    const fail = () => {
      state.put('live', anIndexed(1, 'BAG', ['BAG']));
      throw new Error('stopped');
    };
    expect(() => state.transaction(fail)).toThrow('stopped');
    state.set('basis', { store: 'us' });
    state.set('basis', undefined);
  });
  expect(read()).toEqual(EMPTY);
});

it('removes a product with its variants', () => {
  write((state) => {
    state.put('live', anIndexed(1, 'BAG', ['BAG-RED', 'BAG-BLUE']));
    state.put('live', anIndexed(1, 'BAG', ['BAG-RED']));
    state.put('live', anIndexed(2, 'HAT', ['HAT']));
    state.remove('live', 2);
  });
  expect(read()).toMatchObject({ live: [1], skus: ['BAG-RED'] });
});

it('remembers a product that is shown itself and is a variant of another one for both', () => {
  const state = new IndexerState(file, 'target');
  state.put('live', anIndexed(1, 'BAG-RED', ['BAG-RED']));
  state.put('live', anIndexed(2, 'BAG', ['BAG-RED', 'BAG-BLUE']));
  expect(
    state
      .skus()
      .map(({ productId, sku }) => `${productId} ${sku}`)
      .toSorted(),
  ).toEqual(['1 BAG-RED', '2 BAG-BLUE', '2 BAG-RED']);
  state.close();
});
