import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { makeAskOnceLink } from './askOnce.ts';

const query = gql`
  query Price($sku: ID!) {
    price(sku: $sku)
  }
`;

function counted() {
  const left: unknown[] = [];
  const end = new ApolloLink((operation) => {
    left.push(operation.variables);
    return new Observable((observer) => {
      observer.next({ data: { price: left.length } });
      observer.complete();
    });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([makeAskOnceLink(), end]),
  });
  const ask = async (sku: string) => {
    const options = { fetchPolicy: 'no-cache', context: { queryDeduplication: false } } as const;
    return (await client.query({ query, variables: { sku }, ...options })).data;
  };
  return { left, ask };
}

it('lets the same question leave once and gives everyone its answer', async () => {
  const { left, ask } = counted();
  expect(await ask('A')).toEqual({ price: 1 });
  expect(await ask('A')).toEqual({ price: 1 });
  expect(await ask('B')).toEqual({ price: 2 });
  expect(left).toEqual([{ sku: 'A' }, { sku: 'B' }]);
});
