import { describe, expect, test } from 'vitest';
import { readEnv } from '../../gateway/src/env.ts';
import { examineShop, type Reply, record, store } from '../test/doctor.ts';
import { nextSteps } from './check.ts';
import { checkPublicUrl } from './shop.ts';

const json = (value: unknown, status = 200): Reply => ({ status, json: value });
const html: Reply = { status: 200, page: '<html>' };

test('the next steps name failures before warnings', () => {
  const steps = nextSteps([
    { name: 'a', state: 'warning', found: '', advice: 'Wait.' },
    { name: 'b', state: 'failed', found: '', advice: 'Start it.' },
    { name: 'c', state: 'ok', found: '', advice: 'Nothing.' },
  ]);
  expect(steps).toEqual(['b: Start it.', 'a: Wait.']);
});

describe('pictures', () => {
  test('that are a page of another server fail', async () => {
    const { byName } = await examineShop({ wrong: { '/media/': html } });
    expect(byName.pictures).toEqual({
      state: 'failed',
      found: 'URL/media/312x416/a/b/bag.jpg returned 200 (text/html), not an image',
      advice: 'Check MEDIA_URL. It must serve URL/media/312x416/a/b/bag.jpg.',
    });
  });

  test('fail without a server, and are skipped without an image', async () => {
    const { byName } = await examineShop({ env: { MEDIA_URL: 'http://127.0.0.1:9/pictures' } });
    expect(byName.pictures.state).toBe('failed');
    const { gallery: _, ...bare } = record;
    const results = [{ hits: [bare], nbHits: 1, facets: {} }];
    const { byName: without } = await examineShop({ wrong: { '/1/indexes/': json({ results }) } });
    expect(without.pictures).toEqual({ state: 'skipped', found: 'no search record has an image' });
  });

  test("keep the advice of PICTURE_ORIGIN if it is Magento's media folder", async () => {
    const media = { secure_base_media_url: 'http://127.0.0.1:1/media/' };
    const wrong = { secure_base_media_url: json({ data: { storeConfig: media } }) };
    const env = { PICTURE_ORIGIN: 'http://127.0.0.1:1/media/catalog/product' };
    const { byName } = await examineShop({ wrong, env });
    expect(byName.pictures.advice).toMatch(/^Check PICTURE_ORIGIN /);
  });
});

describe('Magento', () => {
  test('is behind a machine whose clock is ahead', async () => {
    const { byName } = await examineShop({ now: () => Date.now() + 90_000 });
    expect(byName.clock.found).toMatch(/^this machine is \d+ s ahead of Magento$/);
  });

  const account = { username: 'ann@example.test', password: 'secret' };
  const claims = (value: object) =>
    `e30.${Buffer.from(JSON.stringify(value)).toString('base64url')}.x`;

  test.each([
    ['rejects the account', json({ message: 'Wrong' }, 401), 'failed', 'of --customer (401)'],
    ['sends a token of another kind', json('abc'), 'ok', 'the token has no expiry'],
    ['signs in for an hour', json(claims({ iat: 6000, exp: 9600 })), 'warning', '60 minutes'],
    ['signs in for a day', json(claims({ iat: 0, exp: 86_400 })), 'ok', '1440 minutes'],
  ])('%s', async (_, reply, state, found) => {
    const { byName } = await examineShop({ wrong: { '/customer/token': reply }, account });
    expect(byName['sign-in duration'].state).toBe(state);
    expect(byName['sign-in duration'].found).toContain(found);
  });

  test('has no store view of this code, which its GraphQL reports with a 500', async () => {
    const wrong = {
      '/api/graphql': json({ errors: [{ message: 'Internal server error' }] }, 500),
      '/rest/nosuch/V1': json({}, 404),
      '/rest/V1/directory': json([{ id: 'US' }]),
    };
    const { byName } = await examineShop({ wrong, env: { COMMERCE_REST_PATH: '/rest/nosuch' } });
    expect(byName['commerce GraphQL'].found).toContain('has no store view "nosuch"');
    const { byName: broken } = await examineShop({ wrong });
    expect(broken['commerce GraphQL'].found).toContain('internal error (500)');
  });

  test('with a failing and an unsuitable setting fails', async () => {
    const wrong = {
      checkoutAgreements: json({ data: { checkoutAgreements: [{ mode: 'MANUAL' }] } }),
      locale: json({ data: { storeConfig: { ...store, locale: 'de_DE' } } }),
    };
    const { byName } = await examineShop({ wrong });
    expect(byName['Magento settings']).toMatchObject({
      state: 'failed',
      found: expect.stringMatching(/^orders fail, .*; messages to shoppers are in de_DE$/),
    });
  });
});

test('a shop with a remote Magento needs PUBLIC_URL, without a query', async () => {
  const env = readEnv({ COMMERCE_URL: 'https://magento.test' });
  expect(await checkPublicUrl(env, {})).toMatchObject({ state: 'warning' });
  const settings = { PUBLIC_URL: 'https://shop.test/?store=us' };
  await expect(checkPublicUrl(env, settings)).rejects.toMatchObject({
    advice: 'Set PUBLIC_URL=https://shop.test.',
  });
});
