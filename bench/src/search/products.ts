import { generateCatalogue } from '../../../backend/src/catalogue/demo/generate.ts';
import { productRecord } from '../../../indexer/src/records/product-record.ts';

export type BenchRecord = ReturnType<typeof productRecord>;

/** A fixed time in ms since 1970, so that every run indexes the same records. */
const NOW = Date.UTC(2026, 0, 1);

/** Generates the records of the demo catalog one at a time. */
export function* productRecords(count: number): Generator<BenchRecord> {
  const { categories, products } = generateCatalogue({ count, now: NOW });
  const context = {
    categories: new Map(categories.map((category) => [category.id, category])),
    webUrl: 'http://localhost:3000',
    mediaUrl: 'http://localhost:5000',
  };
  for (const product of products) yield productRecord(product, context);
}
