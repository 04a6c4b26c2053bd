import { expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

test('runs on localhost when no variable is set', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    GATEWAY_URL: 'http://localhost:4000/graphql',
    PUBLIC_URL: 'http://localhost:3000',
  });
});

test('treats an empty variable as unset and removes a trailing slash from URLs', () => {
  const env = readEnvironment({ PORT: '', PUBLIC_URL: 'https://shop.example/' });
  expect(env).toMatchObject({ PORT: 3000, PUBLIC_URL: 'https://shop.example' });
});

test('names all invalid variables in one message', () => {
  const wrong = () => readEnvironment({ PORT: 'http', GATEWAY_URL: 'gateway' });
  expect(wrong).toThrow(/PORT/);
  expect(wrong).toThrow(/GATEWAY_URL/);
});
