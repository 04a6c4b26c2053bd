import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listType, objectType } from './data-type.ts';
import { adminRoute, optional, publicRoute, type Route } from './route.ts';
import { registerWebapi } from './server.ts';

const address = objectType({
  countryId: 'string',
  street: listType('string'),
  isDefault: 'boolean',
  regionId: 'int',
});
const routes: readonly Route[] = [
  publicRoute.post(
    '/echo/:id',
    {
      id: 'int',
      address: address,
      note: optional('string'),
    },
    ({ args }) => args,
  ),
  publicRoute.get('/nothing', {}, () => null),
  publicRoute.get('/things/:id', {}, () => 'pattern'),
  publicRoute.get('/things/mine', {}, () => 'exact'),
  adminRoute('Magento_Sales::actions_view').get('/orders', {}, () => 1),
  publicRoute.get('/fault', {}, () => {
    throw new TypeError('secret detail');
  }),
  publicRoute.get('/tree', {}, () => ({
    id: 1,
    items: [{ sku: 'A & B', qty: 1 }],
    total: 4250,
  })),
  publicRoute.get('/bare', {}, () => ({ id: 1, items: [] })),
];

const faults: string[] = [];
let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  app = Fastify();
  registerWebapi(app, {
    prefixes: ['/api/rest', '/rest'],
    routes,
    getCaller: () => ({ customerId: null }),
    onFault: (_, id) => faults.push(id),
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

async function send(path: string, init: RequestInit = {}) {
  const response = await fetch(`${url}/rest${path}`, init);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  };
}
const post = (body: string, contentType?: string) =>
  send('/V1/echo/7', {
    method: 'POST',
    body: Buffer.from(body),
    headers: contentType === undefined ? {} : { 'content-type': contentType },
  });
const json = 'application/json';
const message = ({ text }: { text: string }): string => JSON.parse(text).message;

describe('the body', () => {
  test.each([
    ['no content type', '{}', undefined, 'Content-Type header is empty.'],
    [
      'a plain text type',
      '{}',
      'text/plain',
      'Server cannot understand Content-Type HTTP header media type text/plain',
    ],
    [
      'a type of one word',
      '{}',
      'json',
      'Server cannot understand Content-Type HTTP header media type json',
    ],
    [
      'the charset latin1',
      '{}',
      'application/json; charset=latin1',
      'UTF-8 is the only supported charset.',
    ],
    ['broken JSON', '{"a":', json, 'Decoding error.'],
  ])('rejects a body with %s', async (_, body, contentType, words) => {
    const response = await post(body, contentType);
    expect([response.status, message(response)]).toEqual([400, words]);
  });

  test.each(['null', '[]', '"x"', '{}'])('finds no argument in %s', async (body) => {
    expect(JSON.parse((await post(body, json)).text)).toEqual({
      message: '"%fieldName" is required. Enter and try again.',
      parameters: { fieldName: 'address' },
    });
  });

  test('reads names in snake_case and camelCase and prefers the path to the body', async () => {
    const body = JSON.stringify({
      id: 9,
      address: { country_id: 'US', street: ['1 Main St'], isDefault: '1', region_id: '12' },
      ignored: true,
    });
    expect(JSON.parse((await post(body, 'application/json; charset=UTF-8')).text)).toEqual({
      id: 7,
      address: { countryId: 'US', street: ['1 Main St'], isDefault: true, regionId: 12 },
    });
  });

  test.each([
    [{ line_1: 'x' }, '"%fieldName" is not supported. Correct the field name and try again.'],
    [
      { street: 'x' },
      'Error occurred during "street" processing. The "string" value\'s type is invalid. The "string[]" type was expected. Verify and try again.',
    ],
    [
      { region_id: 'x' },
      'Error occurred during "region_id" processing. The "x" value\'s type is invalid. The "int" type was expected. Verify and try again.',
    ],
  ])('rejects the property %j', async (part, words) => {
    const response = await post(JSON.stringify({ address: part }), json);
    expect([response.status, message(response)]).toEqual([400, words]);
  });
});

describe('the response', () => {
  test('renders a missing result as an empty list', async () => {
    expect((await send('/V1/nothing')).text).toBe('[]');
  });
  test('filters the response by ?fields=', async () => {
    expect((await send('/V1/tree?fields=id,items[sku]')).text).toBe(
      '{"id":1,"items":[{"sku":"A & B"}]}',
    );
  });
  test.each([
    ['id,items[sku]', '{"id":1,"items":null}'],
    ['items,id', '{"id":1,"items":[]}'],
    ['id[x]', '{"id":1}'],
    ['', '{"id":1,"items":[]}'],
    ['id]', '[]'],
  ])('filters an object with an empty list by fields=%s', async (fields, text) => {
    expect((await send(`/V1/bare?fields=${fields}`)).text).toBe(text);
  });
  test.each(['application/xml;q=0.9, application/json', 'application/*', '?', ''])(
    'returns JSON for the Accept header %j',
    async (accept) => {
      const response = await send('/V1/tree', { headers: { accept } });
      expect([response.status, response.type]).toEqual([200, 'application/json; charset=utf-8']);
    },
  );
  test('responds with an HTML 500 when rendering fails', async () => {
    const response = await send('/V1/tree', { headers: { accept: 'text/html' } });
    expect([response.status, response.type]).toEqual([500, 'text/html; charset=UTF-8']);
  });
});

describe('the route', () => {
  test.each(['/V1/things/mine', '/V1/things/mine/', '/default/V1/things/mine'])(
    'prefers the exact path for %s',
    async (path) => {
      expect((await send(path)).text).toBe('"exact"');
    },
  );
  test('matches a pattern when no exact path matches', async () => {
    expect((await send('/V1/things/5')).text).toBe('"pattern"');
  });
  test('names the admin resource that a caller lacks', async () => {
    const response = await send('/V1/orders');
    expect([response.status, JSON.parse(response.text).parameters]).toEqual([
      401,
      { resources: 'Magento_Sales::actions_view' },
    ]);
  });
});

test('rejects a path without a version', async () => {
  const response = await send('');
  expect([response.status, message(response)]).toEqual([
    400,
    'Specified request cannot be processed.',
  ]);
});

test("masks an internal error and logs it under the caller's report id", async () => {
  const response = await send('/V1/fault');
  expect(response.status).toBe(500);
  expect(message(response)).toMatch(
    /^Internal Error\. Details are available in Magento log file\. Report ID: webapi-[0-9a-f]{13}$/,
  );
  expect(response.text).not.toContain('secret');
  expect(message(response)).toContain(faults.at(-1));
});
