import { expect, test } from 'vitest';
import { aCartItem } from '../../../test/helpers/builders.ts';
import { serve } from '../../../test/helpers/serve.ts';
import { createSessionEncryption } from '../../session/encryption.ts';

function tokenWith(payload: object): string {
  return `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.y`;
}

async function cookieOf(token: string) {
  const now = Date.now();
  const sealed = await createSessionEncryption(['a'.repeat(32)]).encrypt({
    ...{ token, begunAt: now, usedAt: now, mail: null },
  });
  return { cookie: `encore-session=${sealed}` };
}

function add(sku: string) {
  return `mutation { customerCartItemAdd(input: { sku: "${sku}" }) { line { sku } userErrors { code } } }`;
}

/** A cart that takes its time with one sku; gives what lets it go on. */
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

test('two sessions of a customer take turns with the cart', async () => {
  const { rest, release } = slowWith('first');
  await using gateway = await serve({ rest });
  const first = gateway.post(add('first'), await cookieOf(tokenWith({ uid: 5, iat: 1 })));
  await expect.poll(() => gateway.restCalls).toHaveLength(1);
  const second = gateway.post(add('second'), await cookieOf(tokenWith({ uid: 5, iat: 2 })));
  // Another customer's turn comes at once, and by then the second session has had its chance.
  await gateway.post(add('other'), await cookieOf(tokenWith({ uid: 6 })));
  expect(gateway.restCalls.map(({ body }) => body)).toMatchObject([
    { cartItem: { sku: 'first' } },
    { cartItem: { sku: 'other' } },
  ]);
  release();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
});

test('nobody waits for a token that only says that it is theirs', async () => {
  const { rest, release } = slowWith('forged');
  await using gateway = await serve({ rest });
  const bearer = { authorization: `Bearer ${tokenWith({ uid: 5, forged: true })}` };
  const forged = gateway.post(add('forged'), bearer);
  await expect.poll(() => gateway.restCalls).toHaveLength(1);
  const own = await gateway.post(add('own'), await cookieOf(tokenWith({ uid: 5 })));
  expect((await own.json()).data.customerCartItemAdd.line).toEqual({ sku: 'own' });
  release();
  await forged;
});
