import { expect, test } from 'vitest';
import { serve } from './helpers/serve.ts';

test.each([
  ['query { countries { name } }', 'valueOf', 'Unknown operation named "valueOf".'],
  [
    'query A { countries { name } } query B { menu { name } }',
    undefined,
    'operationName is required.',
  ],
])('%s without an operation %s is reported', async (query, operationName, message) => {
  await using gateway = await serve({});
  const response = await gateway.post({ query, operationName });
  expect([response.status, (await response.json()).errors[0].message]).toEqual([
    expect.toSatisfy((status: number) => status === 200 || status === 400),
    message,
  ]);
});
