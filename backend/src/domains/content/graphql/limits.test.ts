import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { limitsRule } from './execute.ts';

const schema = buildSchema('type Query { child: Query leaf: Int }');

const getRejections = (query: string) =>
  validate(schema, parse(query), [limitsRule]).map(({ message }) => message);

const nested = (depth: number) => `{ ${'child { '.repeat(depth)}leaf${' }'.repeat(depth)} }`;

it('accepts 20 levels below the first and no more', () => {
  expect(getRejections(nested(21))).toEqual([]);
  expect(getRejections(nested(22))).toEqual(['Max query depth should be 20 but got 21.']);
  expect(getRejections(nested(23))).toEqual(['Max query depth should be 20 but got 22.']);
});

it('counts the levels that fragments add', () => {
  const spread = `query { child { ...F } } fragment F on Query ${nested(21)}`;
  expect(getRejections(spread)).toEqual(['Max query depth should be 20 but got 21.']);
  const inline = nested(21).replace('leaf', '... on Query { leaf }');
  expect(getRejections(inline)).toEqual([]);
});

it('stops at fragments that spread each other', () => {
  const circle = '{ ...A } fragment A on Query { leaf ...B } fragment B on Query { leaf ...A }';
  expect(getRejections(circle)).toEqual([]);
});

it('counts doubling fragments quickly', () => {
  const doubling = Array.from(
    { length: 40 },
    (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`,
  );
  const [message] = getRejections(`{ ...F0 } ${doubling.join(' ')} fragment F40 on Query { leaf }`);
  expect(message).toBe(`Max query complexity should be 300 but got ${2 ** 40}.`);
});

it('does not limit introspection', () => {
  expect(getRejections(`{ __schema { types { name } } leaf }`)).toEqual([]);
});
