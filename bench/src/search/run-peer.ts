import MiniSearch from 'minisearch';
import { type BenchRecord, productRecords } from './products.ts';
import { type EngineResult, ownMegabytes, time } from './timing.ts';
import { LISTINGS, PREFIXES, sixtyIds, TEN_FACETS, TYPO_QUERIES } from './workload.ts';

/** Fewer than for the engine under test: one round of the peer takes seconds at 100,000 records. */
const ROUNDS = 3;
const FIELDS = [
  'name',
  'manufacturer',
  'model',
  'categories.level0',
  'subcategory',
  'material_label',
  'color',
  'sku',
];

function valueAt(record: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.getOwnPropertyDescriptor(value, key)?.value;
  }, record);
}

function textAt(record: BenchRecord, field: string): string {
  if (field === 'objectID') return record.objectID;
  const value = valueAt(record, field);
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** MiniSearch has no facets, so its users count the values of the hits. */
function counts(records: readonly BenchRecord[]): Record<string, Map<string, number>> {
  return Object.fromEntries(
    TEN_FACETS.map((facet) => {
      const found = new Map<string, number>();
      for (const record of records)
        for (const value of [valueAt(record, facet)].flat())
          if (value !== undefined) found.set(String(value), (found.get(String(value)) ?? 0) + 1);
      return [facet, found];
    }),
  );
}

function measure(
  index: MiniSearch<BenchRecord>,
  byId: Map<string, BenchRecord>,
): Omit<EngineResult, 'build' | 'memory'> {
  const toRecords = (hits: readonly { id: string }[]) =>
    hits.flatMap(({ id }) => byId.get(id) ?? []);
  const options = { fuzzy: 0.2, combineWith: 'AND' as const };
  const isPrefixTerm = (_: string, place: number, terms: string[]) => place === terms.length - 1;
  const price = (record: BenchRecord) => record.price.USD.default;
  const text = TYPO_QUERIES.map((query) => () => {
    const hits = toRecords(index.search(query, { ...options, prefix: isPrefixTerm }));
    return [hits.slice(0, 60), counts(hits)];
  });
  const listing = LISTINGS.map(({ category, low, high }) => () => {
    const passes = (record: BenchRecord) =>
      [valueAt(record, 'categories.level0')].flat().includes(category) &&
      record.stock_qty === 1 &&
      price(record) >= low &&
      price(record) <= high;
    const hits = [...byId.values()].filter(passes).sort((a, b) => price(a) - price(b));
    return [hits.slice(0, 60), counts(hits)];
  });
  const prefix = PREFIXES.map(
    (query) => () =>
      toRecords(index.search(query, { combineWith: 'AND', prefix: isPrefixTerm }).slice(0, 3)),
  );
  const objects = Array.from({ length: 10 }, (_, seed) => sixtyIds(byId.size, seed)).map(
    (ids) => () => ids.map((id) => structuredClone(byId.get(id))),
  );
  return {
    text: time(text, ROUNDS),
    listing: time(listing, ROUNDS),
    prefix: time(prefix, ROUNDS),
    objects: time(objects, ROUNDS),
  };
}

const count = Number(process.argv[2] ?? 12_000);
const records = [...productRecords(count)];
const started = performance.now();
const index = new MiniSearch<BenchRecord>({
  idField: 'objectID',
  fields: FIELDS,
  extractField: textAt,
});
index.addAll(records);
const byId = new Map(records.map((record) => [record.objectID, record]));
const build = (performance.now() - started) / 1000;
const measured = measure(index, byId);
console.log(JSON.stringify({ build, memory: ownMegabytes(), ...measured }));
