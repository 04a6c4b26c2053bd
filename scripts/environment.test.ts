import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ENV_NAMES as backendNames } from '../backend/src/env.ts';
import { ENV_NAMES as gatewayNames } from '../gateway/src/env.ts';
import { ENV_NAMES as webNames } from '../web/env.ts';
import { inRoot } from './paths.ts';

const read = (...path: string[]): string => readFileSync(inRoot(...path), 'utf8');

interface ComposeService {
  readonly image?: string;
  readonly build?: { readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly profiles?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
}
const compose: Compose = parse(read('docker-compose.yml'), { merge: true });

/** The room that a service is built from, or undefined for a foreign image. */
const roomOf = (service: ComposeService): string | undefined =>
  service.build?.dockerfile.split('/')[0];

/** Variables that the scripts read themselves, before any room does. */
const scriptNames = ['WEB_PORT', 'GATEWAY_PORT'];
const names: Readonly<Record<string, readonly string[]>> = {
  gateway: gatewayNames,
  web: webNames,
  backend: backendNames,
};

test('.env.example lists exactly the variables that the rooms read', () => {
  const listed = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  );
  const known = new Set([...scriptNames, ...Object.values(names).flat()]);
  expect([...listed].sort()).toEqual([...known].sort());
});

test('docker-compose.yml sets only variables that the room of the service reads', () => {
  const unknown = Object.entries(compose.services).flatMap(([name, service]) => {
    const room = roomOf(service);
    if (room === undefined) return [];
    return Object.keys(service.environment ?? {})
      .filter((variable) => !names[room]?.includes(variable))
      .map((variable) => `${name}: ${variable}`);
  });
  expect(unknown).toEqual([]);
});

test('docker-compose.yml runs two gateways and two web servers, Redis and a proxy, and the demo apart', () => {
  const always = Object.entries(compose.services).filter(([, service]) => !service.profiles);
  const rooms = always.map(([, service]) => roomOf(service) ?? service.image?.split(':')[0]);
  expect(rooms.sort()).toEqual(['caddy', 'gateway', 'gateway', 'redis', 'web', 'web']);
  const demo = Object.values(compose.services).filter(({ profiles }) => profiles?.includes('demo'));
  expect(demo.map(roomOf)).toEqual(['backend', 'backend', 'backend']);
});

test('every gateway of docker-compose.yml is told where its sources are', () => {
  const needed = ['COMMERCE_URL', 'SEARCH_HOSTS', 'SEARCH_API_KEY', 'SEARCH_INDEX', 'REDIS_URL'];
  for (const service of Object.values(compose.services)) {
    if (roomOf(service) !== 'gateway') continue;
    expect(Object.keys(service.environment ?? {})).toEqual(expect.arrayContaining(needed));
  }
});

test('docker compose accepts the file, where the plugin is there to ask', () => {
  const docker = (...args: string[]) =>
    spawnSync('docker', ['compose', ...args], { cwd: inRoot(), encoding: 'utf8' });
  const hasPlugin = docker('version').status === 0;
  const { status, stderr } = docker('--profile', 'demo', 'config', '--quiet');
  expect(hasPlugin ? { status, stderr } : 'no plugin').toEqual(
    hasPlugin ? { status: 0, stderr: '' } : 'no plugin',
  );
});

test('each Dockerfile copies the room it is for and starts a file that exists', () => {
  for (const room of Object.keys(names)) {
    const dockerfile = read(room, 'Dockerfile');
    const command = /CMD \["node", "([^"]+)"\]/.exec(dockerfile)?.[1];
    expect(dockerfile).toContain(`${room}/package.json`);
    expect(command && read(command)).toBeTruthy();
  }
});
