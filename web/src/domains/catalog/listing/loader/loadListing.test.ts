import { ApolloClient, ApolloLink } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from '#apollo/cache.ts';
import { usualDefaults } from '../url/listingChanges.ts';
import { parseListing } from '../url/listingParams.ts';
import { listingVariables, readListing } from './loadListing.ts';

const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache() });
const read = (path: string) => readListing(client, `http://shop.test${path}`);

it('redirects a price in the term to the list with that filter', async () => {
  const response = await read('/search?term=red+bag+under+1000&includeSold=true').catch(
    (thrown) => thrown,
  );
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/search?term=red+bag&max=1000&includeSold=true');
});

it('keeps a URL without a price unchanged', async () => {
  expect(await read('/search?term=red+bag&max=1000')).toMatchObject({
    term: 'red bag',
    max: 1000,
  });
});

describe("the gateway's variables", () => {
  const variables = (query: string) =>
    listingVariables(parseListing(new URLSearchParams(query)), usualDefaults);

  it('sends the order of the list, or relevance for a search', () => {
    expect(variables('')).toEqual({
      term: null,
      filters: [],
      price: null,
      includeSold: false,
      sort: 'NAME_ASC',
      page: 1,
    });
    expect(variables('term=kelly').sort).toBe('RELEVANCE');
    expect(variables('term=kelly&sorter=price_asc').sort).toBe('PRICE_ASC');
  });

  it('includes sold items on request, but not on a route that filters by stock', () => {
    const params = parseListing(new URLSearchParams('includeSold=true'));
    const custom = { sorter: 'created_desc', isOnSaleOnly: true } as const;
    expect(listingVariables(params, usualDefaults).includeSold).toBe(true);
    expect(listingVariables(params, custom)).toMatchObject({
      includeSold: false,
      sort: 'CREATED_DESC',
    });
    expect(listingVariables(params, { ...custom, isOnSaleOnly: false }).includeSold).toBe(true);
  });

  it('sends prices as decimal text and at most ten groups', () => {
    expect(variables('min=10.5').price).toEqual({ min: '10.5' });
    const many = Array.from({ length: 12 }, (_, index) => `a${index}=x`).join('&');
    expect(variables(many).filters).toHaveLength(10);
  });
});
