import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { interpolate, readCompose, readVariables } from './compose.ts';
import { inRoot } from './paths.ts';

/** A variable reference of docker-compose.yml. */
function variable(text: string): string {
  return `\${${text}}`;
}

it.each([
  [variable('A'), 'a'],
  [`${variable('B')}-${variable('NONE')}`, '-'],
  [`${variable('NONE-x')}${variable('B-x')}`, 'x'],
  [`${variable('NONE:-x')}${variable('B:-y')}`, 'xy'],
  [`redis://:${variable('A')}@redis:6379`, 'redis://:a@redis:6379'],
  ['"$$A"', '"$A"'],
])('fills in %s as %s', (text, expected) => {
  expect(interpolate(text, { A: 'a', B: '' })).toBe(expected);
});

it('names a missing variable', () => {
  const text = variable('B:?set B in .env');
  expect(() => interpolate(text, { B: '' })).toThrow('set B in .env');
});

it('reads the demo services of docker-compose.yml', () => {
  const services = readCompose({
    ...readVariables('.env.demo'),
    SESSION_SECRET: 'a secret',
    REDIS_PASSWORD: 'a password',
  });
  const byName = new Map(services.map((service) => [service.name, service]));
  expect([...byName.keys()]).toEqual(
    expect.arrayContaining([
      'proxy',
      'gateway-1',
      'gateway-2',
      'web-1',
      'web-2',
      'redis',
      'commerce',
    ]),
  );
  expect(byName.get('gateway-1')).toMatchObject({
    command: expect.arrayContaining(['node', 'gateway/src/main.ts']),
    environment: {
      NODE_ENV: 'production',
      COMMERCE_URL: 'http://commerce:5000',
      REDIS_URL: 'redis://:a password@redis:6379',
    },
    stopSeconds: 30,
  });
  expect(byName.get('search')?.command).toEqual(['node', 'backend/src/search/main.ts']);
  expect(byName.get('web-2')?.environment.GATEWAY_URL).toBe('http://proxy:4000/graphql');
  const live = readCompose({
    ...readVariables('.env.demo'),
    COMPOSE_PROFILES: '',
    SESSION_SECRET: 'a',
    REDIS_PASSWORD: 'b',
  });
  expect(live.map(({ name }) => name)).not.toContain('commerce');
});

it.each(['docs/going-live.md', '.env.example', '.env.demo'])(
  'shows no comment after an empty value in %s, which docker compose takes for the value',
  (file) => {
    const lines = readFileSync(inRoot(file), 'utf8').split('\n');
    expect(lines.filter((line) => /^(# )?[A-Z_]+=\s*#/.test(line))).toEqual([]);
  },
);
