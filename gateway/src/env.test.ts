import { expect, test } from 'vitest';
import { EnvError, getStoreHeaders, readEnv } from './env.ts';

const getMessage = (source: NodeJS.ProcessEnv): string => {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return error instanceof Error ? error.message : '';
  }
};

test('defaults to the embedded back end on this machine', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    COMMERCE_URL: 'http://localhost:5000',
    COMMERCE_REST_PATH: '/api/rest',
    SEARCH_HOSTS: ['http://localhost:5001'],
    SEARCH_INDEX: 'encore_default',
    QUOTE_OPTION_ID: '2',
    CACHE: true,
  });
});

test('an empty SEARCH_HOSTS selects Algolia; other empty variables count as missing', () => {
  expect(readEnv({ SEARCH_HOSTS: '', PORT: '' })).toMatchObject({ SEARCH_HOSTS: [], PORT: 4000 });
});

test('playground and free operations are on in development and off in production unless set', () => {
  const production = { NODE_ENV: 'production', SESSION_SECRET: 'Jb0kP3vX9wQ2mZ7tR5yL8nC1dF4gH6s=' };
  const of = (source: NodeJS.ProcessEnv) => {
    const { PLAYGROUND, FREE_OPERATIONS } = readEnv(source);
    return [PLAYGROUND, FREE_OPERATIONS];
  };
  expect(of({})).toEqual([true, true]);
  expect(of(production)).toEqual([false, false]);
  expect(of({ ...production, PLAYGROUND: 'on' })).toEqual([true, false]);
  expect(of({ FREE_OPERATIONS: 'off' })).toEqual([true, false]);
});

test('splits lists at commas and removes trailing slashes from URLs', () => {
  const { WEB_ORIGINS } = readEnv({ WEB_ORIGINS: 'https://a.test/, https://b.test' });
  expect(WEB_ORIGINS).toEqual(['https://a.test', 'https://b.test']);
  const own = readEnv({ PUBLIC_URL: 'https://shop.test/' });
  expect(own.WEB_ORIGINS).toEqual(['https://shop.test']);
});

test('one message names every invalid variable and contains no values', () => {
  const message = getMessage({
    PORT: 'eighty',
    COMMERCE_URL: 'ftp://user:secret@host',
    SEARCH_HOSTS: 'localhost:5001',
    REDIS_URL: 'http://secret',
    CACHE: 'maybe',
  });
  for (const name of ['PORT', 'COMMERCE_URL', 'SEARCH_HOSTS', 'REDIS_URL', 'CACHE']) {
    expect(message).toContain(`  ${name}: `);
  }
  expect(message).toContain('PORT: must be a whole number');
  expect(message).toContain('CACHE: must be one of on, off');
  expect(getMessage({ PORT: '70000' })).toContain('PORT: must be a whole number from 0 to 65535');
  expect(message).not.toMatch(/secret|eighty|maybe|5001/);
});

test('rejects a URL with a user name, which no request can contain', () => {
  expect(getMessage({ COMMERCE_URL: 'https://ann@staging.test' })).toMatch(
    /COMMERCE_URL: must not contain a user name: exempt the service from HTTP authentication$/,
  );
});

test('rejects keys that cannot be sent in a header, such as the placeholder of the example', () => {
  expect(getMessage({ SEARCH_API_KEY: '…', SEARCH_APP_ID: 'A B' })).toMatch(
    /SEARCH_APP_ID: must be .*\n {2}SEARCH_API_KEY: must be .* replace the placeholder/,
  );
});

test('TRUSTED_PROXIES accepts network names, IP addresses and valid CIDR ranges', () => {
  const networks = ['loopback', 'uniquelocal', '10.0.0.0/8', '::1', 'fc00::/7'];
  expect(readEnv({ TRUSTED_PROXIES: networks.join() }).TRUSTED_PROXIES).toEqual(networks);
  for (const odd of ['everyone', '10.0.0.0/33', '10.0.0.0/0', '999.1.1.1', '::1/129', '::1/8/8']) {
    expect(getMessage({ TRUSTED_PROXIES: odd })).toContain(
      '  TRUSTED_PROXIES: must be IP addresses, CIDR ranges or ',
    );
  }
});

test('production requires a long session secret other than the default', () => {
  expect(getMessage({ NODE_ENV: 'production' })).toContain('  SESSION_SECRET: ');
  expect(getMessage({ SESSION_SECRET: 'short' })).toContain('  SESSION_SECRET: ');
  expect(getMessage({ NODE_ENV: 'production', SESSION_SECRET: ' , ' })).toContain(
    '  SESSION_SECRET: ',
  );
  const secret = 'Jb0kP3vX9wQ2mZ7tR5yL8nC1dF4gH6s=';
  const env = { NODE_ENV: 'production', SESSION_SECRET: secret };
  expect(readEnv(env)).toMatchObject({ SESSION_SECRET: [secret] });
});

test.each([
  ['SESSION_SECRET', 'encore-development-only-session-secret', 'is a public default'],
  ['SESSION_SECRET', 'a'.repeat(40), 'fewer than 10 different characters'],
  [
    'SESSION_SECRET',
    'Jb0kP3vX9wQ2mZ7tR5yL8nC1dF4gH6s=,ababababababababababababababababab',
    'fewer',
  ],
  ['OPERATOR_SECRET', 'encore-search-only-key', 'is a public default'],
  ['OPERATOR_SECRET', '0123012301230123', 'fewer than 10 different characters'],
])('production rejects a %s that is known or weak', (name, value, reason) => {
  const good = { SESSION_SECRET: 'Jb0kP3vX9wQ2mZ7tR5yL8nC1dF4gH6s=' };
  const message = getMessage({ NODE_ENV: 'production', ...good, [name]: value });
  expect(message).toContain(`  ${name}: `);
  expect(message).toContain(reason);
  expect(message).toContain('openssl rand');
  expect(message).not.toContain(value);
  expect(getMessage({ ...good, [name]: value })).toBe('');
});

test('SESSION_SECRET is a list of long secrets, the newest first', () => {
  const newest = 'b'.repeat(32);
  const older = 'a'.repeat(32);
  expect(readEnv({ SESSION_SECRET: `${newest}, ${older}` }).SESSION_SECRET).toEqual([
    newest,
    older,
  ]);
  expect(getMessage({ SESSION_SECRET: `${newest},short` })).toContain(
    '  SESSION_SECRET: must have at least 32 characters',
  );
});

test.each([
  ['/api/rest', {}],
  ['/rest', {}],
  ['/rest/all', {}],
  ['/rest/V1', {}],
  ['/rest/us', { store: 'us' }],
  ['/rest/US_en', { store: 'US_en' }],
  ['/shop/rest/store_2', { store: 'store_2' }],
])('the REST path %s selects the store view of GraphQL: %j', (path, headers) => {
  expect(getStoreHeaders(readEnv({ COMMERCE_REST_PATH: path }))).toEqual(headers);
});

test('the base URLs of Magento default to those of the API and the images', () => {
  const { MAGENTO_BASE_URLS } = readEnv({
    COMMERCE_URL: 'https://m.test/shop/',
    PICTURE_ORIGIN: 'https://img.test/pub/media/catalog/product',
  });
  expect(MAGENTO_BASE_URLS).toEqual(['https://m.test/shop', 'https://img.test']);
});
