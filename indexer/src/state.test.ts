import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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

it('remembers a product that is shown itself and is a variant of another one for both', () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-state-'));
  const state = new IndexerState(join(folder, 'indexer.sqlite'), 'target');
  state.put('live', anIndexed(1, 'BAG-RED', ['BAG-RED']));
  state.put('live', anIndexed(2, 'BAG', ['BAG-RED', 'BAG-BLUE']));
  expect(
    state
      .skus()
      .map(({ productId, sku }) => `${productId} ${sku}`)
      .toSorted(),
  ).toEqual(['1 BAG-RED', '2 BAG-BLUE', '2 BAG-RED']);
  state.close();
  rmSync(folder, { recursive: true });
});
