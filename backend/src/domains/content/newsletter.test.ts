import { afterAll, beforeAll, expect, test } from 'vitest';
import { callShop } from '../../../test/helpers/call-shop.ts';
import { ann, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';
import { isAddress } from './newsletter.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const subscribe = async (email: string) =>
  (
    await callShop(
      shop,
      ['GET', `/newsletter/subscription?email=${encodeURIComponent(email)}`],
      null,
    )
  ).body;
const mailsTo = (email: string) =>
  shop.db.prepare('SELECT kind FROM mail_outbox WHERE recipient = ?').all(email);

const welcome = [{ message: 'Thank you for your subscription.', status: 1 }];
const known = [{ message: 'This email address is already subscribed.', status: 0 }];
const malformed = [{ message: 'Please enter a valid email address.', status: 0 }];

test('signs an address up once and confirms it by email', async () => {
  expect(await subscribe('new@example.test')).toEqual(welcome);
  expect(await subscribe('NEW@example.test')).toEqual(known);
  expect(mailsTo('new@example.test')).toEqual([{ kind: 'newsletter' }]);
});

test('marks the account as subscribed, also again after the subscription ended', async () => {
  const isSubscribed = () =>
    shop.db.prepare('SELECT is_subscribed FROM customer WHERE id = 1').get()?.is_subscribed;
  expect(await subscribe(ann.email)).toEqual(welcome);
  expect(isSubscribed()).toBe(1);
  expect(await subscribe(ann.email)).toEqual(known);
  shop.db.exec('UPDATE customer SET is_subscribed = 0');
  expect(await subscribe(ann.email)).toEqual(welcome);
  expect(isSubscribed()).toBe(1);
});

test.each([
  'nonsense',
  'a@b',
  'a b@example.test',
  '<a@example.test>',
  ' ',
  'a@example.test,b@c.d',
  'a\u0000b@example.test',
  'a..b@example.test',
  'a@b..c',
])('rejects the address %j', async (email) => {
  expect(await subscribe(email)).toEqual(malformed);
  expect(mailsTo(email)).toEqual([]);
});

test('requires an address', async () => {
  expect(await callShop(shop, ['GET', '/newsletter/subscription'], null)).toEqual({
    status: 400,
    body: {
      message: '"%fieldName" is required. Enter and try again.',
      parameters: { fieldName: 'email' },
    },
  });
});

test('limits the length of an address', () => {
  expect(isAddress(`${'a'.repeat(250)}@example.test`)).toBe(false);
  expect(isAddress('o.brien+news@mail.example.co.uk')).toBe(true);
});
