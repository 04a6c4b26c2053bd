import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ann, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';
import { openDatabase } from '../../db/open.ts';
import { createMailer } from '../../mail/mailer.ts';
import { createTokens } from '../../shared/tokens.ts';
import { WebapiError } from '../../shared/webapi/errors.ts';
import { createCredentialStore } from './credentials.ts';
import { createPasswordChanges } from './password-changes.ts';
import { createCustomerRepository } from './repository.ts';
import { createResetLinks } from './reset-links.ts';

const start = 1_795_249_578_000;
const minutes = (count: number): number => count * 60 * 1000;
const next = 'N3wpass!99';
const fail = (error: unknown): never => {
  throw error;
};
let nowMs: number;
let shop: TestShop;
let token: string;
beforeEach(async () => {
  nowMs = start;
  shop = await openTestShop([], [], { now: () => nowMs });
  token = shop.getToken(ann.email);
});
afterEach(() => shop.close());

async function send<Body = { message?: string; parameters?: object }>(
  [method, path]: readonly [string, string],
  body?: object,
) {
  const response = await fetch(`${shop.url}/rest/V1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}
const signIn = async (password: string): Promise<number> =>
  (await send(['POST', '/integration/customer/token'], { username: ann.email, password })).status;
const holds = async (other: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${other}` };
  return (await fetch(`${shop.url}/rest/V1/customers/me`, { headers })).ok;
};
const change = (currentPassword: string, newPassword: string = next) =>
  send(['PUT', '/customers/me/password'], { currentPassword, newPassword });
const reset = (resetToken: string, newPassword: string = next, email: string = ann.email) =>
  send(['POST', '/customers/resetPassword'], { email, resetToken, newPassword });

/** Requests a reset link and returns the token of the newest email. */
async function requestLink(): Promise<string> {
  const resetRequest = { email: ann.email, template: 'email_reset', websiteId: 1 };
  const newest = shop.db.prepare(
    'SELECT count(*) OVER () AS n, * FROM mail_outbox ORDER BY id DESC',
  );
  const before = Number(newest.get()?.n ?? 0);
  expect((await send(['PUT', '/customers/password'], resetRequest)).body).toBe(true);
  await expect.poll(() => newest.get()?.n).toBe(before + 1);
  const mail = newest.get();
  expect(mail?.recipient).toBe(ann.email);
  const link = /http:\/\/localhost:3000\/account\/reset-password\?\S+/.exec(
    String(mail?.text),
  )?.[0];
  const query = new URL(link ?? '').searchParams;
  expect(query.get('email')).toBe(ann.email);
  expect(query.get('token')).toMatch(/^[A-Za-z0-9]{32}$/);
  return query.get('token') ?? '';
}

describe('changing the password', () => {
  test('accepts only the new password from then on', async () => {
    expect(await change(ann.password)).toEqual({ status: 200, body: true });
    expect(await signIn(ann.password)).toBe(401);
    expect(await signIn(next)).toBe(200);
  });
  test('revokes every token but the one that changed the password', async () => {
    const other = shop.getToken(ann.email);
    await change(ann.password);
    expect(await Promise.all([holds(token), holds(other)])).toEqual([true, false]);
  });
  test('rejects the email address as a password', async () => {
    const { body } = await change(ann.password, ann.email);
    expect(body.message).toMatch(/^The password can't be the same as the email address\./);
  });
  test('locks the account for ten minutes after ten wrong passwords at once, even for the right one', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => change('wrong')));
    const messages = responses.map(({ body }) => body.message).sort();
    expect(messages).toEqual([
      ...Array(11).fill('The account is locked.'),
      ...Array(9).fill(
        "The password doesn't match this account. Verify the password and try again.",
      ),
    ]);
    expect(await change(ann.password)).toEqual({
      status: 401,
      body: { message: 'The account is locked.' },
    });
    expect(await signIn(ann.password)).toBe(401);
    nowMs += minutes(10);
    expect(await signIn(ann.password)).toBe(200);
  });
});

