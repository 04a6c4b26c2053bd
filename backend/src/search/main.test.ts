import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/test-ports.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
let folder: string;
let port: number;

function start(more: Record<string, string> = {}) {
  const env = { DATA_DIR: folder, SEARCH_PORT: String(port), ...more };
  return spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'search-main-'));
  port = await freePort();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the search process', () => {
  it('prints in one line that it is ready or its port is in use, and stops on SIGTERM', async () => {
    const first = start();
    const [ready] = await once(first.stdout, 'data');
    expect(String(ready)).toBe(`search: ready at http://127.0.0.1:${port}\n`);
    const health = await fetch(`http://127.0.0.1:${port}/health`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);

    const second = start();
    const [[rejection], [code]] = await Promise.all([
      once(second.stderr, 'data'),
      once(second, 'exit'),
    ]);
    expect(String(rejection)).toMatch(
      new RegExp(`^search: port ${port} is already in use[^\n]*\n$`),
    );
    expect(code).toBe(1);

    first.kill('SIGTERM');
    expect(await once(first, 'exit')).toEqual([0, null]);
  });

  it.each([{}, { SEARCH_ADMIN_KEY: 'aaaaaaaaaaaaaaaaaaaa' }, { SEARCH_ADMIN_KEY: 'x7!kQ2' }])(
    'does not start in production with a public or weak admin key: %j',
    async (key) => {
      const child = start({ NODE_ENV: 'production', ...key });
      const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
      expect(said).toMatch(/^SEARCH_ADMIN_KEY .*NODE_ENV=production[^\n]*\n$/);
      expect(code).toBe(1);
    },
  );

  it('starts in production with a strong admin key', async () => {
    const key = '0f4c1b7e9d2a83655c70e1ab94d8f3c2';
    const child = start({ NODE_ENV: 'production', SEARCH_ADMIN_KEY: key });
    const [ready] = await once(child.stdout, 'data');
    expect(String(ready)).toContain('search: ready');
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
});
