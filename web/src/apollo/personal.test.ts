import { readFileSync } from 'node:fs';
import type { NormalizedCacheObject } from '@apollo/client';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createCache } from './cache.ts';
import { isPersonalField } from './personal.ts';

function publicPart(contents: NormalizedCacheObject) {
  const cache = createCache();
  cache.restore(contents);
  cache.clearPersonalData();
  return cache.extract();
}

it('keeps only public data of a cache', () => {
  const product = { __typename: 'Product', sku: 'A' };
  const publicData = publicPart({
    ROOT_QUERY: {
      __typename: 'Query',
      'product({"sku":"A"})': { __ref: 'Product:{"sku":"A"}' },
      customer: { __ref: 'Customer:1' },
      'guestCart({"cartId":"x"})': { __ref: 'Cart:{"id":"x"}' },
    },
    'Product:{"sku":"A"}': product,
    'Customer:1': { __typename: 'Customer', firstName: 'Ann' },
    'Cart:{"id":"x"}': { __typename: 'Cart' },
    'CustomerAddress:3': { __typename: 'CustomerAddress' },
    'Order:7': { __typename: 'Order' },
    ROOT_SUBSCRIPTION: { __typename: 'Subscription', sellItemChanged: { __ref: 'SellItem:9' } },
    'SellItem:9': { __typename: 'SellItem' },
  });
  expect(publicData).toEqual({
    ROOT_QUERY: { __typename: 'Query', 'product({"sku":"A"})': { __ref: 'Product:{"sku":"A"}' } },
    'Product:{"sku":"A"}': product,
  });
});

it('keeps all data that a public field references, at any depth', () => {
  const cache = {
    ROOT_QUERY: { __typename: 'Query', countries: [{ __ref: 'Country:US' }] },
    'Country:US': { __typename: 'Country', id: 'US', regions: [{ __ref: 'Region:12' }] },
    'Region:12': { __typename: 'Region', id: '12', name: 'California' },
  };
  expect(publicPart(cache)).toEqual(cache);
});

it('treats everything that the schema says about carts and customers as personal', () => {
  const sdl = readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8');
  const fields = Object.keys(buildSchema(sdl).getQueryType()?.getFields() ?? {});
  const publicFields = ['sellDesigners', 'sellEstimate', 'sellTerms'];
  const own = fields.filter(
    (name) =>
      /customer|cart|order|wishlist|alert|saved|gift|sell/i.test(name) &&
      !publicFields.includes(name),
  );
  expect(own).toContain('customer');
  expect(own.filter((name) => !isPersonalField(name))).toEqual([]);
});
