import { ApolloLink, gql, Observable, type ObservableQuery } from '@apollo/client';
import { unwrapQueryRef } from '@apollo/client/react/internal';
import {
  createTransportedQueryPreloader,
  reviveTransportedQueryRef,
} from '@apollo/client-react-streaming';
import { expect, it } from 'vitest';
import { makeClient } from './client.ts';

const query = gql`
  query Price($sku: ID!) {
    product(sku: $sku) {
      sku
    }
  }
`;
const data = { product: { __typename: 'Product', sku: 'A' } };

function answering() {
  let asked = 0;
  const link = new ApolloLink(() => {
    asked += 1;
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  return { client: makeClient(link), asked: () => asked };
}

it('gives an answer that came with the page to its reader and leaves the cache alone', async () => {
  const server = answering();
  const browser = answering();
  const ref = createTransportedQueryPreloader(server.client)(query, { variables: { sku: 'A' } });
  reviveTransportedQueryRef(ref, browser.client);

  const read = await unwrapQueryRef(ref).promise;
  expect(read.data).toEqual(data);
  expect(browser.asked()).toBe(0);
  expect(browser.client.cache.extract()).toEqual({});
});

it('keeps what the browser asks itself', async () => {
  const { client } = answering();
  const watched: ObservableQuery = client.watchQuery({ query, variables: { sku: 'A' } });
  await new Promise((resolve) => {
    watched.subscribe(({ data: now }) => now && resolve(now));
  });
  expect(client.cache.extract()).toHaveProperty(['Product:{"sku":"A"}']);
});
