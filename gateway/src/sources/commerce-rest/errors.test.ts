import { expect, test } from 'vitest';
import { fillMessage } from './errors.ts';

test.each([
  [
    "The %1 Cart doesn't contain the %2 item.",
    ['118', 9042],
    "The 118 Cart doesn't contain the 9042 item.",
  ],
  [
    'No such entity with %fieldName = %fieldValue',
    { fieldName: 'cartId', fieldValue: null },
    'No such entity with cartId = ',
  ],
  ['%10 and %1', ['a', '', '', '', '', '', '', '', '', 'j'], 'j and a'],
  ['%field2Name, %field', { field: 'F', field2Name: 'N' }, 'N, F'],
  ['100% of %1', ['it'], '100% of it'],
  ['%1', ['%1 again'], '%1 again'],
  ['%unknown stays', { other: 1 }, '%unknown stays'],
  ['nothing to fill, 5%', [], 'nothing to fill, 5%'],
  ['%a', { a: { b: 1 } }, '{"b":1}'],
])('interpolates %j with %j as %j', (template, parameters, expected) => {
  expect(fillMessage(template, parameters)).toBe(expected);
});
