import { gql } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from './cache.ts';

const card = gql`
  query Card {
    product(sku: "A") { sku condition { label } images { alt url(size: CARD) } }
  }
`;
const page = gql`
  query Page {
    product(sku: "A") { sku condition { label exterior } images { alt large: url(size: PRODUCT) } }
  }
`;
const product = { __typename: 'Product', sku: 'A' };
const image = { __typename: 'Image', alt: 'front' };

it('merges pictures and condition of a product from a card and a page', () => {
  const cache = createCache();
  const good = { __typename: 'ProductCondition', label: 'Good' };
  const onCard = { ...product, condition: good, images: [{ ...image, url: '/312.webp' }] };
  const onPage = {
    ...product,
    condition: { ...good, exterior: 'Scuffs' },
    images: [{ ...image, large: '/630.webp' }],
  };
  cache.writeQuery({ query: page, data: { product: onPage } });
  cache.writeQuery({ query: card, data: { product: onCard } });
  expect(cache.readQuery({ query: card })).toEqual({ product: onCard });
  expect(cache.readQuery({ query: page })).toEqual({ product: onPage });
});

it('replaces pictures when their number has changed', () => {
  const cache = createCache();
  const two = [image, image].map((each) => ({ ...each, url: '/old.webp' }));
  const one = [{ ...image, url: '/new.webp' }];
  const condition = { __typename: 'ProductCondition', label: 'Good' };
  for (const images of [two, one]) {
    cache.writeQuery({ query: card, data: { product: { ...product, condition, images } } });
  }
  expect(cache.readQuery({ query: card })).toEqual({
    product: { ...product, condition, images: one },
  });
});
