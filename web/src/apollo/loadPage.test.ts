import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';
import { SuggestedTerm } from '#domains/catalog/listing/loader/Listing.generated.ts';
import { createCache } from './cache.ts';
import { loadPage } from './loadPage.ts';

const page = { query: SuggestedTerm, variables: { term: 'kelly' } };
const found = (totalCount: number) => ({
  data: { productSearch: { __typename: 'ProductSearchResult', totalCount } },
});

/** A client whose gateway returns these responses in turn. */
function createClient(...responses: ApolloLink.Result[]) {
  const link = new ApolloLink(() => {
    const response = responses.shift();
    return new Observable((observer) => {
      if (!response) return observer.error(new Error('One request too many.'));
      observer.next(response);
      observer.complete();
    });
  });
  return { client: new ApolloClient({ link, cache: createCache() }), left: () => responses.length };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('loads a page once and then reads it from the cache', async () => {
  const { client } = createClient(found(3));
  const first = await loadPage(client, page);
  expect(first).toMatchObject({ data: { productSearch: { totalCount: 3 } }, partial: null });
  expect(await loadPage(client, page)).toEqual(first);
});

it('returns partial data without caching it', async () => {
  const broken = { ...found(3), errors: [{ message: 'The search service is down.' }] };
  const { client } = createClient(broken, found(4));
  const { partial } = await loadPage(client, page);
  expect(partial?.productSearch?.totalCount).toBe(3);
  expect((await loadPage(client, page)).data.productSearch?.totalCount).toBe(4);
});

it('throws when partial data lacks what the page needs', async () => {
  const { client } = createClient({ data: { productSearch: null }, errors: [{ message: 'Down' }] });
  const isUsable = ({ productSearch }: { productSearch?: unknown }) => productSearch !== null;
  await expect(loadPage(client, { ...page, isUsable })).rejects.toThrow('Down');
});

it('throws when there is no data at all', async () => {
  const { client } = createClient({ data: null, errors: [{ message: 'Unavailable' }] });
  await expect(loadPage(client, page)).rejects.toThrow('Unavailable');
});

it('refetches a page in the background when it is older than a minute', async () => {
  vi.stubEnv('SSR', false);
  const { client, left } = createClient(found(3), found(2));
  await loadPage(client, page);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  expect((await loadPage(client, page)).data.productSearch?.totalCount).toBe(3);
  await vi.waitFor(() => {
    expect(client.readQuery(page)?.productSearch?.totalCount).toBe(2);
  });
  expect(left()).toBe(0);
});
