import { expect, it } from 'vitest';
import { httpStub, LIMITS, sendJson } from '../../test/helpers/http-stub.ts';
import { serve } from '../../test/helpers/serve.ts';
import { createCommerceRest } from '../sources/commerce-rest/client.ts';
import { createHttpService } from '../sources/http.ts';
import { startTracing } from './tracing.ts';

const TRACE_ID = 'a'.repeat(32);
const CLIENT_SPAN_ID = 'b'.repeat(16);
const SECRET_CART = 'cart-that-nobody-may-read';

interface ExportedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

it("exports one span for the request and one for each call in the client's trace, without ids", async () => {
  await using collector = await httpStub((_, response) => sendJson(response, 200, {}));
  await using commerce = await httpStub((_, response) => sendJson(response, 404, {}));
  const tracing = await startTracing(collector.url);
  const http = createHttpService('commerce', commerce.url, LIMITS);
  const rest = createCommerceRest(http, '/api/rest');
  {
    await using gateway = await serve({}, { rest, tracing });
    const traceparent = `00-${TRACE_ID}-${CLIENT_SPAN_ID}-01`;
    const query = `query Cart { guestCart(cartId: "${SECRET_CART}") { id } }`;
    await gateway.post(query, { traceparent });
  }
  await http.close();
  await tracing.close();
  const bodies = collector.seen.map(({ body }) => body);
  const spans: ExportedSpan[] = bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(
      (resource: { scopeSpans: { spans: ExportedSpan[] }[] }) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const request = spans.find(({ name }) => name === 'query Cart');
  expect(request).toMatchObject({ traceId: TRACE_ID, parentSpanId: CLIENT_SPAN_ID });
  const attributes = new Map(request?.attributes.map(({ key, value }) => [key, value]));
  expect(attributes.get('graphql.operation.name')).toEqual({ stringValue: 'Cart' });
  expect(attributes.get('url.path')).toEqual({ stringValue: '/graphql' });
  const call = spans.find(({ name }) => name === 'GET');
  expect(call?.traceId).toBe(TRACE_ID);
  expect(commerce.seen.length).toBeGreaterThan(0);
  expect(commerce.seen[0]?.headers.traceparent).toBe(`00-${TRACE_ID}-${call?.spanId}-01`);
  expect(bodies.join()).not.toContain(SECRET_CART);
});
