import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { createSessionLink } from './browserClient.ts';
import { createCache } from './cache.ts';

const ME = gql`
  query Me {
    customer { id firstName }
  }
`;
const MENU = gql`
  query Menu {
    menu { id }
  }
`;
/** The two 401 responses that do not mean a lost session. */
const WRONG = {
  customerSignIn: gql`
    mutation SignIn {
      customerSignIn(input: { email: "a", password: "b" }) { userErrors { code status } }
    }
  `,
  customerPasswordChange: gql`
    mutation Change {
      customerPasswordChange(input: { currentPassword: "a", newPassword: "b" }) {
        userErrors { code status }
      }
    }
  `,
};

/** A client with the responses of `respond`; `lost` counts how often the session was reported as ended. */
function aClient(respond: () => Promise<ApolloLink.Result>) {
  const seen = { lost: 0, generation: 0 };
  const end = new ApolloLink(
    () =>
      new Observable((observer) => {
        respond().then((result) => {
          observer.next(result);
          observer.complete();
        });
      }),
  );
  const watch = createSessionLink({
    generation: () => seen.generation,
    onLost: () => {
      seen.lost += 1;
    },
  });
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.from([watch, end]) });
  return { client, seen };
}

const ended = { data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] };

it('detects a response that says the session has ended', async () => {
  const { client, seen } = aClient(async () => ended);
  await expect(client.query({ query: ME })).rejects.toThrow();
  expect(seen.lost).toBe(1);
});

it('ignores all other failures', async () => {
  const failure = { message: 'x', extensions: { code: 'FORBIDDEN' } };
  const { client, seen } = aClient(async () => ({ data: null, errors: [failure] }));
  await expect(client.query({ query: ME })).rejects.toThrow();
  expect(seen.lost).toBe(0);
});

it.each(Object.entries(WRONG))(
  'does not treat a wrong password, a 401 in the response to %s, as a lost session',
  async (field, mutation) => {
    const userErrors = [{ __typename: 'UserError', code: 'BAD_USER_INPUT', status: 401 }];
    const { client, seen } = aClient(async () => ({ data: { [field]: { userErrors } } }));
    expect((await client.mutate({ mutation })).data).toHaveProperty(field);
    expect(seen.lost).toBe(0);
  },
);

it('drops responses for a customer who has left and passes public data on', async () => {
  const customer = { __typename: 'Customer', id: '1', firstName: 'Ann' };
  const { client, seen } = aClient(async () => ({ data: { customer, menu: { id: 'm' } } }));
  const mine = client.query({ query: ME });
  const menu = client.query({ query: MENU });
  seen.generation += 1;
  await expect(mine).rejects.toThrow('session changed');
  expect((await menu).data).toEqual({ menu: { id: 'm' } });
  expect(JSON.stringify(client.cache.extract())).not.toContain('Ann');
});

it('does not end a new session because of a late response', async () => {
  const { client, seen } = aClient(async () => ended);
  const late = client.query({ query: ME });
  seen.generation += 1;
  await expect(late).rejects.toThrow();
  expect(seen.lost).toBe(0);
});
