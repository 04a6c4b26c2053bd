import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';
import { checkCompatibility } from './schema-compatibility.ts';

const TODAY = '2026-06-01';
const released = `
  type Query { shop: Shop!, find(text: String, page: Int): Shop }
  type Shop { name: String!, size: Size, motto: String @deprecated(reason: "Use name. Goes on 2026-05-31.") }
  enum Size { SMALL LARGE }
`;
const changed = (from: string, to: string): string => {
  expect(released).toContain(from);
  return released.replace(from, to);
};
const brokenBy = async (from: string, to: string) =>
  (await checkCompatibility(released, changed(from, to), TODAY)).broken;

test('the committed schema is compatible with the released one', async () => {
  const [before, now] = ['released', 'schema'].map((name) =>
    readFileSync(inRoot(`schema/${name}.graphql`), 'utf8'),
  );
  const today = new Date().toISOString().slice(0, 10);
  expect(await checkCompatibility(before ?? '', now ?? '', today)).toEqual({
    broken: [],
    undated: [],
  });
});

test('renaming a field is a breaking change', async () => {
  const before = readFileSync(inRoot('schema/released.graphql'), 'utf8');
  const now = before.replace(/^ {2}totalCount: Int!$/m, '  total: Int!');
  expect(now).not.toBe(before);
  const { broken } = await checkCompatibility(before, now, TODAY);
  expect(broken).toHaveLength(1);
});

test.each([
  [
    'a field that is gone',
    'name: String!,',
    '',
    "Field 'name' was removed from object type 'Shop'",
  ],
  ['a type that is weaker', 'name: String!', 'name: String', "changed type from 'String!'"],
  ['an argument that is gone', ', page: Int', '', "Argument 'page: Int' was removed"],
  [
    'an argument that is needed now',
    'text: String',
    'text: String!',
    "changed from 'String' to 'String!'",
  ],
  ['a value that is gone', 'SMALL LARGE', 'SMALL', "Enum value 'LARGE' was removed"],
])('%s breaks clients', async (_name, from, to, message) => {
  expect((await brokenBy(from, to)).join()).toContain(message);
});

test('a more specific scalar with the same JSON is safe for a response field, but not for an argument', async () => {
  const sdl = (field: string, argument: string) =>
    `type Query { count(page: ${argument}): ${field} } scalar NonNegativeInt`;
  const before = sdl('Int!', 'Int');
  const narrowed = await checkCompatibility(before, sdl('NonNegativeInt!', 'Int'), TODAY);
  expect(narrowed.broken).toEqual([]);
  const weaker = await checkCompatibility(before, sdl('NonNegativeInt', 'Int'), TODAY);
  expect(weaker.broken).toHaveLength(1);
  const input = await checkCompatibility(before, sdl('Int!', 'NonNegativeInt'), TODAY);
  expect(input.broken).toHaveLength(1);
});

test('additions are safe', async () => {
  expect(await brokenBy('name: String!,', 'name: String!, place: String,')).toEqual([]);
});

test('a deprecated element may be removed from its date on, not before', async () => {
  const without = released.replace(/motto.*\)/, '');
  expect((await checkCompatibility(released, without, '2026-05-31')).broken).toEqual([]);
  expect((await checkCompatibility(released, without, '2026-05-30')).broken).toHaveLength(1);
});

test('a type may be removed with the last field that uses it', async () => {
  const old = `${released.replace('name:', 'owner: Person @deprecated(reason: "Goes on 2026-01-01"), name:')} type Person { name: String }`;
  expect((await checkCompatibility(old, released, TODAY)).broken).toEqual([]);
});

test('a deprecation without a date is rejected', async () => {
  const now = changed('name: String!', 'name: String! @deprecated(reason: "Use motto.")')
    .replace('LARGE', 'LARGE @deprecated(reason: "2026-13-45")')
    .replace('page: Int', 'page: Int @deprecated');
  const { undated } = await checkCompatibility(released, now, TODAY);
  expect(undated).toEqual(['Query.find.page', 'Shop.name', 'Size.LARGE']);
});
