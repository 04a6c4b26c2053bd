import { expect, test } from 'vitest';
import { fillMessage, toPublicMessage } from './errors.ts';

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

test.each([
  ["The coupon code isn't valid. Verify the code and try again.", null],
  ['One or more input exceptions have occurred.', null],
  ['A server error stopped your order from being placed.', null],
  ['Choose a size < 38 or > 42.', null],
  [
    'Please <a href="https://shop.test/login">sign in</a>.<br/>Then try again.',
    'Please sign in. Then try again.',
  ],
  ['<b>Sold</b>\nRemove the item.', 'Sold \nRemove the item.'],
])('keeps the text of %j', (message, expected) => {
  expect(toPublicMessage(message)).toBe(expected ?? message);
});

test.each([
  'SQLSTATE[23000]: Integrity constraint violation',
  'Notice: Undefined index in /var/www/html/app/code/Cart.php on line 12',
  'PDOException was thrown.',
  'TypeError: Argument 1 is null',
  'No method "getFoo" in class "Magento\\Quote\\Api\\CartInterface".',
  'Failed.\n#0 {main}',
  'The contents from the "/srv/www/pub/media/bag.png" file can\'t be read.',
  'cURL error 7: Failed to connect to search.internal port 9200',
  '',
  ' ',
  '<br/>',
])('hides %j', (message) => {
  expect(toPublicMessage(message)).toBe('Uknown  Errors');
});
