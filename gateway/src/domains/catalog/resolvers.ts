import type { GraphQLResolveInfo } from 'graphql';
import { findIndexFeature } from '../../calls/capability-probes.ts';
import type { GatewayContext } from '../../context.ts';
import { badInput, within } from '../../core/errors.ts';
import { getSelection } from '../../core/selection.ts';
import { imageUrl } from '../../core/values.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { QueryProductSearchArgs } from '../../generated/types.ts';
import { queryOne } from '../../sources/search/types.ts';
import { withFallback } from './loaders.ts';
import { toCategory, toPageHit } from './mappers.ts';
import { findAddresses, LAST_ADDRESS_PAGE } from './product-addresses.ts';
import { neededAttributes } from './product-attributes.ts';
import {
  getList,
  getTopCategories,
  isExotic,
  isOneOfAKind,
  type ProductModel,
  toCondition,
  toCreatedAt,
  toDesignerPath,
  toDetails,
  toImages,
} from './product-mappers.ts';
import { INDEX_OF_SORT, type ProductSearch, searchProducts } from './search.ts';
import { toVariants } from './variants.ts';

const MAX_TERM = 512;
const MAX_GROUPS = 10;
const MAX_VALUES = 50;
const MAX_PAGE_SIZE = 100;

/** @throws {GraphQLError} BAD_USER_INPUT for a longer text than the search service accepts. */
function checkTerm(term: string): string {
  if (term.length > MAX_TERM) throw badInput(`term may have at most ${MAX_TERM} characters.`);
  return term;
}

function checkFilters(filters: ReadonlyMap<string, readonly string[]>): void {
  if (filters.size > MAX_GROUPS)
    throw badInput(`filters may name at most ${MAX_GROUPS} attributes.`);
  for (const [code, values] of filters) {
    if (values.length > MAX_VALUES) {
      throw badInput(`filters: at most ${MAX_VALUES} values for ${code}.`);
    }
  }
}

function toFilters(args: QueryProductSearchArgs): Map<string, string[]> {
  const filters = new Map<string, string[]>();
  for (const { code, values } of args.filters ?? []) {
    if (values.length === 0) continue;
    // The search service ignores spaces and quotation marks around a value.
    const plain = values.map((value) => value.trim().replace(/^"(.+)"$/s, '$1'));
    filters.set(code, [...new Set([...(filters.get(code) ?? []), ...plain])]);
  }
  checkFilters(filters);
  return filters;
}

/**
 * Validates the arguments of productSearch and applies defaults. Without the index of a sort order, relevance applies.
 *
 * @throws {GraphQLError} BAD_USER_INPUT naming the invalid argument.
 */
function toProductSearch(
  args: QueryProductSearchArgs,
  { isOn }: GatewayContext['capabilities'],
): ProductSearch {
  const term = checkTerm((args.term ?? '').trim());
  const sort = args.sort ?? (term === '' ? 'NAME_ASC' : 'RELEVANCE');
  const feature = findIndexFeature(INDEX_OF_SORT[sort]);
  return {
    term,
    categoryId: args.categoryId ?? null,
    filters: toFilters(args),
    price: { min: args.price?.min ?? null, max: args.price?.max ?? null },
    includeSold: args.includeSold,
    sort: feature === null || isOn(feature) ? sort : 'RELEVANCE',
    page: within('page', args.page, [1, 100_000]),
    pageSize: within('pageSize', args.pageSize, [1, MAX_PAGE_SIZE]),
  };
}

const MAX_CATEGORIES = 1_000;
const MAX_BLOCKS = 50;

/** Resolves another domain's reference to a product, batched per request. */
function bySku(
  { sku }: { readonly sku: string },
  _args: unknown,
  { loaders }: GatewayContext,
  info: Pick<GraphQLResolveInfo, 'path'>,
): Promise<ProductModel | null> {
  const { products, fallback } = loaders.catalog;
  return withFallback(
    info,
    () => products.bySku.load(sku),
    () => fallback.productBySku.load(sku),
  );
}

