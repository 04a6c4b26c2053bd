import type { ProductAddresses } from '../../generated/types.ts';
import type { SearchQuery, SearchSource } from '../../sources/search/types.ts';
import { createdAtOf, pathOf } from './product-mapper.ts';
import type { ProductRecord } from './record.ts';

/** The most hits that the search service gives at once, and so the ids of one page. */
const WINDOW = 1_000;
const HIGHEST_ID = 2 ** 31;
/** The search service takes 50 queries in one call. */
const PROBES = 40;
/** Pages beyond the highest id that a product can have. */
export const MAX_ADDRESS_PAGES = Math.ceil(HIGHEST_ID / WINDOW);

const from = (id: number): SearchQuery => ({
  index: 'products',
  numericFilters: [`id>=${id}`],
  attributes: [],
  hitsPerPage: 0,
});

const powersOfTwo = Array.from({ length: 31 }, (_, power) => 2 ** power);

const between = (low: number, high: number): number[] => {
  const step = Math.max(1, (high - low) / PROBES);
  return Array.from({ length: PROBES }, (_, probe) => Math.round(low + probe * step));
};

/**
 * The number of windows up to the highest id. Products cannot be ordered by id, so the id is closed in on: each round
 * asks how many products are left above some points.
 */
const countPages = async (search: SearchSource): Promise<number> => {
  let [low, high, points] = [0, HIGHEST_ID, powersOfTwo];
  while (high - low > WINDOW) {
    const answers = await search.queries(points.map(from));
    const last = answers.findLastIndex(({ nbHits }) => nbHits > 0);
    if (last < 0) return 0;
    [low, high] = [points[last] ?? low, points[last + 1] ?? high];
    points = between(low, high);
  }
  const page = Math.floor(low / WINDOW) + 1;
  const [beyond] = await search.queries([from(page * WINDOW)]);
  return (beyond?.nbHits ?? 0) > 0 ? page + 1 : page;
};

/**
 * The addresses of the products whose ids lie in the window of `page` (1-based), sold ones too.
 * @throws {UpstreamError} when the search service does not answer.
 */
export const findAddresses = async (
  page: number,
  selected: { readonly addresses: boolean; readonly pageCount: boolean },
  search: SearchSource,
): Promise<ProductAddresses> => {
  const first = (page - 1) * WINDOW;
  const query: SearchQuery = {
    index: 'products',
    numericFilters: [`id>=${first}`, `id<${first + WINDOW}`],
    attributes: ['url_path', 'url_key', 'created_at'],
    hitsPerPage: WINDOW,
  };
  const [answers, pageCount] = await Promise.all([
    selected.addresses ? search.queries([query]) : [],
    selected.pageCount ? countPages(search) : 0,
  ]);
  const records = (answers[0]?.hits ?? []) as unknown as ProductRecord[];
  const addresses = records.map((record) => ({
    path: pathOf(record),
    createdAt: createdAtOf(record),
  }));
  return { addresses, pageCount };
};
