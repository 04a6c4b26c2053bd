import { badInput } from '../../core/input.ts';
import type { FilterableAttribute, ProductSearchResult } from '../../generated/types.ts';
import type { SearchQuery, SearchResponse } from '../../sources/search/types.ts';
import { toFacets, toPriceBounds } from './facet-mapper.ts';
import type { CatalogLoaders } from './loaders.ts';
import type { ProductModel } from './models.ts';
import { neededAttributes } from './needed-attributes.ts';
import { toProducts } from './product-mapper.ts';
import { PRICE_FACET, type ProductSearch, planSearch, type SearchPlan } from './search-plan.ts';

/** A page of products whose on-demand parts are still unread. */
export type ProductSearchModel = Omit<ProductSearchResult, 'products'> & {
  readonly products: readonly ProductModel[];
};

/** Parts of the answer that cost something. */
export interface SelectedParts {
  readonly facets: boolean;
  readonly priceBounds: boolean;
  /** Names of the fields of each product. */
  readonly productFields: ReadonlySet<string>;
}

const NOTHING: SearchResponse = { hits: [], nbHits: 0, nbPages: 0, facets: {}, facetStats: {} };

const ask = async (plan: SearchPlan, loaders: CatalogLoaders) => {
  const codes = [...plan.widened.keys()];
  const optional = (query: SearchQuery | null): SearchQuery[] => (query === null ? [] : [query]);
  const answers = await loaders.search.queries([
    plan.page,
    ...plan.widened.values(),
    ...optional(plan.everything),
    ...optional(plan.prices),
  ]);
  const [page = NOTHING, ...rest] = answers;
  const widened = new Map(codes.map((code, index) => [code, rest[index] ?? NOTHING]));
  const others = rest.slice(codes.length);
  const everything = plan.everything === null ? null : (others.shift() ?? NOTHING);
  const prices = plan.prices === null ? page : (others.shift() ?? NOTHING);
  return { page, widened, everything, prices };
};

const checkCodes = (search: ProductSearch, attributes: readonly FilterableAttribute[]): void => {
  const known = new Set(attributes.map(({ code }) => code));
  for (const code of search.filters.keys()) {
    if (!known.has(code)) throw badInput(`filters: ${code} is not a filterable attribute.`);
  }
};

/** Prices are shown as a range, not as a group of values. */
const groupsOf = (attributes: readonly FilterableAttribute[]): FilterableAttribute[] =>
  attributes.filter(({ code }) => code !== PRICE_FACET);

/**
 * Finds products in one call of the search service.
 * @throws {GraphQLError} BAD_USER_INPUT when a filter names an attribute that is not filterable.
 * @throws {UpstreamError} when the search service does not answer.
 */
export const searchProducts = async (
  search: ProductSearch,
  selected: SelectedParts,
  loaders: CatalogLoaders,
): Promise<ProductSearchModel> => {
  const needsAttributes = selected.facets || search.filters.size > 0;
  const attributes = needsAttributes ? await loaders.attributes() : [];
  checkCodes(search, attributes);
  const groups = selected.facets ? groupsOf(attributes) : [];
  const facetCodes = groups.map(({ code }) => code);
  const answers = await ask(
    planSearch(search, {
      facetCodes,
      priceBounds: selected.priceBounds,
      attributes: neededAttributes(selected.productFields),
    }),
    loaders,
  );
  const { page } = answers;
  const products = toProducts(page.hits);
  return {
    products,
    page: search.page,
    pageSize: search.pageSize,
    pageCount: page.nbPages,
    totalCount: page.nbHits,
    facets: toFacets(groups, answers, search.filters),
    priceBounds: toPriceBounds(answers.prices),
    sort: search.sort,
  };
};
