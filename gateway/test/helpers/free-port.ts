import { once } from 'node:events';
import { createServer } from 'node:net';
import { workerNumber } from './env.ts';

/** Ports of this worker. The system would also hand out a port that another worker is about to use. */
const PORTS_PER_WORKER = 500;
const first = 20_000 + PORTS_PER_WORKER * workerNumber;
let used = 0;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await new Promise((resolve) => probe.close(resolve));
  return isListening;
}

/** Returns a free port that no other worker uses. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_PER_WORKER; tries += 1) {
    const port = first + (used % PORTS_PER_WORKER);
    used += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${first} to ${first + PORTS_PER_WORKER - 1}.`);
}
