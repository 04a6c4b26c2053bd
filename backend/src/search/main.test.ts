import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
let folder: string;
let port: number;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

function start(): ChildProcess {
  const env = { DATA_DIR: folder, SEARCH_PORT: String(port) };
  return spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'search-main-'));
  port = await freePort();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the search process', () => {
  it('says in one line that it is ready or that its port is taken, and ends when told', async () => {
    const first = start();
    const [ready] = await once(first.stdout ?? first, 'data');
    expect(String(ready)).toBe(`search: ready at http://127.0.0.1:${port}\n`);
    const health = await fetch(`http://127.0.0.1:${port}/health`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);

    const second = start();
    const [[refusal], [code]] = await Promise.all([
      once(second.stderr ?? second, 'data'),
      once(second, 'exit'),
    ]);
    expect(String(refusal)).toMatch(new RegExp(`^search: port ${port} is taken[^\n]*\n$`));
    expect(code).toBe(1);

    first.kill('SIGTERM');
    expect(await once(first, 'exit')).toEqual([0, null]);
  });
});