describe('a reset link', () => {
  test('sets a password once with a reset link', async () => {
    const link = await requestLink();
    const check = ['GET', `/customers/1/password/resetLinkToken/${link}`] as const;
    expect((await send(check)).body).toBe(true);
    expect(await reset(link)).toEqual({ status: 200, body: true });
    expect(await signIn(next)).toBe(200);
    expect((await reset(link)).body.message).toMatch(/^The password token is mismatched/);
    expect((await send(check)).status).toBe(400);
  });
  test('revokes every token with a reset', async () => {
    await reset(await requestLink());
    expect(await holds(token)).toBe(false);
    const again = { username: ann.email, password: next };
    const fresh = (await send<string>(['POST', '/integration/customer/token'], again)).body;
    expect(await holds(fresh)).toBe(true);
  });
  test('sets one password when a link is used ten times at once', async () => {
    const link = await requestLink();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(link, `N3wpass!9${index}`)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });
  test('rejects a link after two hours', async () => {
    const link = await requestLink();
    nowMs += minutes(120);
    const { body } = await reset(link);
    expect(body.message).toBe('The password token is expired. Reset and try again.');
  });
  test('rejects a link after a newer one and stores neither readably with the customer', async () => {
    const link = await requestLink();
    expect(JSON.stringify(shop.db.prepare('SELECT * FROM customer').all())).not.toContain(link);
    const newer = await requestLink();
    expect((await reset(link)).status).toBe(400);
    expect((await reset(newer)).status).toBe(200);
  });
  test('keeps a link after a weak password and ends a lock with it', async () => {
    await Promise.all(Array.from({ length: 10 }, () => change('wrong')));
    const link = await requestLink();
    expect((await reset(link, 'abc')).body.parameters).toEqual(['8']);
    expect((await reset(link)).body).toBe(true);
    expect(await signIn(next)).toBe(200);
  });
  test('rejects a link after the email address has changed', async () => {
    const link = await requestLink();
    const customer = { email: 'ann.new@example.test', firstname: 'Ann', lastname: 'Lee' };
    expect((await send(['PUT', '/customers/me'], { customer })).status).toBe(200);
    expect((await reset(link, next, customer.email)).status).toBe(400);
  });
  test('accepts a link without the email address but not with another one', async () => {
    const link = await requestLink();
    expect((await reset(link, next, 'other@example.test')).status).toBe(404);
    expect((await reset('x'.repeat(32), next, '')).status).toBe(404);
    expect((await reset(link, next, '')).body).toBe(true);
  });
});

test('does the same work for unknown and known addresses and sends emails later', () => {
  const db = openDatabase(':memory:');
  const now = () => start;
  const customers = createCustomerRepository(db, now);
  customers.create({ email: ann.email, firstname: 'Ann', lastname: 'Lee', passwordHash: null });
  const mailer = createMailer({ db, shopUrl: 'http://shop', smtpUrl: undefined, onFault: fail });
  const { request, sendResetLinks } = createPasswordChanges({
    customers,
    mailer,
    now,
    store: createCredentialStore(db),
    links: createResetLinks(db, now),
    tokens: createTokens(db, now),
  });
  const countWrites = (email: string): number => {
    const written = () => Number(db.prepare('SELECT total_changes() AS n').get()?.n);
    const before = written();
    try {
      request({ email, template: 'email_reset', websiteId: 1 });
    } catch (error) {
      expect(error).toBeInstanceOf(WebapiError);
    }
    return written() - before;
  };
  expect([countWrites(ann.email), countWrites('nobody@example.test')]).toEqual([1, 1]);
  expect(mailer.outbox.count()).toBe(0);
  sendResetLinks();
  expect(mailer.outbox.list({ size: 9, page: 0 })).toMatchObject([{ recipient: ann.email }]);
});

test('returns 404 for a reset of an unknown address, as stock Magento does', async () => {
  const resetRequest = { email: 'x@example.test', template: 'email_reset', websiteId: 1 };
  const { status, body } = await send(['PUT', '/customers/password'], resetRequest);
  expect([status, body.message]).toEqual([
    404,
    'No such entity with %fieldName = %fieldValue, %field2Name = %field2Value',
  ]);
});
