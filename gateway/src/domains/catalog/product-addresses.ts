import type { ProductAddresses } from '../../generated/types.ts';
import type { SearchQuery, SearchSource } from '../../sources/search/types.ts';
import { UpstreamError } from '../../sources/upstream-error.ts';
import type { ProductRecord } from './mappers.ts';
import { toCreatedAt, toPath } from './product-mappers.ts';

/** The search service's maximum number of hits, and thus the number of ids per page. */
const WINDOW = 1_000;
const HIGHEST_ID = 2 ** 31;
/** The last page, which contains the highest id. */
export const LAST_ADDRESS_PAGE = Math.ceil(HIGHEST_ID / WINDOW);
/** Parts of a range of pages: as many as the search service counts in one call. */
const PARTS = 50;

/** Pages from `first` (1-based) up to but excluding `end`. */
type Pages = { readonly first: number; readonly end: number };

function toIdFilters({ first, end }: Pages): readonly string[] {
  return [`id>=${(first - 1) * WINDOW}`, `id<${(end - 1) * WINDOW}`];
}

function split({ first, end }: Pages): Pages[] {
  const step = Math.max(1, Math.ceil((end - first) / PARTS));
  const count = Math.ceil((end - first) / step);
  return Array.from({ length: count }, (_, part) => ({
    first: first + part * step,
    end: Math.min(end, first + (part + 1) * step),
  }));
}

/**
 * Throws unless `sum`, the total of the parts, approximates the count of the whole. If a service ignored the bounds,
 * every range would be split down to single pages.
 */
function expectPlausible(sum: number, whole: number): void {
  if (sum <= 2 * whole + 100) return;
  const message = `${sum} products in the parts of what holds ${whole}`;
  throw new UpstreamError('BAD_UPSTREAM', 'search', { message });
}

/**
 * The ranges with products, split down to single pages; each round counts the products of the parts.
 *
 * @param whole The number of products in all ranges.
 */
async function findFilledPages(
  ranges: readonly Pages[],
  search: SearchSource,
  whole = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  if (ranges.every(({ first, end }) => end - first === 1)) return ranges.map(({ first }) => first);
  const parts = ranges.flatMap(split);
  const responses = await search.queries(
    parts.map((part) => ({
      index: 'products',
      numericFilters: toIdFilters(part),
      attributes: [],
      hitsPerPage: 0,
    })),
  );
  const counts = parts.map((_, part) => responses[part]?.nbHits ?? 0);
  const sum = counts.reduce((all, count) => all + count, 0);
  expectPlausible(sum, whole);
  const filled = parts.filter((_, part) => (counts[part] ?? 0) > 0);
  return findFilledPages(filled, search, sum);
}

/**
 * The URLs of products, including sold ones, whose ids are on `page` (1-based), and the numbers of all pages with
 * products; only what is selected is read.
 *
 * @throws {UpstreamError} if the search service is unavailable or returns inconsistent counts.
 */
export async function findAddresses(
  page: number,
  selected: { readonly addresses: boolean; readonly pages: boolean },
  search: SearchSource,
): Promise<ProductAddresses> {
  const query: SearchQuery = {
    index: 'products',
    numericFilters: toIdFilters({ first: page, end: page + 1 }),
    attributes: ['url_path', 'url_key', 'created_at'],
    hitsPerPage: WINDOW,
  };
  const [responses, pages] = await Promise.all([
    selected.addresses ? search.queries([query]) : [],
    selected.pages ? findFilledPages([{ first: 1, end: LAST_ADDRESS_PAGE + 1 }], search) : [],
  ]);
  const records = (responses[0]?.hits ?? []) as readonly ProductRecord[];
  const addresses = records.map((record) => ({
    path: toPath(record),
    createdAt: toCreatedAt(record),
  }));
  return { addresses, pages };
}
