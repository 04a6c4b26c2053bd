import { expect, test } from 'vitest';
import { decideAdd, isVirtual, totalQty } from './rules.ts';
import type { QuoteItem } from './types.ts';

const anItem = (part: Partial<QuoteItem> = {}): QuoteItem => ({
  id: 7,
  productId: 1,
  sku: 'BAG-0001',
  name: 'A bag',
  price: 100,
  qty: 1,
  productType: 'simple',
  options: [],
  taxable: true,
  ...part,
});
const offer = { id: 1, enabled: true, qty: 1, typeId: 'simple' } as const;
const one = { qty: 1, options: [] };

test('adds the only piece as a new line', () => {
  expect(decideAdd([], offer, one)).toEqual({ kind: 'new', qty: 1 });
});

test.each([0, -1, -0.5, null])('counts a quantity of %s as one', (qty) => {
  expect(decideAdd([], offer, { ...one, qty })).toEqual({ kind: 'new', qty: 1 });
});

test.each([
  [2.9, 'You cannot use decimal quantity for this product.'],
  [10_001, 'The requested qty exceeds the maximum qty allowed in shopping cart'],
])('rejects a quantity of %d with its own message', (qty, message) => {
  const decision = decideAdd([], { ...offer, qty: 5 }, { ...one, qty });
  expect(decision).toEqual({ kind: 'rejected', message });
});

test.each([
  ['more than the stock', [], { ...one, qty: 2 }],
  ['the only piece a second time', [anItem()], one],
  [
    'the same piece with other options',
    [anItem()],
    { qty: 1, options: [{ optionId: '2', optionValue: 'Q' }] },
  ],
])('rejects %s', (_, items, wanted) => {
  expect(decideAdd(items, offer, wanted)).toEqual({
    kind: 'rejected',
    message: 'The requested qty is not available',
  });
});

test('rejects a sold item as not available', () => {
  expect(decideAdd([], { ...offer, qty: 0 }, one)).toEqual({
    kind: 'rejected',
    message: 'Product that you are trying to add is not available.',
  });
});

test('rejects a configurable product, whose variants are added by their own SKUs', () => {
  expect(decideAdd([], { ...offer, typeId: 'configurable' }, one)).toEqual({
    kind: 'rejected',
    message: 'You need to choose options for your item.',
  });
});

test('rejects a disabled product as not available', () => {
  expect(decideAdd([], { ...offer, enabled: false }, one)).toEqual({
    kind: 'rejected',
    message: 'Product that you are trying to add is not available.',
  });
});

test('raises the line of a product with stock when the options are the same', () => {
  const item = anItem();
  expect(decideAdd([item], { ...offer, qty: 5 }, { ...one, qty: 2 })).toEqual({
    kind: 'raise',
    item,
    qty: 3,
  });
});

test('counts the pieces of all lines', () => {
  expect(totalQty([anItem({ qty: 3 }), anItem()])).toBe(4);
});

test('treats a cart of quotes only as virtual', () => {
  expect(isVirtual([])).toBe(false);
  expect(isVirtual([anItem({ productType: 'virtual' })])).toBe(true);
  expect(isVirtual([anItem({ productType: 'virtual' }), anItem()])).toBe(false);
});
