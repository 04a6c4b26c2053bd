import {
  createServices,
  launch,
  type Running,
  type Service,
  type Stack,
  separateStack,
} from '../../scripts/services.ts';
import { startAll, stopAll } from '../../scripts/stack.ts';

/** The running product. */
export interface BenchStack {
  readonly stack: Stack;
  /** Process id of each service, by its name. */
  readonly pids: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

/** Starts the whole product on free ports over prepared data; `env` is added to the environment of every service. */
export async function startStack(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchStack> {
  const stack = await separateStack(dataDir);
  const start = (service: Service): Running => {
    const mode = service.name === 'web' ? { NODE_ENV: 'production' } : {};
    return launch(
      { ...service, env: { ...service.env, LOG_LEVEL: 'error', ...mode, ...env } },
      'ignore',
    );
  };
  const running = await startAll(createServices(stack), start);
  const pids = Object.fromEntries(
    running.map(({ service, process: { pid = 0 } }) => [service.name, pid]),
  );
  return { stack, pids, stop: () => stopAll(running) };
}
