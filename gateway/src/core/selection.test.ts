import { buildSchema, type GraphQLResolveInfo, graphqlSync } from 'graphql';
import { expect, test } from 'vitest';
import { getSelection } from './selection.ts';

test('visits a fragment once, however often it is spread', () => {
  const schema = buildSchema('type Query { box: Box } type Box { name: String box: Box }');
  const doubling = [0, 1, 2, 3, 4].map(
    (n) => `fragment F${n} on Box { ...F${n + 1} ...F${n + 1} }`,
  );
  let visits = 0;
  const resolveBox = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    const { F5, ...others } = info.fragments;
    if (F5 === undefined) throw new Error('The document has no F5.');
    const { selectionSet, ...rest } = F5;
    const counted = Object.defineProperty({ ...rest, selectionSet }, 'selectionSet', {
      get: () => {
        visits += 1;
        return selectionSet;
      },
    });
    const fragments = { ...others, F5: counted };
    expect([...getSelection({ ...info, fragments }).names]).toEqual(['name']);
    return null;
  };
  graphqlSync({
    schema,
    source: `{ box { ...F0 } } ${doubling.join(' ')} fragment F5 on Box { name }`,
    rootValue: { box: resolveBox },
  });
  expect(visits).toBe(1);
});
