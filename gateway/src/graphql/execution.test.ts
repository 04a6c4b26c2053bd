import { makeExecutableSchema } from '@graphql-tools/schema';
import { type ExecutionResult, execute, GraphQLError, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { aProductRecord, aSearchResponse } from '../../test/helpers/builders.ts';
import { fakeDeps } from '../../test/helpers/run-operation.ts';
import { createContext } from '../context.ts';
import { readExamples } from '../routes/playground.ts';
import type { SearchQuery } from '../sources/search/types.ts';
import { createExecute } from './execution.ts';
import { createSchema } from './schema.ts';

const sdl = `
  scalar Shout
  interface Named { name: String! }
  type Cat implements Named { name: String! lives: Int }
  type Dog implements Named { name: String! loud: Shout }
  union Pet = Cat | Dog
  type Box { must: String! may: String inner: Box list: [String!] lists: [[Int]] slow: String }
  input Size { width: Int! = 2 height: Int }
  type Query {
    named: [Named!]! pets: [Pet] box: Box strict: Box! late: Box
    echo(text: String = "default" size: Size shout: Shout): String
    fail: String failStrict: String!
  }`;

const pets = [
  { __typename: 'Cat', name: 'Tom', lives: 9 },
  { __typename: 'Dog', name: 'Rex', loud: 'woof' },
];
const schema = makeExecutableSchema({
  typeDefs: sdl,
  resolvers: {
    Shout: {
      __serialize: (value: string) => value.toUpperCase(),
      __parseValue: (value: string) => value.toLowerCase(),
    },
    Query: {
      named: () => pets,
      pets: async () => [...pets, null],
      box: () => ({ must: null, may: 'x' }),
      late: async () => ({
        must: 'm',
        inner: { must: null },
        list: ['a', null],
        lists: [[1, null], null],
      }),
      strict: () => ({ must: null }),
      echo: (_: unknown, args: unknown) => JSON.stringify(args),
      fail: () => {
        throw new GraphQLError('no', { extensions: { code: 'NO' } });
      },
      failStrict: async () => Promise.reject(new Error('boom')),
    },
    Box: { slow: async () => 'later' },
  },
});

const CASES: [string, Record<string, unknown>?][] = [
  ['{ named { __typename name ... on Cat { lives } ... on Dog { loud } } }'],
  ['{ pets { ... on Named { name } ...D } } fragment D on Dog { loud }'],
  ['{ box { must may } named { name } }'],
  ['{ late { must slow inner { must } list lists } }'],
  ['{ strict { must } }'],
  ['{ fail box { may slow } }'],
  ['{ failStrict }'],
  ['query ($t: String) { echo(text: $t) }', {}],
  ['query ($t: String) { echo(text: $t) }', { t: null }],
  ['query ($t: String = "given") { echo(text: $t) }', {}],
  ['query ($s: Size) { echo(size: $s) }', { s: { height: 3 } }],
  ['query ($s: Size!) { echo(size: $s) }', { s: { width: null } }],
  ['query ($s: Size! = { height: 4 }) { echo(size: $s) }', {}],
  ['query ($w: Int!) { echo(size: { width: $w }) }', { w: 7 }],
  ['query ($w: Int!) { echo(size: { width: $w }) }', { w: 'seven' }],
  ['query ($w: Int!) { echo(size: { width: $w }) }', {}],
  ['query ($s: Shout) { echo(shout: $s) }', { s: 'HEY' }],
  ['{ echo(shout: "HEY") }'],
  ['query ($y: Boolean!) { named @include(if: $y) { name } echo @skip(if: $y) }', { y: true }],
  ['query ($y: Boolean!) { named @include(if: $y) { name } echo @skip(if: $y) }', { y: false }],
  [
    'query ($y: Boolean! = false) { pets { ...D @include(if: $y) __typename } } fragment D on Dog { loud }',
  ],
  ['{ a: echo(text: "1") b: echo(text: "2") a: echo(text: "1") }'],
  ['{ late { must } late { inner { may } } }'],
];

/** Selects no facets, so they are neither read nor counted. */
const SKIPPING = {
  name: 'with a field left out by a variable',
  query:
    'query ($with: Boolean! = false) { productSearch { products { sku } facets @include(if: $with) { code } } }',
};

const plain = async (result: ExecutionResult | Promise<ExecutionResult>) => {
  const { data, errors } = await result;
  const shown = errors?.map(({ message, path, locations, extensions }) => ({
    message,
    path,
    line: locations?.[0]?.line,
    extensions: extensions ?? {},
  }));
  return JSON.parse(JSON.stringify({ data, errors: shown }));
};

describe('compiled operations respond as graphql-js does', () => {
  test.each(CASES)('%s %j', async (source, variables = {}) => {
    const document = parse(source);
    const context = {};
    const interpreted = execute({
      schema,
      document,
      variableValues: variables,
      contextValue: context,
    });
    const compiled = createExecute(
      schema,
      1,
    )({ document, operationName: null, variables, context });
    const expected = await plain(interpreted);
    const actual = await plain(compiled);
    expect(actual.data).toEqual(expected.data);
    expect(actual.errors?.length).toBe(expected.errors?.length);
    expect(actual.errors?.[0]?.path).toEqual(expected.errors?.[0]?.path);
    expect(actual.errors?.[0]?.extensions).toEqual(expected.errors?.[0]?.extensions);
    expect(actual.errors?.[0]?.message).toBe(expected.errors?.[0]?.message);
  });

  const operations = readExamples().filter(({ isSubscription }) => !isSubscription);
  test.each([...operations, SKIPPING])(
    'responds to the example $name',
    async ({ query: source }) => {
      const unified = createSchema(async () => ({ data: null }) as never);
      const hit = aSearchResponse({ hits: [aProductRecord()], facets: { color: { Black: 1 } } });
      const run = async (compileAtUse: number) => {
        const rest = { 'POST /V1/guest-carts': 'abc' };
        const query = ({ numericFilters = [] }: SearchQuery) =>
          numericFilters.some((bound) => bound.startsWith('id>='))
            ? aSearchResponse({ hits: [] })
            : hit;
        const { deps, restCalls, searchCalls } = fakeDeps({ rest, search: { query } });
        const response = await createExecute(
          unified,
          compileAtUse,
        )({
          document: parse(source),
          operationName: null,
          variables: {},
          context: createContext(deps, 'id'),
        });
        return { answer: await plain(response), restCalls, searchCalls };
      };
      expect(await run(1)).toEqual(await run(Number.POSITIVE_INFINITY));
    },
  );

  test('compiles an operation only when it is repeated', async () => {
    const run = createExecute(schema, 2);
    const document = parse('query A { echo } query B { box { may } }');
    const operation = { document, operationName: 'A', variables: {}, context: {} };
    const responses = [await run(operation), await run(operation), await run(operation)];
    expect(responses.map(({ data }) => data?.echo)).toEqual(Array(3).fill('{"text":"default"}'));
    expect((await run({ ...operation, operationName: 'B' })).data).toEqual({ box: { may: 'x' } });
  });
});

test('adds extensions to the errors of compiled operations', async () => {
  const run = createExecute(schema, 1);
  const operation = { operationName: null, variables: {}, context: {} };
  const { errors } = await run({ document: parse('{ failStrict }'), ...operation });
  expect(errors?.[0]).toBeInstanceOf(GraphQLError);
  expect(errors?.[0]).toMatchObject({ message: 'boom', path: ['failStrict'], extensions: {} });
  expect(errors?.[0]?.originalError?.message).toBe('boom');
  expect(errors?.[0]?.locations).toEqual([{ line: 1, column: 3 }]);
});
