import { buildSchema, type GraphQLEnumType, isNonNullType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { printUnifiedSchema } from '../../codegen/schema.ts';
import { runOperation } from '../../test/helpers/run-operation.ts';
import { rootOperations } from '../../test/security/root-operations.ts';
import { createSession } from '../session/session.ts';
import { createRejectedPayload } from './guards.ts';
import { policies } from './sdl.ts';

const session = createSession({ customer: { token: 't' } });
const schema = buildSchema(printUnifiedSchema());
const FEATURES = (schema.getType('Feature') as GraphQLEnumType).getValues();
const features = Object.fromEntries(FEATURES.map(({ name }) => [name, null]));

const guarded = rootOperations(schema, (_, name) => (name === 'country' ? '"US"' : null)).filter(
  ({ name, kind }) =>
    kind !== 'subscription' &&
    [...policies.fields.values()].some((field) => field.name === name && field.feature !== null),
);

describe('a field of a disabled feature is NOT_SUPPORTED without a call', () => {
  it.each(guarded)('$name', async ({ text }) => {
    const { data, errors, restCalls, searchCalls } = await runOperation(text, {
      features,
      session,
    });
    const [value] = Object.values(data ?? {}) as ({ userErrors?: unknown } | null)[];
    const codes = errors.map(({ extensions }) => extensions?.code);
    expect(value?.userErrors ?? codes).toMatchObject(
      value?.userErrors ? [{ code: 'NOT_SUPPORTED', status: 404 }] : ['NOT_SUPPORTED'],
    );
    expect([restCalls, searchCalls]).toEqual([[], []]);
  });
});

it("sends no call for a guest who calls a customer's field", async () => {
  const { errors, restCalls } = await runOperation(
    'mutation { customerAddressCreate(input: { address: { regionCode: "NY", country: "US" } }) { userErrors { code } } }',
  );
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  // Otherwise the id of the region would be read first.
  expect(restCalls).toEqual([]);
});

it('does not change other fields of the response', async () => {
  const { data, errors } = await runOperation(
    `{ customer { firstName } savedSearches { id } priceAlerts { id } giftCards { code }
       customerOrders { totalCount } customerReturns { id } menu { id }
       sellItems { totalCount } sellItemFilters { count } sellPayouts { totalCount }
       sellDesigners { name } sellTerms { offerDays } sellDrafts { id } }`,
    {
      features,
      session,
      rest: { 'GET /V1/customers/me': { id: 5, email: 'a@b.test', firstname: 'Ann' } },
    },
  );
  expect(data).toEqual({
    customer: { firstName: 'Ann' },
    savedSearches: null,
    priceAlerts: null,
    giftCards: null,
    customerOrders: null,
    customerReturns: null,
    menu: null,
    sellItems: null,
    sellItemFilters: null,
    sellPayouts: null,
    sellDesigners: null,
    sellTerms: null,
    sellDrafts: null,
  });
  expect(new Set(errors.map(({ extensions }) => extensions?.code))).toEqual(
    new Set(['NOT_SUPPORTED']),
  );
});

it('has no query of a feature that is non-null without user errors', () => {
  const queries = schema.getQueryType()?.getFields() ?? {};
  const error = { code: 'NOT_SUPPORTED', message: '', field: null, status: 404 } as const;
  const blanking = [...policies.fields.values()].filter(({ type, name, feature }) => {
    const field = type === 'Query' && feature !== null ? queries[name] : undefined;
    return isNonNullType(field?.type) && createRejectedPayload(field.type, error) === null;
  });
  expect(blanking.map(({ name }) => name)).toEqual([]);
});

it('omits payment and identity providers that the back end cannot serve', async () => {
  const { data } = await runOperation(
    '{ paymentSettings { wallet { adapter } financing { adapter } } signInSettings { providers { name } } shop { features } }',
    { features },
  );
  expect(data).toMatchObject({
    paymentSettings: { wallet: null, financing: null },
    signInSettings: { providers: [] },
  });
});