export const catalogResolvers: Resolvers = {
  Query: {
    product: (_, args, context, info) => bySku(args, args, context, info),
    productById: (_, { id }, { loaders }, info) => {
      const { products, fallback } = loaders.catalog;
      return withFallback(
        info,
        () => products.byId.load(id),
        () => fallback.productById(id),
      );
    },
    productSearch: (_, args, context, info) => {
      const selection = getSelection(info);
      const selected = {
        facets: selection.names.has('facets'),
        priceBounds: selection.names.has('priceBounds'),
        productFields: selection.below('products').names,
      };
      const search = toProductSearch(args, context.capabilities);
      const { catalog } = context.loaders;
      return withFallback(
        info,
        () => searchProducts(search, selected, catalog),
        () => catalog.fallback.products(search),
      );
    },
    productAddresses: (_, { page }, { loaders }, info) => {
      const { names } = getSelection(info);
      return findAddresses(
        within('page', page, [1, LAST_ADDRESS_PAGE]),
        { addresses: names.has('addresses'), pages: names.has('pages') },
        loaders.catalog.search,
      );
    },
    filterableAttributes: (_, _args, { loaders }) => loaders.catalog.attributes(),
    category: (_, { id }, { loaders }, info) => {
      const { category, fallback } = loaders.catalog;
      return withFallback(
        info,
        () => category.load(id),
        () => fallback.categoryById(id),
      );
    },
    categorySearch: async (_, { term, designersOnly, count }, { loaders }) => {
      within('count', count, [1, MAX_CATEGORIES]);
      const isFiltered = designersOnly !== null && designersOnly !== undefined;
      const hitsPerPage = isFiltered ? MAX_CATEGORIES : count;
      const query = { index: 'categories', query: checkTerm(term), hitsPerPage } as const;
      const { hits, nbHits } = await queryOne(loaders.catalog.search, query);
      const found = hits.map(toCategory);
      if (!isFiltered) return { categories: found, totalCount: nbHits };
      const matching = found.filter((category) => category.isDesigner === designersOnly);
      return { categories: matching.slice(0, count), totalCount: matching.length };
    },
    pageSearch: async (_, { term, count }, { loaders }) => {
      const hitsPerPage = within('count', count, [1, 100]);
      const query = { index: 'pages', query: checkTerm(term), hitsPerPage } as const;
      const { hits, nbHits } = await queryOne(loaders.catalog.search, query);
      return { pages: hits.map(toPageHit), totalCount: nbHits };
    },
    sectionBlocks: async (_, { identifiers }, { loaders }) => {
      if (identifiers.length > MAX_BLOCKS) {
        throw badInput(`identifiers may name at most ${MAX_BLOCKS} blocks.`);
      }
      const blocks = await Promise.all(
        identifiers.map((identifier: string) => loaders.catalog.sectionBlock.load(identifier)),
      );
      return blocks.filter((block) => block !== null);
    },
  },
  Category: {
    landingBlock: ({ landingIdentifier }, _, { loaders }) =>
      landingIdentifier === null ? null : loaders.catalog.sectionBlock.load(landingIdentifier),
  },
  Product: {
    condition: ({ record }) => toCondition(record),
    createdAt: ({ record }) => toCreatedAt(record),
    designerPath: ({ designer }) => (designer ? toDesignerPath(designer) : null),
    designerPagePath: ({ record }) => record.designer_path ?? null,
    topCategories: ({ record }) => getTopCategories(record),
    subcategories: ({ record }) => getList(record.subcategory),
    categoryIds: ({ record: { categoryIds } }) =>
      Array.isArray(categoryIds) ? categoryIds.map(String) : [],
    isOneOfAKind: ({ record }) => isOneOfAKind(record),
    isExoticMaterial: ({ record }) => isExotic(record),
    images: ({ record }) => toImages(record),
    details: ({ record }) => toDetails(record),
    variants: ({ record }) => toVariants(record),
    related: async (product, { count }, { loaders }, info) => {
      const most = within('count', count, [1, 8]);
      if (product.isFallback) return [];
      const attributes = neededAttributes(getSelection(info).names);
      const found = await loaders.catalog.products.related.load({ product, attributes });
      return found.slice(0, most);
    },
  },
  Image: {
    url: ({ file }, { size }, { mediaUrl }) => imageUrl(mediaUrl, file, size),
  },
  CartLine: { product: bySku },
  OrderItem: { product: bySku },
  OrderReturnItem: { product: bySku },
  WishlistItem: { product: bySku },
  PriceAlert: { product: bySku },
};
