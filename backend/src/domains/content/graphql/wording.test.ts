import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { inMagentosWords, withJsonValue } from './fault.ts';

function getMessage(query: string): string {
  try {
    parse(query);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

test.each([
  ['{storeConfig', 'Syntax Error: Expected Name, found <EOF>'],
  ['{a(b){c}}', 'Syntax Error: Expected :, found )'],
  ['{a}}', 'Syntax Error: Unexpected }'],
  ['{a} b', 'Syntax Error: Unexpected Name "b"'],
  ['fragment F in X {a}', 'Syntax Error: Expected "on", found Name "in"'],
  ['{a(b: "c', 'Syntax Error: Unterminated string.'],
  ['{a ?}', 'Syntax Error: Cannot parse the unexpected character "?".'],
])('rewrites the syntax error of %s', (query, words) => {
  expect(inMagentosWords(getMessage(query))).toBe(words);
});

test.each([
  [
    'Cannot query field "state" on type "CustomerOrder". Did you mean "status"?',
    'Cannot query field "state" on type "CustomerOrder".',
  ],
  [
    'Cannot query field "x" on type "Y". Did you mean to use an inline fragment on "A", "B", or "C"?',
    'Cannot query field "x" on type "Y".',
  ],
  [
    'Fields "a" conflict because "storeConfig" and "currency" are different fields. Use different aliases.',
    'Fields "a" conflict because storeConfig and currency are different fields. Use different aliases.',
  ],
])('rewrites the message: %s', (said, words) => {
  expect(inMagentosWords(said)).toBe(words);
});

test('rewrites the message about a missing field of an input object', () => {
  const said = 'Field "WishlistItemInput.sku" of required type "String!" was not provided.';
  expect(inMagentosWords(said)).toBe(
    'Field WishlistItemInput.sku of required type String! was not provided.',
  );
});

test.each([
  [
    { i: { number: '7', at: 'a/b' } },
    'Variable "$i" got invalid value { number: "7", at: "a/b" }; Field "postcode" of required type "String!" was not provided.',
    'Variable "$i" got invalid value {"number":"7","at":"a\\/b"}; Field "postcode" of required type "String!" was not provided.',
  ],
  [
    { i: { lines: [{ qty: { n: 1 } }] } },
    'Variable "$i" got invalid value { n: 1 } at "i.lines[0].qty"; Float cannot represent non numeric value: { n: 1 }',
    'Variable "$i" got invalid value {"n":1} at "i.lines[0].qty"; Float cannot represent non numeric value: { n: 1 }',
  ],
  [{}, 'Something else.', 'Something else.'],
])('prints the rejected value of %j as JSON', (variables, said, words) => {
  expect(withJsonValue(said, variables)).toBe(words);
});
