import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { compiledCode } from '../../scripts/compiled-code.ts';
import { openLiveShop } from './live-shop.ts';

function start(env: Record<string, string>, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['indexer/src/main.ts', ...args], {
    env: { ...compiledCode, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return {
    child,
    ended: ended.then(([out, errors, [code]]) => ({ out, errors, code: Number(code) })),
  };
}

it.each([
  [[], 'Usage:'],
  [['full', 'changes'], 'Usage:'],
  [['full', '--every', '60'], '--every is for changes.'],
  [['changes', '--every', '0'], 'a number of seconds from 1 to 86400'],
  [['changes', '--every', '86401'], 'a number of seconds from 1 to 86400'],
])('rejects the arguments %j', async (args, message) => {
  const { errors, code } = await start({}, ...args).ended;
  expect(errors).toContain(message);
  expect(code).toBe(1);
});

it('exits with another code for a wrong setting, which it names', async () => {
  const { errors, code } = await start({ COMMERCE_URL: 'nowhere' }, 'full').ended;
  expect(errors).toContain('COMMERCE_URL: must be an http or https URL');
  expect(code).toBe(2);
});

it('runs again and again until it is signaled to stop, also after a failure', async () => {
  const live = await openLiveShop(20);
  let isDown = false;
  const { env } = await live.startEdited((_, body) =>
    isDown ? { status: 404, body: '{"message":"down"}' } : { body },
  );
  const processEnv = { ...live.processEnv, COMMERCE_URL: env.magento.url };
  const { child, ended } = start(processEnv, 'changes', '--every', '1');
  const hasPrice = async (price: number): Promise<boolean> => {
    const records = [...(await live.records('products')).values()];
    return records.length > 0 && !JSON.stringify(records).match(`"default":(?!${price},)`);
  };
  const set = (dollars: number) =>
    live.shop.db.exec(`UPDATE catalog_product SET price_cents = ${dollars}00`);
  try {
    set(7);
    await expect.poll(() => hasPrice(7).catch(() => false)).toBe(true);
    isDown = true;
    const [failure] = await once(child.stderr, 'data');
    expect(String(failure)).toMatch(/responded with 404: down\. .*Trying again in 1 s\.\n/);
    isDown = false;
    set(8);
    await expect.poll(() => hasPrice(8)).toBe(true);
  } finally {
    child.kill('SIGTERM');
    const { out, code } = await ended;
    await live.close();
    expect(out).toMatch(/^Full index: 20 records written.*\n(.*\n)*Changes: /);
    expect(code).toBe(0);
  }
});
