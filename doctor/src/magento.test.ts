import { describe, expect, test } from 'vitest';
import { examineShop, type Replies, type Reply, services, store } from '../test/doctor.ts';

const page = (status: number, text = '<html>') => ({ status, page: text });
const json = (value: unknown, status = 200): Reply => ({ status, json: value });

describe('Magento', () => {
  test.each([
    [
      'a page of another server',
      { '/api/': page(404) },
      'with a page instead of JSON',
      'COMMERCE_URL',
    ],
    ['maintenance', { '/api/': page(503) }, 'is in maintenance mode (503)', 'maintenance:disable'],
    [
      'a stopped database',
      { '/api/': page(500, 'error') },
      'returned an internal error (500)',
      'database',
    ],
    ['HTTP authentication', { '/api/': page(401) }, 'denies access (401)', 'firewall'],
    ['a stopped php-fpm', { '/api/': page(502) }, 'its application server is not', 'php-fpm'],
    [
      'a port that speaks HTTPS',
      { '/api/': page(400, 'The plain HTTP request was sent to HTTPS port') },
      'requires HTTPS',
      'https://',
    ],
    [
      'a redirection',
      { '/api/': { ...page(301), headers: { location: 'https://shop.test/' } } },
      'redirects to https://shop.test/',
      'Use that URL',
    ],
    [
      'a path that only a proxy has',
      {
        '/api/': page(404),
        '/rest/V1': { status: 200, json: [] },
        '/graphql?': { status: 200, json: {} },
      },
      'returned 404: it is not Magento’s API',
      'COMMERCE_REST_PATH=/rest',
    ],
  ])('is recognized: %s', async (_, wrong: Replies, found, advice) => {
    const { byName, next } = await examineShop({ wrong });
    expect(byName['commerce REST']).toMatchObject({ state: 'failed' });
    expect(byName['commerce REST'].found).toContain(found);
    expect(byName['commerce REST'].advice).toContain(advice);
    expect(byName.features).toEqual({ state: 'skipped', found: 'needs "commerce REST"' });
    expect(next[0]).toMatch(/^commerce REST(, commerce GraphQL)?: /);
  });

  test('is reported with its setting for a refused connection and for HTTPS on an HTTP port', async () => {
    const gone = await services();
    await gone[Symbol.asyncDispose]();
    const { byName } = await examineShop({ env: { COMMERCE_URL: gone.url } });
    expect(byName['commerce REST']).toMatchObject({
      state: 'failed',
      found: `connection to ${gone.url} refused`,
      advice: 'Start the service, or correct COMMERCE_URL.',
    });
    await using stub = await services();
    const secure = { COMMERCE_URL: stub.url.replace('http:', 'https:') };
    const { byName: withTls } = await examineShop({ env: secure });
    expect(withTls['commerce REST'].found).toContain('does not support HTTPS');
  });

  test.each([
    ['behind', -90_000],
    ['ahead of', 90_000],
  ])('is compared with a machine whose clock is %s its own', async (how, drift) => {
    const { byName } = await examineShop({ now: () => Date.now() + drift });
    expect(byName.clock.found).toMatch(RegExp(`^this machine is (89|90|91) s ${how} Magento$`));
  });

  test('causes a warning for another base URL', async () => {
    const reply = (part: object) => json({ data: { storeConfig: { ...store, ...part } } });
    const other = {
      // A field of Magento 2.4.7, which an older one rejects.
      is_guest_checkout_enabled: json({ errors: [{ message: 'No such field' }] }),
      base_url: reply({ base_url: 'https://magento.example/us/' }),
    };
    const { byName: elsewhere } = await examineShop({ wrong: other });
    expect(elsewhere['commerce GraphQL'].advice).toBe(
      'Set MAGENTO_BASE_URLS=https://magento.example/us.',
    );
    const links = { '/api/graphql': reply({ base_link_url: 'https://shop.example/' }) };
    const shop = { wrong: links, env: { PUBLIC_URL: 'https://shop.example' } };
    expect((await examineShop(shop)).byName['commerce GraphQL'].state).toBe('ok');
  });

  const claims = (value: object) =>
    `e30.${Buffer.from(JSON.stringify(value)).toString('base64url')}.x`;

  test.each([
    ['of an hour is a warning', json(claims({ iat: 6000, exp: 9600 })), 'warning', '60 minutes'],
    ['of a week is ok', json(claims({ iat: 0, exp: 604_800 })), 'ok', '10080 minutes'],
    ['without an expiry is ok', json('abc'), 'ok', 'the token has no expiry'],
    ['for a rejected account fails', json({}, 401), 'failed', 'rejects the account of --customer'],
  ])('with a sign-in duration %s', async (_, reply, state, found) => {
    const account = { username: 'ann@example.test', password: 'secret' };
    const { byName, next } = await examineShop({ wrong: { '/customer/token': reply }, account });
    expect(byName['sign-in duration'].state).toBe(state);
    expect(byName['sign-in duration'].found).toContain(found);
    expect(next.join().includes('webapi/jwtauth/customer_expiration')).toBe(state === 'warning');
    expect(JSON.stringify(byName)).not.toContain('secret');
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
});
