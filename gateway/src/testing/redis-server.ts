import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A Redis of the test's own (Debian's package redis-server), with nothing in it. */
export interface RedisServer extends AsyncDisposable {
  readonly url: string;
  /** Stops answering, with its connections left open. */
  freeze(): void;
  thaw(): void;
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  probe.close();
  return port;
};

/** An address at which no Redis answers. */
export const NO_REDIS = 'redis://127.0.0.1:1';

/** Starts one; null where no redis-server is installed. */
export const startRedis = async (): Promise<RedisServer | null> => {
  if (spawnSync('redis-server', ['--version']).error) return null;
  const port = String(await freePort());
  const settings = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  const isReady = new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => String(text).includes('Ready to accept') && resolve());
  });
  await Promise.race([isReady, sleep(10_000)]);
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};
