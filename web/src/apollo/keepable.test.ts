import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { makeCache } from './cache.ts';
import { keepable } from './keepable.ts';

const PRODUCT = { __typename: 'Product', sku: 'CHA-1', name: 'Flap' };
const LINE = { __typename: 'CartLine', id: '7', product: { __ref: 'Product:{"sku":"CHA-1"}' } };

test('only the bag and the products in it are kept', () => {
  const cart = { __typename: 'Cart', id: 'abc', lines: [LINE] };
  const kept = keepable({
    ROOT_QUERY: { __typename: 'Query', guestCart: { __ref: 'Cart:{"id":"abc"}' } },
    'Cart:{"id":"abc"}': cart,
    'Product:{"sku":"CHA-1"}': PRODUCT,
    'Product:{"sku":"GUC-2"}': { __typename: 'Product', sku: 'GUC-2' },
    'Customer:{"id":"1"}': { __typename: 'Customer', id: '1', email: 'a@b.example' },
  });
  expect(Object.keys(kept)).toEqual(['Cart:{"id":"abc"}', 'Product:{"sku":"CHA-1"}']);
});

test('the code of a gift card is not kept', () => {
  const card = { __typename: 'CartGiftCard', code: 'K7QM-2RTX' };
  const totals = { __typename: 'CartTotals', couponCode: 'SPRING10', giftCards: [card] };
  const kept = keepable({ 'Cart:{"id":"abc"}': { __typename: 'Cart', id: 'abc', totals } });
  expect(JSON.stringify(kept)).toContain('SPRING10');
  expect(JSON.stringify(kept)).not.toContain('K7QM');
});

test('kept state goes below what the page already knows, and watching parts are told', () => {
  const query = gql`
    query Piece($sku: ID!) {
      product(sku: $sku) {
        sku
        name
      }
    }
  `;
  const cache = makeCache();
  cache.writeQuery({
    query,
    variables: { sku: 'CHA-1' },
    data: { product: { ...PRODUCT, name: 'New name' } },
  });
  let changes = 0;
  cache.onChange(() => {
    changes += 1;
  });
  cache.addKept({
    'Product:{"sku":"CHA-1"}': { ...PRODUCT, name: 'Old name' },
    'Cart:{"id":"abc"}': { __typename: 'Cart', id: 'abc' },
  });
  expect(cache.readQuery({ query, variables: { sku: 'CHA-1' } })).toMatchObject({
    product: { name: 'New name' },
  });
  expect(cache.extract()).toHaveProperty(['Cart:{"id":"abc"}']);
  expect(changes).toBe(1);
});
