import type { ApolloClient } from '@apollo/client';
import { redirect } from 'react-router';
import { loadPage } from '#apollo/loadPage.ts';
import {
  type Defaults,
  effectiveSorter,
  isOnSaleOnly,
  usualDefaults,
  withPage,
} from '../address/listingChanges.ts';
import {
  attributeCodesIn,
  type ListingParams,
  listingHref,
  parseListing,
  toSortName,
} from '../address/listingParams.ts';
import { withPriceInTerm } from '../address/priceInTerm.ts';
import {
  CategoryListing,
  type CategoryListingQuery,
  ListingFilterCodes,
  ListingNames,
  SearchListing,
  type SearchListingQuery,
  type SearchListingQueryVariables,
  SuggestedTerm,
} from './Listing.generated.ts';

/** Attributes the gateway lets one search filter by. */
const MAX_GROUPS = 10;
const MAX_DESIGNERS = 10;

/** Which list of the whole shop: its path, its state, and what holds where the URL says nothing. */
export interface WholeShop {
  readonly path: string;
  readonly params: ListingParams;
  readonly defaults: Defaults;
}

/**
 * What the URL says.
 * @throws a redirect when a price is written in its term: it becomes a filter, which can be seen, removed and shared.
 */
export async function readListing(client: ApolloClient, url: string): Promise<ListingParams> {
  const { pathname, searchParams } = new URL(url);
  const isFiltered = attributeCodesIn(searchParams).length > 0;
  const written = parseListing(searchParams, isFiltered ? await loadFilterCodes(client) : []);
  const params = withPriceInTerm(written);
  if (params !== written) throw redirect(listingHref(pathname, params));
  return params;
}

/** The attribute codes that listings can be filtered by, as far as a page has needed them; null otherwise. */
export function knownFilterCodes(client: ApolloClient): readonly string[] | null {
  const known = client.readQuery({ query: ListingFilterCodes });
  return known?.filterableAttributes.map(({ code }) => code) ?? null;
}

/** @throws a redirect to the last page when the address names one after it. */
export function keepWithinPages(
  path: string,
  params: ListingParams,
  result: { pageCount: number },
): void {
  if (params.page <= result.pageCount || params.page === 1) return;
  throw redirect(listingHref(path, withPage(params, Math.max(1, result.pageCount))));
}

/**
 * Reads a list of the whole shop; in part while the search service is down.
 * @throws a redirect when the address names a page after the last.
 */
export async function loadWholeShop(client: ApolloClient, { path, params, defaults }: WholeShop) {
  const variables = listingVariables(params, defaults);
  const { data, partial } = await loadPage(client, { query: SearchListing, variables });
  keepWithinPages(path, params, data.productSearch);
  return listingData<SearchListingQuery>(client, { params, data, partial });
}

/**
 * Reads a list of one category; in part while the search service is down. Null for no such category.
 * @throws a redirect when the address names a page after the last.
 */
export async function loadCategory(
  client: ApolloClient,
  { path, params, categoryId }: Pick<WholeShop, 'path' | 'params'> & { categoryId: string },
) {
  const variables = { categoryId, ...listingVariables(params, usualDefaults) };
  const { data, partial } = await loadPage(client, { query: CategoryListing, variables });
  if (!data.category) return null;
  keepWithinPages(path, params, data.productSearch);
  return listingData<CategoryListingQuery>(client, { params, data, partial });
}

async function listingData<Data extends { productSearch: { totalCount: number } }>(
  client: ApolloClient,
  { params, data, partial }: { params: ListingParams; data: Data; partial: Data | null },
) {
  const isEmpty = data.productSearch.totalCount === 0;
  const suggestions = isEmpty ? await loadSuggestions(client, params.term) : null;
  return { params, suggestions, partial };
}

async function loadFilterCodes(client: ApolloClient): Promise<readonly string[]> {
  const { data } = await client.query({ query: ListingFilterCodes });
  return data?.filterableAttributes.map(({ code }) => code) ?? [];
}

/** The variables of a listing's query without its category. */
export function listingVariables(
  params: ListingParams,
  defaults: Defaults,
): SearchListingQueryVariables {
  const filters = Object.entries(params.filters)
    .slice(0, MAX_GROUPS)
    .map(([code, values]) => ({ code, values: [...values] }));
  return {
    term: params.term || null,
    filters,
    price: toPriceRange(params),
    includeSold: params.includeSold && !isOnSaleOnly(defaults),
    sort: toSortName(effectiveSorter(params, defaults)),
    page: params.page,
  };
}

/** A price range in dollars as the gateway takes it; null without a limit. */
export function toPriceRange({ min, max }: Pick<ListingParams, 'min' | 'max'>) {
  if (min === null && max === null) return null;
  return { ...(min !== null && { min: String(min) }), ...(max !== null && { max: String(max) }) };
}

/** Ways on from an empty list. */
export interface EmptyStateSuggestions {
  /** Pages of the designers with the most items. */
  readonly designers: readonly { readonly name: string; readonly path: string }[];
  /** Words that the searched ones may have meant and that find something; null for none. */
  readonly term: string | null;
}

/** What an empty list offers instead. */
async function loadSuggestions(client: ApolloClient, term: string): Promise<EmptyStateSuggestions> {
  const { data } = await client.query({ query: ListingNames, errorPolicy: 'all' });
  const designers = data?.designers?.categories ?? [];
  const names = [...designers, ...(data?.kinds?.categories ?? [])].map(({ name }) => name);
  // Few lists are empty: the comparison of words is loaded for them alone.
  const { suggestTerm } = await import('./suggestTerm.ts');
  return {
    designers: designers
      .toSorted((a, b) => b.productCount - a.productCount)
      .slice(0, MAX_DESIGNERS)
      .map(({ name, path }) => ({ name, path })),
    term: await withResults(client, suggestTerm(term, names)),
  };
}

/** The words themselves when they find something; null otherwise. */
async function withResults(client: ApolloClient, term: string | null): Promise<string | null> {
  if (term === null) return null;
  const { data } = await client.query({
    query: SuggestedTerm,
    variables: { term },
    errorPolicy: 'all',
  });
  return (data?.productSearch?.totalCount ?? 0) > 0 ? term : null;
}
