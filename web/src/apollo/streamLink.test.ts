import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createStreamLink } from './streamLink.ts';

const requests: unknown[] = [];
const changed = {
  data: { sellItemChanged: { __typename: 'SellItem', id: '7', status: 'PAID' } },
};

/** A gateway that sends one item and completes the subscription. */
const server = createServer(async (request, response) => {
  requests.push(JSON.parse(await text(request)));
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`event: next\ndata: ${JSON.stringify(changed)}\n\n`);
  response.end('event: complete\ndata:\n\n');
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

it('writes subscription events to the cache and reports when the stream is open', async () => {
  const { port } = server.address() as AddressInfo;
  const link = createStreamLink(`http://127.0.0.1:${port}`);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const connected = vi.fn();
  const query = gql`
    subscription Changed {
      sellItemChanged { id status }
    }
  `;
  await new Promise<void>((complete, error) => {
    client
      .subscribe({ query, context: { streamListeners: { connected } } })
      .subscribe({ complete, error });
  });
  expect(connected).toHaveBeenCalledOnce();
  expect(requests).toMatchObject([{ operationName: 'Changed', variables: {} }]);
  expect(client.cache.extract()).toMatchObject({ 'SellItem:7': { status: 'PAID' } });
});
