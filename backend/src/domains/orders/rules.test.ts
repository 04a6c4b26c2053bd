import { describe, expect, test } from 'vitest';
import { badInput, rejection, WebapiError } from '../../shared/webapi/errors.ts';
import type { Quote } from '../cart/types.ts';
import { filledIn, incrementId, orderFault, stockFault } from './rules.ts';

const address = {
  firstname: 'Gina',
  lastname: 'Guest',
  street: ['9 Oak Ave'],
  city: 'Los Angeles',
  regionId: 12,
  postcode: '90001',
  countryId: 'US',
  telephone: '555-0110',
};
const item = {
  id: 1,
  productId: 1,
  sku: 'A',
  name: 'A',
  price: 100,
  qty: 1,
  productType: 'simple',
  options: [],
  taxable: true,
};
const whole: Quote = {
  id: 1,
  maskedId: 'm',
  customerId: null,
  isActive: true,
  createdAt: '',
  updatedAt: '',
  couponCode: null,
  reservedOrderId: null,
  giftCards: [],
  payment: { method: 'checkmo' },
  shippingMethod: 'flatrate_flatrate',
  billing: { id: 1, ...address },
  shipping: { id: 2, ...address },
  items: [item],
  absentItemQtys: [],
};

describe('orderFault', () => {
  test('accepts a complete cart', () => {
    expect(orderFault(whole)).toBeUndefined();
  });
  test.each([
    ['no lines', { items: [] }, /^A server error stopped your order/],
    ['no country', { shipping: { id: 2 } }, /^Some addresses can't be used/],
    ['no city', { shipping: { id: 2, ...address, city: '' } }, /shipping address information/],
    ['no method', { shippingMethod: null }, /^The shipping method is missing/],
    ['no billing address', { billing: { id: 1 } }, /billing address information/],
    ['no payment', { payment: null }, /^Enter a valid payment method/],
    ['no method and no payment', { shippingMethod: null, payment: null }, /shipping method/],
  ] as const)('rejects a cart with %s', (_, part, words) => {
    expect(orderFault({ ...whole, ...part })?.message).toMatch(words);
  });
  test('requires neither shipping address nor method for a cart of quotes', () => {
    const items = [{ ...item, productType: 'virtual' }];
    expect(
      orderFault({ ...whole, items, shipping: { id: 2 }, shippingMethod: null }),
    ).toBeUndefined();
  });
});

test('distinguishes missing and insufficient stock', () => {
  expect(stockFault(1, 1)).toBeUndefined();
  expect(stockFault(1, 0)?.message).toBe('Some of the products are out of stock.');
  expect(stockFault(2, 1)?.message).toBe('The requested qty is not available');
});

test('fills the parameters into the message of a bad request', () => {
  const error = filledIn(badInput('Please check it. %1', ['"city" is required.']));
  expect(error).toBeInstanceOf(WebapiError);
  expect((error as WebapiError).body).toEqual({ message: 'Please check it. "city" is required.' });
  const notFound = rejection(404, 'gone');
  expect(filledIn(notFound)).toBe(notFound);
});

test('pads the numbers for shoppers to nine digits', () => {
  expect(incrementId(57)).toBe('000000057');
});
