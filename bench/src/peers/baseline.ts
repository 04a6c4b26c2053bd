import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Case, Peer } from './compare.ts';
import type { RecordedCall } from './recording-proxy.ts';

export interface BaselineOptions {
  /** Origin of the search service. */
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The gateway's upstream calls of the operation. */
  readonly calls: readonly RecordedCall[];
  /** The gateway's response. */
  readonly response: unknown;
  /** V8's flags of the gateway, so that both collect garbage alike. */
  readonly flags: readonly string[];
}

const FILE = new URL('./baseline-server.ts', import.meta.url);

/** Starts the baseline server for `operation` in a separate process. */
export async function startBaseline(
  operation: Case,
  options: BaselineOptions,
): Promise<Peer & { stop(): void }> {
  const child = fork(FILE, { execArgv: [...options.flags] });
  child.send(options);
  const [port] = await once(child, 'message');
  return {
    name: 'its baseline: parse, stringify, HTTP in and out',
    port: Number(port),
    pid: child.pid ?? 0,
    getBody: ({ name, bodies }) => (name === operation.name ? (bodies[0] ?? null) : null),
    stop: () => void child.kill(),
  };
}
