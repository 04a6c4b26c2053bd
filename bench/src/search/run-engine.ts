import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSearchEngine, type SearchEngine } from '../../../backend/src/search/engine/engine.ts';
import { productSettings } from '../../../indexer/src/records/settings.ts';
import { productRecords } from './products.ts';
import { type EngineResult, ownMegabytes, time } from './timing.ts';
import { LISTINGS, PREFIXES, sixtyIds, TEN_FACETS, TYPO_QUERIES } from './workload.ts';

const INDEX = 'products';
const ROUNDS = 15;

function measure(engine: SearchEngine, count: number): Omit<EngineResult, 'build' | 'memory'> {
  const text = TYPO_QUERIES.map(
    (query) => () => engine.search(INDEX, { query, hitsPerPage: 60, facets: TEN_FACETS }),
  );
  const listing = LISTINGS.map(
    ({ category, low, high }) =>
      () =>
        engine.search(`${INDEX}_price_default_asc`, {
          query: '',
          hitsPerPage: 60,
          facets: TEN_FACETS,
          facetFilters: [`categories.level0:${category}`],
          numericFilters: ['stock_qty=1', `price.USD.default:${low} TO ${high}`],
        }),
  );
  const prefix = PREFIXES.map((query) => () => engine.search(INDEX, { query, hitsPerPage: 3 }));
  const objects = Array.from({ length: 10 }, (_, seed) => sixtyIds(count, seed)).map(
    (ids) => () =>
      engine.getObjects(ids.map((objectID) => ({ index: INDEX, objectID, attributes: null }))),
  );
  return {
    text: time(text, ROUNDS),
    listing: time(listing, ROUNDS),
    prefix: time(prefix, ROUNDS),
    objects: time(objects, ROUNDS),
  };
}

function build(file: string, count: number): number {
  const records = [...productRecords(count)];
  const started = performance.now();
  const engine = openSearchEngine(file);
  engine.replaceIndex(INDEX, { ...productSettings(INDEX), records });
  engine.close();
  return (performance.now() - started) / 1000;
}

/** With the mode `build`, builds the index; otherwise opens the built index and measures. */
function run(mode: string, count: number, folder: string): unknown {
  const file = join(folder, 'search.sqlite');
  if (mode === 'build') return { build: build(file, count) };
  const engine = openSearchEngine(file);
  engine.warm();
  const measured = measure(engine, count);
  const memory = ownMegabytes();
  engine.close();
  return { ...measured, memory };
}

const [mode = 'build', count = '12000', folder = mkdtempSync(join(tmpdir(), 'search-bench-'))] =
  process.argv.slice(2);
console.log(JSON.stringify(run(mode, Number(count), folder)));
if (process.argv.length < 5) rmSync(folder, { recursive: true });
