import { existsSync } from 'node:fs';
import { inRoot } from './paths.ts';
import { isPortFree } from './ports.ts';
import {
  createServices,
  launch,
  type Running,
  type Service,
  type Stack,
  untilHealthy,
} from './services.ts';

const variables = {
  web: 'WEB_PORT',
  gateway: 'GATEWAY_PORT',
  commerce: 'COMMERCE_PORT',
  search: 'SEARCH_PORT',
  sandbox: 'SANDBOX_PORT',
};

/**
 * The stack that `npm start` and `npm run dev` run: ports 3000, 4000, 5000, 5001 and 5002 unless set by the environment
 * or .env.
 */
export function defaultStack(): Stack {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  const port = (name: string, fallback: number): number => {
    const text = process.env[name] ?? String(fallback);
    if (!/^\d+$/.test(text)) throw new Error(`${name} must be a port number, not "${text}".`);
    return Number(text);
  };
  return {
    dataDir: process.env.DATA_DIR ?? inRoot('.data'),
    web: port(variables.web, 3000),
    gateway: port(variables.gateway, 4000),
    commerce: port(variables.commerce, 5000),
    search: port(variables.search, 5001),
    sandbox: port(variables.sandbox, 5002),
    live: {
      commerce: process.env.COMMERCE_URL !== undefined,
      search: process.env.SEARCH_HOSTS !== undefined,
    },
  };
}

/** @throws an Error with every port in use and the variable that changes it. */
export async function assertPortsFree(stack: Stack): Promise<void> {
  const sandbox = { name: 'sandbox', port: stack.sandbox };
  const all = [...createServices(stack), ...(stack.live.commerce ? [] : [sandbox])];
  for (const [index, { name, port }] of all.entries()) {
    const owner = all.slice(0, index).find((other) => other.port === port);
    if (owner === undefined) continue;
    const variable = variables[name as keyof typeof variables];
    throw new Error(`Port ${port} is set for ${owner.name} and for ${name}. Set ${variable}.`);
  }
  for (const { name, port } of all) {
    if (await isPortFree(port)) continue;
    const variable = variables[name as keyof typeof variables];
    throw new Error(
      `Port ${port} (${name}) is already in use. Stop the other process or set ${variable}.`,
    );
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Starts the services sequentially, each when the previous one is ready. If one fails, all of them are stopped; a signal
 * during the start stops them and ends the process.
 */
export async function startAll(
  services: readonly Service[],
  start: (service: Service) => Running = (service) => launch(service),
): Promise<Running[]> {
  const running: Running[] = [];
  const untilEnded = Promise.withResolvers<never>().promise;
  let isStopping = false;
  const stop = async (): Promise<void> => {
    isStopping = true;
    await stopAll(running);
    process.exit(0);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    for (const service of services) {
      const started = start(service);
      running.push(started);
      await untilHealthy(started);
      if (isStopping) await untilEnded;
    }
    return running;
  } catch (error) {
    if (isStopping) await untilEnded;
    await stopAll(running);
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

/** Stops the services, last started first. */
export async function stopAll(running: readonly Running[]): Promise<void> {
  for (const one of [...running].reverse()) await one.stop();
}

/** Waits for Ctrl-C or until a service exits, then stops all services. Returns the exit code. */
export function untilStopped(running: readonly Running[]): Promise<number> {
  return new Promise((resolve) => {
    let stopping = false;
    const stop = async (code: number): Promise<void> => {
      if (stopping) return;
      stopping = true;
      await stopAll(running);
      resolve(code);
    };
    for (const signal of SIGNALS) process.on(signal, () => void stop(0));
    for (const { service, process: child } of running) {
      child.once('exit', (code) => {
        if (stopping) return;
        console.error(
          `${service.name} exited unexpectedly (code ${code}). Stopping the other services.`,
        );
        void stop(1);
      });
    }
  });
}
