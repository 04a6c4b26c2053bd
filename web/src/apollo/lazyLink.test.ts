import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { makeLazyLink } from './lazyLink.ts';

const query = gql`
  {
    price
  }
`;

const answer = new ApolloLink(
  () =>
    new Observable((observer) => {
      observer.next({ data: { price: 1 } });
      observer.complete();
    }),
);

const asking = (load: () => Promise<ApolloLink>) => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: makeLazyLink(load) });
  return () => client.query({ query, fetchPolicy: 'no-cache' });
};

it('loads with the first question and only once', async () => {
  let loads = 0;
  const ask = asking(async () => {
    loads += 1;
    return answer;
  });
  expect(loads).toBe(0);
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ data }) => data)).toEqual([{ price: 1 }, { price: 1 }]);
  expect(loads).toBe(1);
});

it('tries again after it could not be loaded', async () => {
  let loads = 0;
  const ask = asking(async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('Failed to fetch');
    return answer;
  });
  await expect(ask()).rejects.toThrow('Failed to fetch');
  expect((await ask()).data).toEqual({ price: 1 });
});
