import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Remembered } from './remembering-proxy.ts';

/** A proxy in a process of its own. */
export interface RunningProxy {
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  /** The calls since the last time, which it forgets. */
  calls(): Promise<readonly Remembered[]>;
  stop(): void;
}

const FILE = new URL('./remembering-proxy.ts', import.meta.url);

/** Starts a proxy before `target`, which passes on, or asks once and repeats. */
export const startProxy = async (
  target: string,
  mode: 'passes' | 'remembers',
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
