import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { COMMERCE } from './backEnd.ts';

const root = join(import.meta.dirname, '../..');
/** Nothing listens there. */
const NOBODY = 'http://127.0.0.1:1';

type Settings = Readonly<Record<string, string>>;

/** Starts a process and waits for the address that it says it listens at. */
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

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** A second shop over the running back end, whose search service cannot be reached. */
export async function shopWithoutSearch(): Promise<AsyncDisposable & { readonly url: string }> {
  const [gateway, graphql] = await launch('gateway/src/main.ts', {
    COMMERCE_URL: COMMERCE,
    MEDIA_URL: `${COMMERCE}/media/catalog/product/cache`,
    SEARCH_HOSTS: NOBODY,
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
      await end(web);
      await end(gateway);
    },
  };
}

/** A second shop that is closed for maintenance; it asks no gateway. */
export async function closedShop(): Promise<AsyncDisposable & { readonly url: string }> {
  const [web, url] = await launch('web/server.ts', {
    NODE_ENV: 'production',
    GATEWAY_URL: NOBODY,
    MAINTENANCE: 'true',
  });
  return { url, [Symbol.asyncDispose]: () => end(web) };
}
