import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Case, Peer } from './compare.ts';
import type { Remembered } from './remembering-proxy.ts';

export interface FloorOptions {
  /** Of the search service. */
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the gateway sends for the operation. */
  readonly calls: readonly Remembered[];
  /** What it makes of them. */
  readonly response: unknown;
}

const FILE = new URL('./floor-server.ts', import.meta.url);

/** A server that does the least for `operation`, in a process of its own. */
export async function startFloor(
  operation: Case,
  options: FloorOptions,
): Promise<Peer & { stop(): void }> {
  const child = fork(FILE);
  child.send(options);
  const [port] = await once(child, 'message');
  return {
    name: 'its floor: parse, stringify, HTTP in and out',
    port: Number(port),
    pid: child.pid ?? 0,
    bodyOf: ({ name, bodies }) => (name === operation.name ? (bodies[0] ?? null) : null),
    stop: () => void child.kill(),
  };
}
