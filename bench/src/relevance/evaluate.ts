import { openSearchEngine, type SearchEngine } from '../../../backend/src/search/engine/engine.ts';
import { productSettings, SYNONYMS } from '../../../backend/src/search-records/settings.ts';
import { readPriceInTerm } from '../../../web/src/domains/catalog/listing/address/priceInTerm.ts';
import { productRecords } from '../search/products.ts';
import queries from './queries.json' with { type: 'json' };

const INDEX = 'products';
/** How many records of the demo catalogue are searched. */
const RECORDS = 12_000;
/** How many of the first results are judged. */
const JUDGED = 5;

/** What a shopper types, and what each of the first results must be; a list holds alternatives. */
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

/** One query with what it found; `misfits` are the first results that are not what was asked for. */
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

function hasOneOf(hit: Hit, paths: readonly string[], wanted: readonly string[] | undefined) {
  const values = paths.flatMap((path) => valuesAt(hit, path));
  return wanted === undefined || wanted.some((one) => values.includes(one));
}

function fits(hit: Hit, wanted: RelevanceQuery): boolean {
  const price = Number(valuesAt(hit, 'price.USD.default')[0]);
  return (
    hasOneOf(hit, ['manufacturer'], wanted.designer) &&
    hasOneOf(hit, ['subcategory', 'categories.level0'], wanted.kind) &&
    hasOneOf(hit, ['color'], wanted.color) &&
    hasOneOf(hit, ['material'], wanted.material) &&
    hasOneOf(hit, ['size', 'shoe_size'], wanted.size) &&
    (wanted.model?.some((part) => hit.name.includes(part)) ?? true) &&
    price >= (wanted.min ?? 0) &&
    price <= (wanted.max ?? Number.POSITIVE_INFINITY)
  );
}

function isHit(value: unknown): value is Hit {
  return typeof value === 'object' && value !== null && 'name' in value;
}

/** Searches as the shop does: items on sale, a price in words as a filter. */
function evaluate(engine: SearchEngine, wanted: RelevanceQuery): RelevanceResult {
  const { term, min, max } = readPriceInTerm(wanted.query);
  const response = engine.search(INDEX, {
    query: term,
    hitsPerPage: JUDGED,
    numericFilters: [
      'stock_qty=1',
      ...(min === null ? [] : [`price.USD.default>=${min}`]),
      ...(max === null ? [] : [`price.USD.default<=${max}`]),
    ],
  });
  const found: unknown[] = [response.hits].flat();
  const hits = found.filter(isHit);
  const misfits = hits.filter((hit) => !fits(hit, wanted)).map(({ name }) => name);
  return { query: wanted.query, isGood: hits.length > 0 && misfits.length === 0, misfits };
}

/** Judges what the queries of queries.json find first in the demo catalogue. */
export function evaluateRelevance(): RelevanceResult[] {
  const engine = openSearchEngine(':memory:');
  try {
    const records = productRecords(RECORDS);
    engine.replaceIndex(INDEX, { ...productSettings(INDEX), synonyms: SYNONYMS, records });
    return queries.map((wanted) => evaluate(engine, wanted));
  } finally {
    engine.close();
  }
}

/** The share of queries whose first results all are what was asked for, from 0 to 1. */
export function goodShare(results: readonly RelevanceResult[]): number {
  return results.filter(({ isGood }) => isGood).length / results.length;
}
