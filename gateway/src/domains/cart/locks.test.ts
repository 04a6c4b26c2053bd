import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aCartItem } from '../../../test/helpers/builders.ts';
import { serve } from '../../../test/helpers/serve.ts';
import { createKeyedMutex } from '../../calls/rest-calls.ts';
import { createSessionEncryption } from '../../session/encryption.ts';

function tokenWith(payload: object): string {
  return `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.y`;
}

async function getCookie(token: string) {
  const now = Date.now();
  const sealed = await createSessionEncryption(['a'.repeat(32)]).encrypt({
    token,
    begunAt: now,
    usedAt: now,
    mail: null,
  });
  return { cookie: `encore-session=${sealed}` };
}

function add(sku: string) {
  return `mutation { customerCartItemAdd(input: { sku: "${sku}" }) { line { sku } userErrors { code } } }`;
}

/** A cart stub that delays one SKU until `release` is called. */
function slowWith(slow: string) {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const response = async ({ cartItem: { sku } }: { cartItem: { sku: string } }) => {
    if (sku === slow) await held;
    return aCartItem({ sku });
  };
  return { rest: { 'POST /V1/carts/mine/items': response }, release };
}

test('serializes cart changes of two sessions of a customer', async () => {
  const { rest, release } = slowWith('first');
  await using gateway = await serve({ rest });
  const first = gateway.post(add('first'), await getCookie(tokenWith({ uid: 5, iat: 1 })));
  await expect.poll(() => gateway.restCalls).toHaveLength(1);
  const second = gateway.post(add('second'), await getCookie(tokenWith({ uid: 5, iat: 2 })));
  // Another customer does not wait; by then the second session could have run.
  await gateway.post(add('other'), await getCookie(tokenWith({ uid: 6 })));
  expect(gateway.restCalls.map(({ body }) => body)).toMatchObject([
    { cartItem: { sku: 'first' } },
    { cartItem: { sku: 'other' } },
  ]);
  release();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
});

test('a change that comes while a waiting one runs waits for it', async () => {
  const locks = createKeyedMutex();
  let running = 0;
  let peak = 0;
  const job = async () => {
    running += 1;
    peak = Math.max(peak, running);
    await sleep(2);
    running -= 1;
  };
  const [first, second] = [1, 2].map(() => locks.runExclusive('cart', job));
  await first;
  await Promise.all([second, locks.runExclusive('cart', job)]);
  expect(peak).toBe(1);
});

test('serializes address changes of two sessions of a customer', async () => {
  let addresses: object[] = [];
  const account = { id: 5, email: 'ann@example.test', firstname: 'Ann', lastname: 'Lee' };
  const save = ({ customer }: { customer: { addresses: object[] } }) => {
    addresses = customer.addresses.map((address, n) => ({ ...address, id: n + 1 }));
    return { ...account, addresses };
  };
  await using gateway = await serve({
    rest: {
      'GET /V1/customers/me': () => ({ ...account, addresses }),
      'PUT /V1/customers/me': save,
    },
  });
  const create = async (city: string, iat: number) =>
    gateway.post(
      `mutation { customerAddressCreate(input: { address: { city: "${city}" } }) { userErrors { code } } }`,
      await getCookie(tokenWith({ uid: 5, iat })),
    );
  await Promise.all([create('Reno', 1), create('Ogden', 2)]);
  expect(addresses).toMatchObject([{ city: expect.any(String) }, { city: expect.any(String) }]);
});

test("returns the order of a customer's earlier session for the same key", async () => {
  const place =
    'mutation { customerCartOrderPlace(input: { idempotencyKey: "k", paymentMethod: { code: "checkmo" } }) { isPlaced orderId } }';
  await using gateway = await serve({ rest: { 'PUT /V1/carts/mine/order': '57' } });
  const orders = [];
  for (const iat of [1, 2]) {
    const response = await gateway.post(place, await getCookie(tokenWith({ uid: 5, iat })));
    orders.push((await response.json()).data.customerCartOrderPlace);
  }
  const order = { isPlaced: true, orderId: '57' };
  expect(orders).toEqual([order, order]);
  expect(gateway.restCalls).toHaveLength(1);
});

test('does not wait for an unverified token that claims to be the same customer', async () => {
  const { rest, release } = slowWith('forged');
  await using gateway = await serve({ rest });
  const bearer = { authorization: `Bearer ${tokenWith({ uid: 5, forged: true })}` };
  const forged = gateway.post(add('forged'), bearer);
  await expect.poll(() => gateway.restCalls).toHaveLength(1);
  const own = await gateway.post(add('own'), await getCookie(tokenWith({ uid: 5 })));
  expect((await own.json()).data.customerCartItemAdd.line).toEqual({ sku: 'own' });
  release();
  await forged;
});
