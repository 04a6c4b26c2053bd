import { once } from 'node:events';
import { createServer } from 'node:http';

/** A marker in internal responses of the services, which the gateway must never expose. */
export const CANARY = 'CANARY-7f3a';

const FAULT = `<html><pre>${CANARY} PDOException in /var/www/html/app/code/Cart.php:112</pre></html>`;
const RESPONSES: readonly { readonly status: number; readonly body: string }[] = [
  { status: 200, body: '{}' },
  { status: 200, body: '[]' },
  { status: 200, body: 'true' },
  {
    status: 200,
    body: '{"items":[{"item_id":1,"sku":"A"}],"data":{"a":null},"results":[{"hits":[]}]}',
  },
  { status: 200, body: `{"id": "${'9'.repeat(30)}", "items": null}` },
  {
    status: 404,
    body: `{"message":"No such entity with %1 = %2","parameters":["id"],"trace":"${CANARY}"}`,
  },
  { status: 400, body: '{"message":"The %1 is wrong","parameters":{"fieldName":"value"}}' },
  { status: 401, body: '{"message":"The consumer isn\'t authorized to access %resources."}' },
  { status: 500, body: FAULT },
  { status: 503, body: FAULT },
  { status: 200, body: FAULT },
  { status: 200, body: '{"items":' },
];

/** A commerce back end and search service that sends varying, mostly invalid responses. */
export async function startEvilUpstream() {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    const { status, body } = RESPONSES[calls % RESPONSES.length] ?? { status: 500, body: FAULT };
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json', 'x-internal': CANARY });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
