import { ApolloLink } from '@apollo/client';
import { expect, it } from 'vitest';
import { createApolloClient } from '#apollo/client.ts';
import { readListing } from './loadListing.ts';

const client = createApolloClient(ApolloLink.empty());
const read = (path: string) => readListing(client, `http://shop.test${path}`);

it('leads a price in words to the same list with that filter', async () => {
  const response = await read('/search?term=red+bag+under+1000&includeSold=true').catch(
    (thrown) => thrown,
  );
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/search?term=red+bag&max=1000&includeSold=true');
});

it('reads an address without one as it stands', async () => {
  expect(await read('/search?term=red+bag&max=1000')).toMatchObject({
    term: 'red bag',
    max: 1000,
  });
});
