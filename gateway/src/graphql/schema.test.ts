import { concatAST, Kind } from 'graphql';
import { expect, test } from 'vitest';
import { resolvers } from './schema.ts';
import { readSdl } from './sdl.ts';

test('has a resolver for each root field that the back end does not serve', () => {
  const fields = concatAST(readSdl().own).definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_EXTENSION || node.kind === Kind.OBJECT_TYPE_DEFINITION
      ? (node.fields ?? []).map((field) => [node.name.value, field.name.value] as const)
      : [],
  );
  const roots = fields.filter(([type]) => ['Query', 'Mutation', 'Subscription'].includes(type));
  expect(roots.length).toBeGreaterThan(90);
  const resolved = resolvers.flatMap(({ Query, Mutation, Subscription }) =>
    Object.entries({ Query, Mutation, Subscription }).flatMap(([type, fields]) =>
      Object.keys(fields ?? {}).map((field) => `${type}.${field}`),
    ),
  );
  expect(resolved.sort()).toEqual(roots.map((names) => names.join('.')).sort());
});
