import type { ApolloClient } from '@apollo/client';
import { redirect } from 'react-router';
import { loadPage } from '#apollo/loadPage.ts';
import {
  effectiveSorter,
  type ListingDefaults,
  usualDefaults,
  withPage,
} from '../url/listingChanges.ts';
import {
  attributeCodesIn,
  type ListingParams,
  listingHref,
  parseListing,
  toSortName,
} from '../url/listingParams.ts';
import { withPriceInTerm } from '../url/priceInTerm.ts';
import {
  CategoryListing,
  ListingFilterCodes,
  ListingNames,
  SearchListing,
  type SearchListingQueryVariables,
  SuggestedTerm,
} from './Listing.generated.ts';

/** The gateway's limit of filter attributes per search. */
const MAX_GROUPS = 10;
const MAX_DESIGNERS = 10;

export interface WholeShop {
  readonly path: string;
  readonly params: ListingParams;
  readonly defaults: ListingDefaults;
}

/** Parses the URL; throws a redirect that turns a price in the search term into a filter. */
export async function readListing(client: ApolloClient, url: string): Promise<ListingParams> {
  const { pathname, searchParams } = new URL(url);
  const isFiltered = attributeCodesIn(searchParams).length > 0;
  const written = parseListing(searchParams, isFiltered ? await loadFilterCodes(client) : []);
  const params = withPriceInTerm(written);
  if (params !== written) throw redirect(listingHref(pathname, params));
  return params;
}

/** The filterable attribute codes if a page has loaded them; null otherwise. */
export function knownFilterCodes(client: ApolloClient): readonly string[] | null {
  const known = client.readQuery({ query: ListingFilterCodes });
  return known?.filterableAttributes?.map(({ code }) => code) ?? null;
}

export function keepWithinPages(
  path: string,
  params: ListingParams,
  result: { pageCount: number } | null,
): void {
  if (result === null || params.page <= result.pageCount || params.page === 1) return;
  throw redirect(listingHref(path, withPage(params, Math.max(1, result.pageCount))));
}

/** A listing may lack its filters, but not its items. */
const isUsable = ({ productSearch }: { productSearch: unknown }) => productSearch !== null;

/** Loads a listing, partially if the search service is down; throws a redirect from a page beyond the last one. */
export async function loadWholeShop(client: ApolloClient, { path, params, defaults }: WholeShop) {
  const variables = listingVariables(params, defaults);
  const { data, partial } = await loadPage(client, { query: SearchListing, variables, isUsable });
  keepWithinPages(path, params, data.productSearch);
  return { params, partial, suggestions: await loadSuggestions(client, params, data) };
}

/** Like `loadWholeShop` for a category; null if it does not exist. */
export async function loadCategory(
  client: ApolloClient,
  { path, params, categoryId }: Pick<WholeShop, 'path' | 'params'> & { categoryId: string },
) {
  const variables = { categoryId, ...listingVariables(params, usualDefaults) };
  const { data, partial } = await loadPage(client, { query: CategoryListing, variables, isUsable });
  if (!data.category) return null;
  keepWithinPages(path, params, data.productSearch);
  return { params, partial, suggestions: await loadSuggestions(client, params, data) };
}

async function loadFilterCodes(client: ApolloClient): Promise<readonly string[]> {
  const { data } = await client.query({ query: ListingFilterCodes });
  return data?.filterableAttributes?.map(({ code }) => code) ?? [];
}

/** The query variables of a listing, without its category. */
export function listingVariables(
  params: ListingParams,
  defaults: ListingDefaults,
): SearchListingQueryVariables {
  const filters = Object.entries(params.filters)
    .slice(0, MAX_GROUPS)
    .map(([code, values]) => ({ code, values: [...values] }));
  return {
    term: params.term || null,
    filters,
    price: toPriceRange(params),
    includeSold: params.includeSold && !defaults.isOnSaleOnly,
    sort: toSortName(effectiveSorter(params, defaults)),
    page: params.page,
  };
}

/** The price range as the gateway's input, in dollars; null without limits. */
export function toPriceRange({ min, max }: Pick<ListingParams, 'min' | 'max'>) {
  if (min === null && max === null) return null;
  return { ...(min !== null && { min: String(min) }), ...(max !== null && { max: String(max) }) };
}

export interface EmptyStateSuggestions {
  /** Links to the designers with the most items. */
  readonly designers: readonly { readonly name: string; readonly path: string }[];
  /** A corrected search term with results; null if there is none. */
  readonly term: string | null;
}

/** Suggestions for an empty listing; null for any other. */
async function loadSuggestions(
  client: ApolloClient,
  { term }: ListingParams,
  { productSearch }: { productSearch: { totalCount: number } | null },
): Promise<EmptyStateSuggestions | null> {
  if (productSearch === null || productSearch.totalCount > 0) return null;
  const { data } = await client.query({ query: ListingNames, errorPolicy: 'all' });
  const designers = data?.designers?.categories ?? [];
  const names = [...designers, ...(data?.kinds?.categories ?? [])].map(({ name }) => name);
  // Few listings are empty, so the spelling correction is loaded on demand.
  const { suggestTerm } = await import('./suggestTerm.ts');
  return {
    designers: designers
      .toSorted((a, b) => b.productCount - a.productCount)
      .slice(0, MAX_DESIGNERS)
      .map(({ name, path }) => ({ name, path })),
    term: await withResults(client, suggestTerm(term, names)),
  };
}

async function withResults(client: ApolloClient, term: string | null): Promise<string | null> {
  if (term === null) return null;
  const variables = { term };
  const { data } = await client.query({ query: SuggestedTerm, variables, errorPolicy: 'all' });
  return (data?.productSearch?.totalCount ?? 0) > 0 ? term : null;
}
