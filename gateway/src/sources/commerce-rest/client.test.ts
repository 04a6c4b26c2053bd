import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { httpStub, LIMITS, type SeenRequest, sendJson } from '../../../test/helpers/http-stub.ts';
import { serve } from '../../../test/helpers/serve.ts';
import { createHttpService } from '../http.ts';
import { cartEndpoints, guestCartCalls } from './cart.ts';
import { createCommerceRest } from './client.ts';
import { alertEndpoints, wishlistEndpoints } from './customer.ts';
import { OrderCheckError } from './errors.ts';

type Respond = (request: SeenRequest, response: ServerResponse) => void;

const SMALL = { ...LIMITS, responseBytes: 2_000 };

/** A service that never responds. Only its time limit is short, because a busy machine delays the others. */
const silent: Respond = () => undefined;

/** Sends one call with the real client to a server that responds with `respond`. */
async function callWith(respond: Respond, which: 'create' | 'read' = 'read') {
  await using stub = await httpStub(respond);
  const limits = respond === silent ? { ...SMALL, readMs: 300 } : SMALL;
  const http = createHttpService('commerce', stub.url, limits);
  const rest = createCommerceRest(http, '/api/rest');
  const call =
    which === 'create'
      ? rest.call(cartEndpoints.guestCreate, { body: {} })
      : rest.call(guestCartCalls.read, { params: { cart: 'a b/../c' }, requestId: 'req-1' });
  const result = await call.then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
  await http.close();
  return { ...result, seen: stub.seen };
}

function text(status: number, body: string, type = 'text/html'): Respond {
  return (_, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };
}

test.each(['create', 'read'] as const)(
  'sends and accepts JSON when it %ss a cart',
  async (which) => {
    const { seen } = await callWith((_, response) => sendJson(response, 200, 'id'), which);
    const json = 'application/json';
    expect(seen.map(({ headers }) => headers)).toMatchObject([
      { accept: json, 'content-type': json },
    ]);
  },
);

test('forwards no headers of a client', async () => {
  await using stub = await httpStub((_, response) => sendJson(response, 200, []));
  const http = createHttpService('commerce', stub.url, SMALL);
  const rest = createCommerceRest(http, '/api/rest');
  await using gateway = await serve({}, { rest });
  await gateway.post('{ guestCart(cartId: "c") { id } }', { 'x-user-id': '7' });
  expect(stub.seen).toHaveLength(1);
  expect(Object.keys(stub.seen[0]?.headers ?? {})).not.toContain('x-user-id');
  await http.close();
});

describe('a call', () => {
  test('encodes the path and sends allowed headers only', async () => {
    const cart = { id: 118, is_active: true };
    const { value, seen } = await callWith((_, response) => sendJson(response, 200, cart));
    expect(value).toMatchObject({ id: '118', isActive: true });
    expect(seen).toMatchObject([
      { method: 'GET', url: '/api/rest/V1/guest-carts/a%20b%2F..%2Fc', body: '' },
    ]);
    expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'content-type',
      'host',
      'x-request-id',
    ]);
  });

  test('requests an uncompressed response and accepts a byte order mark', async () => {
    const cart = '\ufeff{"id":118,"is_active":true}';
    const { value, seen } = await callWith(text(200, cart, 'application/json'));
    expect(value).toMatchObject({ id: '118' });
    expect(seen[0]?.headers).toMatchObject({ 'accept-encoding': 'identity' });
  });

  test('sends the body as JSON', async () => {
    const { value, seen } = await callWith((_, r) => sendJson(r, 200, 'masked'), 'create');
    expect(value).toBe('masked');
    expect(seen[0]).toMatchObject({ body: '{}', headers: { 'content-type': 'application/json' } });
  });
});

