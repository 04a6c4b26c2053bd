import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { RecordedCall } from './recording-proxy.ts';

/** A proxy in a separate process. */
export interface RunningProxy {
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  /** Returns and clears the calls recorded since the last invocation. */
  calls(): Promise<readonly RecordedCall[]>;
  stop(): void;
}

const FILE = new URL('./recording-proxy.ts', import.meta.url);

/** Starts a proxy before `target` that forwards every request, or records responses and replays them. */
export const startProxy = async (
  target: string,
  mode: 'pass-through' | 'record',
): Promise<RunningProxy> => {
  const child = fork(FILE, [target, mode]);
  const [port] = await once(child, 'message');
  return {
    port: Number(port),
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async calls() {
      child.send('calls');
      const [calls] = await once(child, 'message');
      return calls;
    },
    stop: () => void child.kill(),
  };
};
