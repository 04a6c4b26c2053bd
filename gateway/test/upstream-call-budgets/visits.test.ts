import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultyGateway, startFaultyGateway } from '../helpers/faulty-gateway.ts';
import type { OperationData } from '../helpers/operation-data.ts';
import { hasUserErrors, signUp } from './expect-success.ts';
import { type Known, VISITS, type Visit } from './visits.ts';
import { readWebOperations } from './web-operations.ts';

const OPERATIONS = readWebOperations();
const LIST =
  '{ productSearch(pageSize: 20) { products { sku id } } categorySearch(count: 1) { categories { id } } }';

describe.each([
  ['the shop’s own modules', {}, 'commerce'],
  ['a stock Magento', { STOCK: '1' }, 'stock'],
] as const)('with %s', (_, settings, key) => {
  let gateway: FaultyGateway;
  let products: Known['product'][];
  let categoryId: string;
  beforeAll(async () => {
    gateway = await startFaultyGateway(settings);
    const { data } = await gateway.ask(LIST);
    products = [...data.productSearch.products];
    categoryId = data.categorySearch.categories[0]?.id ?? '';
  }, 180_000);
  afterAll(() => gateway?.[Symbol.asyncDispose]());

  /** Runs the steps; resolves to what is known afterwards. */
  async function walk(
    steps: Visit['steps'],
    known: Known,
    headers: Readonly<Record<string, string>>,
  ): Promise<Known> {
    let now = known;
    let session = headers;
    for (const { operation, variables } of steps) {
      const query = OPERATIONS[operation] ?? '';
      const response = await gateway.ask(query, variables?.(now) ?? {}, session);
      const { data, errors, text } = response;
      const codes = errors.map(({ extensions }) => extensions.code);
      expect(
        codes.filter((code) => code !== 'NOT_SUPPORTED'),
        text,
      ).toEqual([]);
      expect(hasUserErrors(data), text).toBe(false);
      if (operation === 'CreateCart') {
        const { guest } = data as OperationData & { guest: OperationData['guestCartCreate'] };
        now = { ...now, cartId: guest.cart.id };
      }
      const cookie = String(response.headers['set-cookie'] ?? '').split(';')[0];
      if (cookie) session = { cookie };
    }
    return now;
  }

  test.each(VISITS)(
    '$name makes the fewest calls',
    async ({ name, before = [], steps, ...most }) => {
      const account = {
        email: `visit-${steps.length}@example.test`,
        password: 'Passw0rd!23',
      };
      await signUp(gateway, account);
      const product = products.pop();
      if (product === undefined) throw new Error('The catalog is too small.');
      await gateway.refreshCapabilities();
      const known = await walk(before, { categoryId, product, account, cartId: '' }, {});
      await gateway.restart();
      await gateway.refreshCapabilities();
      const start = gateway.commerce.calls.length;
      await walk(steps, known, {});
      const calls = gateway.commerce.calls.slice(start).map(({ call }) => call);
      expect(calls.length, `${name}\n${calls.join('\n')}`).toBe(most[key]);
    },
  );
});
