import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { COMMERCE } from './backEnd.ts';

const root = join(import.meta.dirname, '../..');
/** No server listens on this port. */
const UNREACHABLE_URL = 'http://127.0.0.1:1';

type Settings = Readonly<Record<string, string>>;

/** Starts a server and waits for the URL that it prints. */
async function launch(file: string, env: Settings): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, [join(root, file)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', ...env },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+[/\w]*/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stdout.resume();
    return [child, address];
  }
  throw new Error(`${file} did not start.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Starts a second shop on the running back end, without a search service. */
export async function startShopWithoutSearch(): Promise<
  AsyncDisposable & { readonly url: string }
> {
  const [gateway, graphql] = await launch('gateway/src/main.ts', {
    COMMERCE_URL: COMMERCE,
    MEDIA_URL: `${COMMERCE}/media/catalog/product/cache`,
    SEARCH_HOSTS: UNREACHABLE_URL,
    MAX_LAG_MS: '0',
  });
  const [web, url] = await launch('web/server.ts', {
    NODE_ENV: 'production',
    GATEWAY_URL: graphql,
    IMAGE_ORIGINS: COMMERCE,
  });
  return {
    url,
    async [Symbol.asyncDispose]() {
      await stop(web);
      await stop(gateway);
    },
  };
}

/** Starts a second shop in maintenance mode, without a gateway. */
export async function startShopInMaintenance(): Promise<
  AsyncDisposable & { readonly url: string }
> {
  const [web, url] = await launch('web/server.ts', {
    NODE_ENV: 'production',
    GATEWAY_URL: UNREACHABLE_URL,
    MAINTENANCE: 'true',
  });
  return { url, [Symbol.asyncDispose]: () => stop(web) };
}
