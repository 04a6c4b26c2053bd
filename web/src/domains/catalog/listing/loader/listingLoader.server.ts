import { redirect } from 'react-router';
import { serverClient } from '../../../../apollo/loader.server.ts';
import { ListingFilterCodes, SearchListing } from '../../../../generated/documents.ts';
import { type Defaults, withPage } from '../address/listingChanges.ts';
import {
  attributeCodesIn,
  type ListingParams,
  listingHref,
  parseListing,
} from '../address/listingParams.ts';
import { withPriceInTerm } from '../address/priceInTerm.ts';
import { listingVariables } from './listingVariables.ts';
import { waysOut } from './waysOut.server.ts';

const codesAreFreshForMs = 300_000;
let codes: { readonly list: readonly string[]; readonly readAt: number } | null = null;

/**
 * What the address asks for.
 * @throws a redirect when a price is written in its term: it becomes a filter, which can be seen, removed and shared.
 */
export async function readListing(request: Request): Promise<ListingParams> {
  const asked = await readAddress(request);
  const params = withPriceInTerm(asked);
  if (params !== asked) throw redirect(listingHref(new URL(request.url).pathname, params));
  return params;
}

/**
 * Only an address with parameters that could be filters costs a look at the filterable
 * attributes, and that is remembered for five minutes.
 */
async function readAddress(request: Request): Promise<ListingParams> {
  const search = new URL(request.url).searchParams;
  if (attributeCodesIn(search).length === 0) return parseListing(search, []);
  return parseListing(search, await filterCodes(request));
}

/** The attribute codes that listings can be filtered by; null until a listing has needed them. */
export function knownFilterCodes(): readonly string[] | null {
  return codes?.list ?? null;
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
 * Asks for a list of the whole shop, not of one category; in part while the search service cannot be asked.
 * @throws a redirect when the address names a page after the last.
 */
export async function askWholeShop(
  request: Request,
  asked: { path: string; params: ListingParams; defaults: Defaults },
) {
  const variables = listingVariables(asked.params, asked.defaults);
  const { data, error } = await serverClient(request).query({
    query: SearchListing,
    variables,
    errorPolicy: 'all',
  });
  if (!data) throw error ?? new Error('The gateway answered nothing');
  keepWithinPages(asked.path, asked.params, data.productSearch);
  const { term } = asked.params;
  const { totalCount } = data.productSearch;
  const ways = await waysOut(request, { term, totalCount });
  return { result: data.productSearch, ways, isPartial: error !== undefined };
}

async function filterCodes(request: Request): Promise<readonly string[]> {
  if (codes && Date.now() - codes.readAt < codesAreFreshForMs) return codes.list;
  const { data } = await serverClient(request).query({ query: ListingFilterCodes });
  codes = {
    list: data?.filterableAttributes.map((attribute) => attribute.code) ?? [],
    readAt: Date.now(),
  };
  return codes.list;
}
