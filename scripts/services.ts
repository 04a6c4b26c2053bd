import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWithParent } from './children.ts';
import { root } from './paths.ts';
import { freePort } from './ports.ts';

/** Ports of the services on 127.0.0.1, and their data folder. */
export interface Stack {
  readonly dataDir: string;
  readonly web: number;
  readonly gateway: number;
  readonly commerce: number;
  readonly search: number;
  /** The sandbox of identity and payment providers, deliberately another origin; part of the commerce process. */
  readonly sandbox: number;
  /** Back ends that are configured by the environment and therefore not started. */
  readonly live: { readonly commerce: boolean; readonly search: boolean };
}

/** One long-running process of the product. */
export interface Service {
  readonly name: string;
  readonly port: number;
  /** The program; default: the running node. */
  readonly command?: string;
  /** The program's arguments, paths relative to the project's root. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Health-check URL; `tcp://…` checks for a connection only. */
  readonly health: string;
  /** Grace period after SIGTERM; default: 10 seconds. */
  readonly stopSeconds?: number;
}

/** The embedded back end's keys; the defaults are for the demo on this machine only. */
const demoKeys = {
  SEARCH_APP_ID: 'encore',
  SEARCH_API_KEY: 'encore-search-only-key',
  // The services reject the public default with NODE_ENV=production.
  SEARCH_ADMIN_KEY: process.env.SEARCH_ADMIN_KEY || 'encore-admin-key',
};

const local = (port: number) => `http://localhost:${port}`;

const service = (name: string, port: number, rest: Pick<Service, 'args' | 'env'>): Service => ({
  name,
  port,
  ...rest,
  health: `http://127.0.0.1:${port}/health`,
});

/** The embedded search service and commerce back end, unless live ones are configured. */
function backendServices(stack: Stack): Service[] {
  const env = {
    ...demoKeys,
    DATA_DIR: stack.dataDir,
    COMMERCE_PORT: String(stack.commerce),
    SEARCH_PORT: String(stack.search),
    ...(stack.live.search ? {} : { SEARCH_HOSTS: `http://127.0.0.1:${stack.search}` }),
    SANDBOX_PORT: String(stack.sandbox),
    SANDBOX_PUBLIC_URL: local(stack.sandbox),
    COMMERCE_PUBLIC_URL: local(stack.commerce),
    WEB_URL: local(stack.web),
  };
  const search = service('search', stack.search, { args: ['backend/src/search/main.ts'], env });
  const commerce = service('commerce', stack.commerce, {
    args: ['backend/src/main.ts'],
    // Returns the memory of large photos to the system: with glibc's defaults 16 photos leave 200 MB allocated.
    env: { ...env, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' },
  });
  return [...(stack.live.search ? [] : [search]), ...(stack.live.commerce ? [] : [commerce])];
}

/** The badge of the demo shop at the sandbox's review service. */
const demoReviews = (sandboxUrl: string) => ({
  REVIEW_BADGE_URL: `${sandboxUrl}/reviews`,
  REVIEW_BADGE_IMAGE: `${sandboxUrl}/reviews/badge.svg`,
  REVIEW_SCORE: '4.8',
  REVIEW_COUNT: '1284',
});

/**
 * Limits the gateway's memory to 350 MB at 40 visitors (`npm run bench -- load`). The smaller the limit of V8's old
 * space, the less it lets the heap grow between collections: at most 1.6 times with 768 MB, 4 times without a limit.
 */
const gatewayMemoryFlags = ['--max-semi-space-size=32', '--max-old-space-size=768'];

/** A variable with the shop's URL on this machine; a live shop in production has that of its configuration. */
const shopUrl = ({ live, web }: Stack, name: 'PUBLIC_URL' | 'WEB_ORIGINS') =>
  live.commerce && process.env.NODE_ENV === 'production' ? {} : { [name]: local(web) };

/** The services of a stack in start order; each depends only on those before it. */
export function createServices(stack: Stack): Service[] {
  const toSearch = { ...demoKeys, SEARCH_HOSTS: `http://127.0.0.1:${stack.search}` };
  const commerce = `http://127.0.0.1:${stack.commerce}`;
  const toCommerce = {
    COMMERCE_URL: commerce,
    // In stock mode the back end has only the originals, as Magento, so the gateway resizes them.
    ...(process.env.STOCK === '1'
      ? {
          PICTURE_ORIGIN: `${commerce}/media/catalog/product`,
          MEDIA_URL: `${local(stack.web)}/pictures`,
        }
      : { MEDIA_URL: `${local(stack.commerce)}/media/catalog/product/cache` }),
  };
  const gateway = service('gateway', stack.gateway, {
    args: [...gatewayMemoryFlags, 'gateway/src/main.ts'],
    env: {
      ...(stack.live.search ? {} : toSearch),
      ...(stack.live.commerce ? {} : toCommerce),
      ...(stack.live.commerce ? {} : { SANDBOX_PUBLIC_URL: local(stack.sandbox) }),
      MALLOC_ARENA_MAX: '2',
      PORT: String(stack.gateway),
      ...shopUrl(stack, 'WEB_ORIGINS'),
    },
  });
  const web = service('web', stack.web, {
    args: ['web/server.ts'],
    env: {
      PORT: String(stack.web),
      GATEWAY_URL: `http://127.0.0.1:${stack.gateway}/graphql`,
      ...shopUrl(stack, 'PUBLIC_URL'),
      ...(stack.live.commerce
        ? {}
        : {
            FRAME_ORIGINS: local(stack.sandbox),
            IMAGE_ORIGINS: `${local(stack.commerce)},${local(stack.sandbox)}`,
            ...demoReviews(local(stack.sandbox)),
          }),
    },
  });
  return [...backendServices(stack), gateway, web];
}

/** A separate stack on free ports with its own data. */
export async function separateStack(dataDir: string): Promise<Stack> {
  return {
    dataDir,
    web: await freePort(),
    gateway: await freePort(),
    commerce: await freePort(),
    search: await freePort(),
    sandbox: await freePort(),
    live: { commerce: false, search: false },
  };
}

/** A running service; stop() ends it gracefully and resolves when it has exited. */
export interface Running {
  readonly service: Service;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a service. Its output goes to `stdio`; `flags` are passed to node (such as --watch). */
export function launch(
  service: Service,
  stdio: 'inherit' | 'ignore' = 'inherit',
  flags: readonly string[] = [],
): Running {
  const child = spawn(service.command ?? process.execPath, [...flags, ...service.args], {
    cwd: root,
    stdio: ['ignore', stdio, 'inherit'],
    env: { ...process.env, ...service.env },
    detached: false,
  });
  endWithParent(child);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), (service.stopSeconds ?? 10) * 1000);
    await gone;
    clearTimeout(forced);
  };
  return { service, process: child, stop };
}

async function isHealthy(address: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'tcp:') {
    const response = await fetch(address).catch(() => undefined);
    return response?.ok === true;
  }
  const socket = connect(Number(port), hostname);
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

/**
 * Resolves when the service's health check succeeds.
 * @throws an Error with the service's name if it exits first or does not respond within `seconds`.
 */
export async function untilHealthy({ service, process: child }: Running, seconds = 90) {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      const how = child.signalCode ?? `code ${child.exitCode}`;
      throw new Error(`${service.name} exited with ${how} before it was ready.`);
    }
    if (await isHealthy(service.health)) return;
    await sleep(25);
  }
  throw new Error(`${service.name} did not respond at ${service.health} within ${seconds} s.`);
}
