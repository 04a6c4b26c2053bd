import { isPortFree } from './ports.ts';

/** Ports of a Vitest worker. The system would also hand out a port that another worker is about to use. */
const PORTS_PER_WORKER = 500;
const first = 20_000 + PORTS_PER_WORKER * Number(process.env.VITEST_POOL_ID ?? 0);
/** Starts elsewhere in each process, so that the tests of two checkouts seldom try the same port at once. */
let used = process.pid;

/** Returns a free port that no other worker uses. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_PER_WORKER; tries += 1) {
    const port = first + (used % PORTS_PER_WORKER);
    used += 1;
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port from ${first} to ${first + PORTS_PER_WORKER - 1}.`);
}
