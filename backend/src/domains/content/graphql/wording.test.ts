import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { inMagentosWords } from './wording.ts';

function messageOf(query: string): string {
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
])('%s', (query, words) => {
  expect(inMagentosWords(messageOf(query))).toBe(words);
});

test('a field of an input object that is missing', () => {
  const said = 'Field "WishlistItemInput.sku" of required type "String!" was not provided.';
  expect(inMagentosWords(said)).toBe(
    'Field WishlistItemInput.sku of required type String! was not provided.',
  );
});
