import { expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

test('without any variable the shop runs on its own machine', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    GATEWAY_URL: 'http://localhost:4000/graphql',
    PUBLIC_URL: 'http://localhost:3000',
  });
});

test('an empty variable counts as not set, a slash at the end of the address is dropped', () => {
  const env = readEnvironment({ PORT: '', PUBLIC_URL: 'https://shop.example/' });
  expect(env).toMatchObject({ PORT: 3000, PUBLIC_URL: 'https://shop.example' });
});

test('every wrong variable is named in one message', () => {
  const wrong = () => readEnvironment({ PORT: 'http', GATEWAY_URL: 'gateway' });
  expect(wrong).toThrow(/PORT/);
  expect(wrong).toThrow(/GATEWAY_URL/);
});
