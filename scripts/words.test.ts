import { expect, test } from 'vitest';
import { check, findWords, lower } from './words.ts';

const found = (file: string, text: string) =>
  findWords(file, text).map(({ rule, place, found: name }) => [rule.id, place, name]);

test('reports a forbidden name where it is declared, not where it is used', () => {
  const text =
    "import { priceOf } from './a.ts';\nconst asked = priceOf(1);\nlog({ kept: asked });\n";
  expect(found('web/a.ts', text)).toEqual([['asked', 'web/a.ts:2', 'asked']]);
});

test.each([
  ['function priceOf() {}', 'xOf'],
  ['interface KeptResponse {}', 'kept'],
  ['class A { #refusalCount = 1; }', 'refusal'],
  ['const makeShop = 1;', 'makeX'],
  ['const MOST_ITEMS = 1;', 'most'],
  ['type T = { readonly isToldTwice: boolean };', 'told'],
  ['function f({ bag: bagSize }: X) {}', 'bag'],
  ['// whoever has the token\n', 'whoever'],
  ['/** Limits (spec §4). */', 'spec'],
])('rejects %j', (text, rule) => {
  expect(found('gateway/a.ts', text).map(([id]) => id)).toContain(rule);
});

test.each([
  'const typeOf = 1;',
  'const maskedId = 1;',
  'const letters = lettersAndDigits();',
  'const total = { answer: 42 };',
  'function toPrice(product: Product) {}',
])('accepts %j', (text) => {
  expect(found('gateway/a.ts', text)).toEqual([]);
});

test('accepts a word in files where it has another meaning', () => {
  const text = 'interface Condition { readonly answers: readonly string[] }';
  expect(found('gateway/src/domains/sell/a.ts', text)).toEqual([]);
  expect(found('gateway/src/domains/cart/a.ts', text)).toHaveLength(1);
});

test('checks the names and descriptions of the schema', () => {
  const text =
    '"Whoever holds the code."\ntype GiftCard {\n  "The room it has."\n  keptUntil: Date\n}\n';
  expect(found('schema/a.graphql', text).map(([id, place]) => [id, place])).toEqual([
    ['kept', 'schema/a.graphql:4'],
    ['whoever', 'schema/a.graphql:1'],
  ]);
});

test('fails if violations exceed the allowed number, and suggests a replacement', () => {
  const findings = findWords('web/a.ts', 'const priceOf = 1;\nconst nameOf = 2;\n');
  expect(check(findings, { web: { xOf: 2 } })).toEqual([]);
  expect(check(findings, { web: { xOf: 1 } })).toEqual([
    expect.stringContaining('Write instead: toX for a conversion'),
    '  web/a.ts:1 priceOf',
    '  web/a.ts:2 nameOf',
  ]);
});

test('lowers the allowed numbers to the current ones, and raises none', () => {
  const findings = findWords('web/a.ts', 'const priceOf = 1;\nconst asked = 2;\n');
  expect(lower(findings, { web: { xOf: 5, kept: 3 } })).toEqual({ web: { xOf: 1 } });
});
