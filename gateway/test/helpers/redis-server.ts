import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { freePort } from '../../../scripts/test-ports.ts';
import { connectRedis } from '../../src/cache/redis.ts';

/** Timeout in milliseconds: long enough for a busy machine, short enough to wait for a frozen one. */
const PATIENCE_MS = 3_000;

/** An empty Redis for a test (Debian package redis-server). */
interface RedisServer extends AsyncDisposable {
  readonly url: string;
  /** Opens a connection with a timeout that suits a busy machine. */
  connect(): Promise<Redis>;
  /** Stops responding but keeps its connections open. */
  freeze(): void;
  thaw(): void;
}

/** A URL without a Redis. */
export const NO_REDIS = 'redis://127.0.0.1:1';

const isInstalled = spawnSync('redis-server', ['--version']).error === undefined;

/** A test that needs Redis and is skipped without redis-server, which `npm test` tries to install. */
export const testWithRedis = test.runIf(isInstalled);

async function connect(url: string): Promise<Redis> {
  const connection = connectRedis(url, pino({ level: 'silent' }), PATIENCE_MS);
  await expect.poll(() => connection.status).toBe('ready');
  return connection;
}

export async function startRedis(): Promise<RedisServer> {
  const port = String(await freePort());
  const settings = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.resume();
  const url = `redis://127.0.0.1:${port}`;
  return {
    url,
    connect: () => connect(url),
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
