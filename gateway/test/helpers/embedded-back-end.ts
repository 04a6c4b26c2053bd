import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compiledCode } from '../../../scripts/compiled-code.ts';
import { freePort } from '../../../scripts/test-ports.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The shop's origin, the only one that the providers' pages accept. */
export const SHOP_ORIGIN = 'http://shop.test';

const SECONDS_TO_START = 60;

/** The embedded back end as in production: two processes, with a small catalog. */
export interface EmbeddedBackEnd extends AsyncDisposable {
  /** Environment variables of a gateway that uses it. */
  readonly env: NodeJS.ProcessEnv;
  /** URL of the payment sandbox. */
  readonly sandboxUrl: string;
  /** Path of the commerce database. */
  readonly commerceFile: string;
  /** Path of the payment sandbox's database. */
  readonly providersFile: string;
}

/** Options of the back end. */
interface EmbeddedOptions {
  /** Maps the URL of the payment sandbox to the one that the shop uses; the same by default. */
  readonly toProviders?: (sandboxUrl: string) => Promise<string>;
  /** Environment variables that override the defaults. */
  readonly env?: Readonly<Record<string, string>>;
  /** Hides its log, because the test provokes errors. */
  readonly isQuiet?: boolean;
}

async function untilHealthy(port: number, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + SECONDS_TO_START * 1_000;
  while (performance.now() < deadline && child.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error(`The embedded back end did not answer on port ${port}.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Creates a small catalog in a temporary folder and starts both services on free ports. */
export async function startEmbeddedBackEnd({
  toProviders = async (url) => url,
  env = {},
  isQuiet = false,
}: EmbeddedOptions = {}): Promise<EmbeddedBackEnd> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-gateway-'));
  const [commercePort, searchPort, sandboxPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const settings = {
    DATA_DIR: folder,
    CATALOGUE_SIZE: '300',
    COMMERCE_PORT: String(commercePort),
    SEARCH_PORT: String(searchPort),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_PUBLIC_URL: await toProviders(sandboxUrl),
    WEB_URL: SHOP_ORIGIN,
    ...compiledCode,
    ...env,
  };
  const options = { cwd: ROOT, env: settings } as const;
  const made = spawnSync(process.execPath, ['backend/src/catalogue/main.ts', 'prepare'], options);
  if (made.status !== 0) throw new Error(`No catalog: ${made.stderr}`);
  const start = (file: string) =>
    spawn(process.execPath, [file], {
      ...options,
      stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit'],
    });
  const search = start('backend/src/search/main.ts');
  const commerce = start('backend/src/main.ts');
  await Promise.all([untilHealthy(searchPort, search), untilHealthy(commercePort, commerce)]);
  return {
    env: {
      COMMERCE_URL: `http://127.0.0.1:${commercePort}`,
      SEARCH_HOSTS: `http://127.0.0.1:${searchPort}`,
      MEDIA_URL: `http://127.0.0.1:${commercePort}/media/catalog/product/cache`,
    },
    sandboxUrl,
    commerceFile: join(folder, 'commerce.sqlite'),
    providersFile: join(folder, 'providers.sqlite'),
    async [Symbol.asyncDispose]() {
      await Promise.all([stop(search), stop(commerce)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
