import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { connectRedis } from '../../src/cache/redis.ts';
import { freePort } from './embedded-back-end.ts';

/** Long enough for a busy machine, in milliseconds; short enough to wait for one that is frozen. */
const PATIENCE_MS = 3_000;

/** A Redis of the test's own (Debian's package redis-server), with nothing in it. */
interface RedisServer extends AsyncDisposable {
  /** A new connection that is ready, and that a busy machine does not make fail. */
  connect(): Promise<Redis>;
  /** Stops answering, with its connections left open. */
  freeze(): void;
  thaw(): void;
}

/** An address at which no Redis answers. */
export const NO_REDIS = 'redis://127.0.0.1:1';

const isInstalled = spawnSync('redis-server', ['--version']).error === undefined;

/** A test that needs Redis; skipped where redis-server is not installed. `npm test` installs it where it may. */
export const testWithRedis = test.runIf(isInstalled);

async function connect(url: string): Promise<Redis> {
  const connection = connectRedis(url, pino({ level: 'silent' }), PATIENCE_MS);
  await expect.poll(() => connection.status).toBe('ready');
  return connection;
}

/** Starts one. */
export async function startRedis(): Promise<RedisServer> {
  const port = String(await freePort());
  const settings = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.resume();
  return {
    connect: () => connect(`redis://127.0.0.1:${port}`),
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
