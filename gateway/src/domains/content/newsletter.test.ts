import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import { createSession } from '../../session/session.ts';
import { createCustomerGraphql } from '../../sources/commerce-graphql/customer-client.ts';
import { newsletterSubscribe } from '../../sources/commerce-graphql/customer-operations.ts';

const CALL = 'GRAPHQL subscribeEmailToNewsletter';
const subscribe = (response: unknown, session = createSession()) =>
  runOperation(
    'mutation { it: newsletterSubscribe(input: { email: "a@b.test" }) { isSubscribed message userErrors { code message field } } }',
    { features: { NEWSLETTER: 'GRAPHQL' }, rest: { [CALL]: response }, session },
  );

test.each([
  ['SUBSCRIBED', 'Thank you for your subscription.'],
  ['NOT_ACTIVE', 'The confirmation request has been sent.'],
])(
  "subscribes through Magento's GraphQL when the module is missing: %s",
  async (status, message) => {
    const { data, errors, restCalls } = await subscribe({ subscribeEmailToNewsletter: { status } });
    expect(errors).toEqual([]);
    expect(data.it).toEqual({ isSubscribed: true, message, userErrors: [] });
    expect(restCalls).toEqual([{ call: CALL, body: { email: 'a@b.test' } }]);
  },
);

test('subscribes as the customer, because Magento may reject guests', async () => {
  const { restCalls } = await subscribe(
    { subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } },
    createSession({ customer: { token: 't' } }),
  );
  expect(restCalls).toEqual([{ call: CALL, token: 't', body: { email: 'a@b.test' } }]);
});

test('maps a rejection by Magento to the email field, and a fault to an error', async () => {
  const fail = (code: string) => () => {
    throw new GraphQLError('This email address is already subscribed.', { extensions: { code } });
  };
  const { data } = await subscribe(fail('BAD_USER_INPUT'));
  expect(data.it).toEqual({
    isSubscribed: false,
    message: null,
    userErrors: [
      {
        code: 'BAD_USER_INPUT',
        message: 'This email address is already subscribed.',
        field: ['email'],
      },
    ],
  });
  expect((await subscribe(fail('BAD_UPSTREAM'))).errors).toMatchObject([
    { extensions: { code: 'BAD_UPSTREAM' } },
  ]);
});

test("an error of Magento's GraphQL has the path of the client's operation", async () => {
  const failed = {
    errors: [{ message: 'Internal server error', path: ['subscribeEmailToNewsletter'] }],
    data: { subscribeEmailToNewsletter: null },
  };
  const send = async () => ({
    status: 200,
    headers: {},
    text: JSON.stringify(failed),
    retryAfterMs: 0,
  });
  const http = { send, close: async () => undefined };
  const { run } = createCustomerGraphql({ http, path: '/graphql' });
  const { errors } = await subscribe(() =>
    run(newsletterSubscribe, { requestId: '', variables: { email: 'a@b.test' } }),
  );
  expect(errors).toMatchObject([{ path: ['it'], extensions: { code: 'BAD_UPSTREAM' } }]);
});

test.each([0, 1])('subscribes a customer by the module: status %i', async (status) => {
  const { data, restCalls } = await runOperation(
    'mutation { it: newsletterSubscribe(input: { email: "a@b.test" }) { message userErrors { message } } }',
    {
      rest: {
        'GET /V1/newsletter/subscription?email=a%40b.test': [
          { message: 'See <a href="/x">your account</a>.', status },
        ],
      },
      session: createSession({ customer: { token: 't' } }),
    },
  );
  expect(restCalls).toMatchObject([{ token: 't' }]);
  const message = 'See your account.';
  expect(data.it).toEqual(
    status === 1 ? { message, userErrors: [] } : { message: null, userErrors: [{ message }] },
  );
});
