import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isSpecifiedDirective, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { printUnifiedSchema } from '../../codegen/schema.ts';
import { readPolicies, withoutPolicies } from './policies.ts';
import { policies } from './sdl.ts';

const sdl = ['policies.graphql', 'shared/features.graphql']
  .map((file) => readFileSync(join(import.meta.dirname, '../../../schema', file), 'utf8'))
  .join('\n');
const directives = new Map(
  buildSchema(sdl)
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .map((directive) => [directive.name, directive]),
);
const read = (text: string) =>
  readPolicies([{ domain: 'cart', document: parse(text) }], directives);
const CALL = '@rest(method: GET, path: "/V1/carts/mine")';

it.each([
  ['without @auth', CALL, /Query\.cart \(schema\/cart\): does not say who may call .*@auth/],
  ['without a call', '@auth(allow: ANYONE)', /which call it makes: add @rest/],
  [
    'of an unknown feature',
    `@auth(allow: ANYONE) ${CALL} @feature(name: CARTS)`,
    /Query\.cart \(schema\/cart\): Argument "name" has invalid value CARTS/,
  ],
  [
    'that is personal and public',
    `@auth(allow: CUSTOMER) ${CALL} @cacheControl(scope: PUBLIC)`,
    /cannot be public/,
  ],
  [
    'that is cached without tags',
    `@auth(allow: ANYONE) ${CALL} @cacheControl(maxAge: 5, scope: PUBLIC)`,
    /cached without a tag/,
  ],
])('rejects a root field %s', (_, policy, message) => {
  expect(() => read(`type Query { cart: String ${policy} }`)).toThrow(message);
});

it('reads access, calls, cost, cache and private types of a field', () => {
  const { fields, privateTypes } = read(`
    type Cart @cacheControl(scope: PRIVATE) { id: ID }
    type Query { cart(id: ID): Cart @auth(allow: ANYONE) ${CALL}
      @cacheControl(maxAge: 5, scope: PUBLIC) @cacheTags(tags: ["carts"]) @cost(weight: 20)
      @example(file: "cart") @example(file: "checkout") }`);
  expect(fields.get('Query.cart')).toEqual({
    type: 'Query',
    name: 'cart',
    domain: 'cart',
    audience: 'ANYONE',
    rest: [{ method: 'GET', path: '/V1/carts/mine', provider: 'MAGENTO' }],
    commerceGraphql: null,
    searchIndex: null,
    isLocal: false,
    feature: null,
    cost: 20,
    examples: ['cart', 'checkout'],
    rateLimit: null,
    publicCache: { maxAge: 5, tags: ['carts'] },
  });
  expect(privateTypes).toEqual(new Set(['Cart']));
});

it('exposes the calls of a field to clients, but not its policy', () => {
  const document = parse(`type Query { "The cart." cart: String @auth(allow: ANYONE) ${CALL}
    @rest(method: GET, path: "/V1/more", provider: MODULE) @deprecated(reason: "2027-01-01") }`);
  expect(print(withoutPolicies(document, directives))).toBe(
    'type Query {\n  "The cart. Magento: GET /V1/carts/mine. The shop: GET /V1/more."\n  cart: String @deprecated(reason: "2027-01-01")\n}',
  );
  const served = printUnifiedSchema();
  for (const name of directives.keys()) expect(served).not.toContain(`@${name}`);
  expect(served).not.toContain('Audience');
});

it('has a policy for every root field', () => {
  const schema = buildSchema(printUnifiedSchema());
  const served = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .flatMap((type) => Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`))
    .sort();
  const described = [...policies.fields.values()]
    .filter(({ audience }) => audience !== null)
    .map(({ type, name }) => `${type}.${name}`);
  expect(described.sort()).toEqual(served);
});