describe('a rejection', () => {
  test('has the interpolated message, the template and the status', async () => {
    const body = {
      message: 'No such entity with %fieldName = %fieldValue',
      parameters: { fieldName: 'cartId', fieldValue: null },
    };
    const { error } = await callWith((_, response) => sendJson(response, 404, body));
    expect(error).toMatchObject({
      name: 'CommerceError',
      status: 404,
      template: body.message,
      message: 'No such entity with cartId = ',
    });
  });

  test('is returned without a call when the URL would be too long', async () => {
    await using stub = await httpStub((_, response) => sendJson(response, 200, true));
    const http = createHttpService('commerce', stub.url, SMALL);
    const rest = createCommerceRest(http, '/api/rest');
    const params = { cart: 'c', code: 'x'.repeat(6_001) };
    await expect(rest.call(guestCartCalls.couponApply, { params })).rejects.toMatchObject({
      name: 'CommerceError',
      status: 414,
      message: '"code" is too long. Shorten it and try again.',
    });
    expect(stub.seen).toEqual([]);
    await http.close();
  });

  test.each(['.', '..'])('is returned without a call for the id %j', async (cart) => {
    await using stub = await httpStub((_, response) => sendJson(response, 200, true));
    const http = createHttpService('commerce', stub.url, SMALL);
    const rest = createCommerceRest(http, '/api/rest');
    await expect(rest.call(guestCartCalls.read, { params: { cart } })).rejects.toMatchObject({
      status: 404,
      message: `No such entity with cartId = ${cart}`,
    });
    expect(stub.seen).toEqual([]);
    await http.close();
  });

  test('has one entry for each invalid input', async () => {
    const required = '"%fieldName" is required. Enter and try again.';
    const body = {
      message: 'One or more input exceptions have occurred.',
      errors: ['username', 'password'].map((fieldName) => ({
        message: required,
        parameters: { fieldName },
      })),
    };
    const { error } = await callWith((_, response) => sendJson(response, 400, body));
    expect(error).toMatchObject({
      details: [
        { message: '"username" is required. Enter and try again.' },
        { message: '"password" is required. Enter and try again.' },
      ],
    });
  });

  test.each([
    ['without a body', text(400, ''), 400, 'Uknown  Errors'],
    [
      'with nothing in its lists',
      text(400, '{"message":"The cart is locked.","parameters":null,"errors":null}'),
      400,
      'The cart is locked.',
    ],
    ['as an HTML page', text(503, '<h1>Maintenance</h1>'), 503, 'Uknown  Errors'],
    [
      'in the fallback shape',
      text(500, '{"messages":{"error":[{"code":500,"message":"Server internal error."}]}}'),
      500,
      'Server internal error.',
    ],
  ])('maps %s as documented', async (_, respond, status, message) => {
    const { error } = await callWith(respond);
    expect(error).toMatchObject({ name: 'CommerceError', status, message });
  });

  test('is an OrderCheckError with the header of a check', async () => {
    const { error } = await callWith((_, response) => {
      response.setHeader('errorRedirectAction', '#shipping');
      sendJson(response, 400, { message: 'Orders start at $50.' });
    });
    expect(error).toBeInstanceOf(OrderCheckError);
  });

  test('is returned for an empty response to a POST', async () => {
    const { error } = await callWith(text(200, ''), 'create');
    expect(error).toMatchObject({ name: 'CommerceError', status: 500, message: 'Uknown  Error' });
  });
});

/** A client whose calls get the response `text`. */
function restWith(text: string) {
  const send = async () => ({ status: 200, headers: {}, text, retryAfterMs: 0 });
  return createCommerceRest({ send, close: async () => undefined }, '/rest');
}

/** Valid, but beyond the limit. */
const LONG_CART = JSON.stringify({ id: 118, is_active: true, note: 'x'.repeat(3_000) });

describe('a fault of the service', () => {
  test.each([
    ['an empty response to a GET', text(200, ''), 'BAD_UPSTREAM'],
    ['an HTML page for JSON', text(200, '<p>Hi'), 'BAD_UPSTREAM'],
    ['a truncated answer', text(200, '{"id":1'), 'BAD_UPSTREAM'],
    ['a redirect', text(302, ''), 'BAD_UPSTREAM'],
    ['nothing new', text(304, ''), 'BAD_UPSTREAM'],
    ['a wrong shape', text(200, '{"id":1}'), 'BAD_UPSTREAM'],
    ['a response beyond the limit', text(200, LONG_CART), 'BAD_UPSTREAM'],
    [
      'a connection that breaks',
      (_: SeenRequest, r: ServerResponse) => r.destroy(),
      'UPSTREAM_UNAVAILABLE',
    ],
    ['no response in time', silent, 'UPSTREAM_TIMEOUT'],
  ])('recognizes %s', async (_, respond, fault) => {
    const { error } = await callWith(respond as Respond);
    expect(error).toMatchObject({ name: 'UpstreamError', fault });
  });

  test.each([
    ['PUT …/coupons/{code}', guestCartCalls.couponApply],
    ['DELETE …/coupons', guestCartCalls.couponRemove],
    ['DELETE …/items/{item}', guestCartCalls.itemRemove],
    ['PUT …/gift-card/{code}', guestCartCalls.giftCardApply],
    ['DELETE …/price-alert/me/{id}', alertEndpoints.priceAlertRemove],
    ['DELETE …/deletewishlist', wishlistEndpoints.remove],
  ])('recognizes false as the response to %s', async (_, endpoint) => {
    const rest = restWith('false');
    const params = { cart: 'abc', code: 'X', item: '5', id: '4' };
    await expect(rest.call<string, unknown, undefined>(endpoint, { params })).rejects.toMatchObject(
      { fault: 'BAD_UPSTREAM', status: 200 },
    );
  });

  test('accepts the [] of a module that returns nothing', async () => {
    const params = { cart: 'abc', code: 'X' };
    expect(await restWith('[]').call(guestCartCalls.giftCardApply, { params })).toEqual([]);
  });

  test('recognizes an unreachable service', async () => {
    const http = createHttpService('commerce', 'http://127.0.0.1:1', SMALL);
    const rest = createCommerceRest(http, '/api/rest');
    await expect(rest.call(cartEndpoints.guestCreate, { body: {} })).rejects.toMatchObject({
      fault: 'UPSTREAM_UNAVAILABLE',
    });
    await http.close();
  });
});
