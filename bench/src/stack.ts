import { createServer } from 'node:net';
import {
  launch,
  type Running,
  type Service,
  type Stack,
  servicesOf,
} from '../../scripts/services.ts';
import { startAll, stopAll } from '../../scripts/stack.ts';

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(),
      );
    });
  });
}

/** The running product, with caches off where `env` says so. */
export interface BenchStack {
  readonly stack: Stack;
  stop(): Promise<void>;
}

/** Starts the whole product on free ports over prepared data; `env` is added to every room's settings. */
export async function startStack(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchStack> {
  const stack: Stack = {
    dataDir,
    web: await freePort(),
    gateway: await freePort(),
    commerce: await freePort(),
    search: await freePort(),
    live: { commerce: false, search: false },
  };
  const start = (service: Service): Running =>
    launch(
      {
        ...service,
        env: {
          ...service.env,
          NODE_ENV: 'production',
          LOG_LEVEL: 'error',
          DEMO_IN_PRODUCTION: '1',
          ...env,
        },
      },
      'ignore',
    );
  const running = await startAll(servicesOf(stack), start);
  return { stack, stop: () => stopAll(running) };
}
