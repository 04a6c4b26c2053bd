// @vitest-environment happy-dom
import { ApolloClient } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import { createCache } from '#apollo/cache.ts';
import { createSchemaLink, type Resolvers } from '#apollo/schema.test-helpers.tsx';
import type { Features } from '#lib/site/closedAreas.ts';
import { loader } from './ShopLayout.tsx';

const { serverClient } = vi.hoisted(() => ({ serverClient: vi.fn() }));
vi.mock('#apollo/serverClient.server.ts', () => ({ serverClient }));

interface Shop {
  /** The features that the web server knows from earlier pages. */
  readonly known?: Features;
  readonly resolvers?: Resolvers;
}

async function load(path: string, { known = null, resolvers = {} }: Shop) {
  const { link } = createSchemaLink(resolvers);
  serverClient.mockReturnValue(new ApolloClient({ link, cache: createCache() }));
  const request = new Request(new URL(path, 'https://shop.example.test'));
  return loader({ request, context: { page: { features: known } } } as never);
}

const withFeatures = (features: Features): Resolvers => ({ shop: () => ({ features }) });

it('responds with 404 in an area that is off, from the first page on', async () => {
  const shops = [{ known: ['WISHLIST'] }, { resolvers: withFeatures(['WISHLIST']) }] as const;
  for (const shop of shops) {
    for (const path of ['/sell/new', '/selling-consignment', '/account/gift-cards'])
      await expect(load(path, shop), path).rejects.toMatchObject({ init: { status: 404 } });
    for (const path of ['/', '/account', '/favorites']) expect(await load(path, shop)).toBeNull();
  }
});

it('shows every area while the features are unknown', async () => {
  const shop = () => {
    throw new Error('down');
  };
  expect(await load('/sell/new', { resolvers: { shop } })).toBeNull();
});
