import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('rejects keys that cannot be sent in a header, such as the placeholder of the example', () => {
  const integration = {
    INTEGRATION_CONSUMER_KEY: 'k',
    INTEGRATION_CONSUMER_SECRET: 's',
    INTEGRATION_ACCESS_TOKEN: 't',
    INTEGRATION_ACCESS_TOKEN_SECRET: '…',
  };
  expect(() => readEnv({ ...integration, SEARCH_ADMIN_KEY: '…' })).toThrow(
    /INTEGRATION_ACCESS_TOKEN_SECRET: must be .*\n {2}SEARCH_ADMIN_KEY: must be /,
  );
});

test('rejects a URL with a user name, whose header would replace the signature', () => {
  expect(() => readEnv({ COMMERCE_URL: 'https://ann@staging.test' })).toThrow(
    'COMMERCE_URL: must not contain a user name: exempt the API from HTTP authentication',
  );
});
