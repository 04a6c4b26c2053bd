import { openSearchEngine, type SearchEngine } from '../../../backend/src/search/engine/engine.ts';
import { productSettings } from '../../../indexer/src/records/settings.ts';
import { readPriceInTerm } from '../../../web/src/domains/catalog/listing/url/priceInTerm.ts';
import { productRecords } from '../search/products.ts';
import queries from './queries.json' with { type: 'json' };

const INDEX = 'products';
/** Number of records of the demo catalog. */
const RECORDS = 12_000;
/** Number of top results that are evaluated. */
const TOP = 5;

/** A search query and the properties that each top result must have; lists contain alternatives. */
interface RelevanceQuery {
  readonly query: string;
  readonly designer?: readonly string[];
  /** A top category or one below it. */
  readonly kind?: readonly string[];
  /** A part of the name. */
  readonly model?: readonly string[];
  readonly color?: readonly string[];
  readonly material?: readonly string[];
  readonly size?: readonly string[];
  /** Dollars. */
  readonly min?: number;
  readonly max?: number;
}

/** The result of a query; `misfits` are the irrelevant top results. */
export interface RelevanceResult {
  readonly query: string;
  readonly isGood: boolean;
  readonly misfits: readonly string[];
}

type Hit = Readonly<Record<string, unknown>> & { readonly name: string };

const valuesAt = (hit: unknown, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>(
      (values, key) =>
        values.flatMap((value) =>
          typeof value === 'object' && value !== null
            ? [Object.getOwnPropertyDescriptor(value, key)?.value].flat()
            : [],
        ),
      [hit],
    );

function matchesAny(hit: Hit, paths: readonly string[], expected: readonly string[] | undefined) {
  const values = paths.flatMap((path) => valuesAt(hit, path));
  return expected === undefined || expected.some((one) => values.includes(one));
}

function matches(hit: Hit, expected: RelevanceQuery): boolean {
  const price = Number(valuesAt(hit, 'price.USD.default')[0]);
  return (
    matchesAny(hit, ['manufacturer'], expected.designer) &&
    matchesAny(hit, ['subcategory', 'categories.level0'], expected.kind) &&
    matchesAny(hit, ['color'], expected.color) &&
    matchesAny(hit, ['material'], expected.material) &&
    matchesAny(hit, ['size', 'shoe_size'], expected.size) &&
    (expected.model?.some((part) => hit.name.includes(part)) ?? true) &&
    price >= (expected.min ?? 0) &&
    price <= (expected.max ?? Number.POSITIVE_INFINITY)
  );
}

function isHit(value: unknown): value is Hit {
  return typeof value === 'object' && value !== null && 'name' in value;
}

/** Searches like the shop: available items, with a price in words as a filter. */
function evaluate(engine: SearchEngine, expected: RelevanceQuery): RelevanceResult {
  const { term, min, max } = readPriceInTerm(expected.query);
  const response = engine.search(INDEX, {
    query: term,
    hitsPerPage: TOP,
    numericFilters: [
      'stock_qty=1',
      ...(min === null ? [] : [`price.USD.default>=${min}`]),
      ...(max === null ? [] : [`price.USD.default<=${max}`]),
    ],
  });
  const found: unknown[] = [response.hits].flat();
  const hits = found.filter(isHit);
  const misfits = hits.filter((hit) => !matches(hit, expected)).map(({ name }) => name);
  return { query: expected.query, isGood: hits.length > 0 && misfits.length === 0, misfits };
}

/** Evaluates the top results of the queries in queries.json in the demo catalog. */
export function evaluateRelevance(): RelevanceResult[] {
  const engine = openSearchEngine(':memory:');
  try {
    const records = productRecords(RECORDS);
    engine.replaceIndex(INDEX, { ...productSettings(INDEX), records });
    return queries.map((expected) => evaluate(engine, expected));
  } finally {
    engine.close();
  }
}

/** The share of queries with only relevant top results, from 0 to 1. */
export function goodShare(results: readonly RelevanceResult[]): number {
  return results.filter(({ isGood }) => isGood).length / results.length;
}
