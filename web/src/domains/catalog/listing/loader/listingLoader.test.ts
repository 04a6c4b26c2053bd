import { expect, it } from 'vitest';
import { readListing } from './listingLoader.server.ts';

const asked = (path: string) => readListing(new Request(`http://shop.test${path}`));

it('leads a price in words to the same list with that filter', async () => {
  const response = await asked('/search?term=red+bag+under+1000&includeSold=true').catch(
    (thrown) => thrown,
  );
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/search?term=red+bag&max=1000&includeSold=true');
});

it('reads an address without one as it stands', async () => {
  expect(await asked('/search?term=red+bag&max=1000')).toMatchObject({
    term: 'red bag',
    max: 1000,
  });
});
