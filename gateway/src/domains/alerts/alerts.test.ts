import { expect, test } from 'vitest';
import { aProductRecord } from '../../../test/helpers/builders.ts';
import { findBySkus } from '../../../test/helpers/fake-sources.ts';
import { reject } from '../../../test/helpers/rejections.ts';
import { runOperation, type Surroundings } from '../../../test/helpers/run-operation.ts';
import { createSession } from '../../session/session.ts';

const ME = { 'GET /V1/customers/me': { id: 5, email: 'ann@example.test' } };
function asAnn(source: string, around: Surroundings = {}) {
  return runOperation(source, { ...around, session: createSession({ customer: { token: 't' } }) });
}

test('loads the products of forty alerts with one call', async () => {
  const alerts = Array.from({ length: 40 }, (_, n) => ({
    id: n,
    sku: `SKU-${n}`,
    price: 100,
    price_when_added: 150,
  }));
  const { data, errors, restCalls, searchCalls } = await asAnn(
    '{ priceAlerts { droppedBy { amount } notifiedAt product { sku } } }',
    {
      rest: { ...ME, 'GET /V1/price/alerts/5': alerts },
      search: { query: findBySkus(alerts.map(({ sku }) => aProductRecord({ sku }))) },
    },
  );
  expect(errors).toEqual([]);
  expect(data.priceAlerts[39]).toEqual({
    droppedBy: { amount: '50.00' },
    notifiedAt: null,
    product: { sku: 'SKU-39' },
  });
  expect([restCalls.length, searchCalls.length]).toEqual([2, 1]);
});

test('returns an alert without product, price and drop when the product no longer exists', async () => {
  const { data, errors } = await asAnn(
    '{ priceAlerts { name price { amount } droppedBy { amount } product { sku } } }',
    { rest: { ...ME, 'GET /V1/price/alerts/5': [{ id: 1, sku: 'GONE', price: null }] } },
  );
  expect(errors).toEqual([]);
  expect(data.priceAlerts).toEqual([
    { name: null, price: null, droppedBy: { amount: '0.00' }, product: null },
  ]);
});

test("returns NOT_SUPPORTED when the back end lacks the shop's modules", async () => {
  const noRoute = reject(404, 'Request does not match any route.');
  const { errors } = await asAnn('{ savedSearches { id } }', {
    rest: { 'GET /V1/saved-search/me': noRoute },
  });
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_SUPPORTED' } }]);
  const { data } = await asAnn(
    'mutation { a: priceAlertAdd(input: { sku: "X" }) { userErrors { code } } b: savedSearchRemove(input: { id: "two" }) { userErrors { code field } } }',
    { rest: { 'POST /V1/price-alert/me/': noRoute } },
  );
  expect(data.a.userErrors).toEqual([{ code: 'NOT_SUPPORTED' }]);
  expect(data.b.userErrors).toEqual([{ code: 'NOT_FOUND', field: ['id'] }]);
});
