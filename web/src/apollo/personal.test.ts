import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { isPersonalField, publicPart } from './personal.ts';

it('keeps of a cache only what is the same for everybody', () => {
  const product = { __typename: 'Product', sku: 'A' };
  const kept = publicPart({
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
  });
  expect(kept).toEqual({
    ROOT_QUERY: { __typename: 'Query', 'product({"sku":"A"})': { __ref: 'Product:{"sku":"A"}' } },
    'Product:{"sku":"A"}': product,
  });
});

it('keeps everything that such an answer leads to, however deep', () => {
  const cache = {
    ROOT_QUERY: { __typename: 'Query', countries: [{ __ref: 'Country:US' }] },
    'Country:US': { __typename: 'Country', id: 'US', regions: [{ __ref: 'Region:12' }] },
    'Region:12': { __typename: 'Region', id: '12', name: 'California' },
  };
  expect(publicPart(cache)).toEqual(cache);
});

it('takes whatever the schema says about carts, customers and what is theirs for personal', () => {
  const sdl = readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8');
  const fields = Object.keys(buildSchema(sdl).getQueryType()?.getFields() ?? {});
  const told = ['sellDesigners', 'sellEstimate', 'sellTerms'];
  const own = fields.filter(
    (name) =>
      /customer|cart|order|wishlist|alert|saved|gift|sell/i.test(name) && !told.includes(name),
  );
  expect(own).toContain('customer');
  expect(own.filter((name) => !isPersonalField(name))).toEqual([]);
});
