import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { checkRedis } from './others.ts';

describe('Redis', () => {
  /** The result for a Redis that responds to every command with this line. */
  async function check(reply: string) {
    const server = createServer((socket) =>
      socket.on('data', (data) => {
        for (const _ of String(data).match(/^\*\d+/gm) ?? []) socket.write(reply && `${reply}\r\n`);
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `redis://user:secret@127.0.0.1:${port}`;
    const result = await checkRedis(url).catch((error: unknown) => error);
    server.close();
    expect(String(Object(result).message)).not.toMatch(/user:|secret/);
    return result;
  }

  test.each([
    ['-WRONGPASS invalid password', 'rejects the password', 'REDIS_PASSWORD'],
    ['-NOPERM no permissions', 'denies the user of REDIS_URL commands', 'Allow this user'],
    ['', 'no response of Redis at redis://127.0.0.1:', 'rediss:// if it requires TLS'],
  ])('that responds with "%s" is explained', async (reply, message, advice) => {
    expect(await check(reply)).toMatchObject({
      message: expect.stringContaining(message),
      advice: expect.stringContaining(advice),
    });
  });

  test('that would drop sessions when it is full is explained', async () => {
    expect(await check('+maxmemory_policy:volatile-ttl')).toMatchObject({ state: 'ok' });
    expect(await check('+maxmemory_policy:allkeys-lru')).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('allkeys-lru drops revoked sessions'),
      advice: 'Set maxmemory-policy volatile-ttl in Redis.',
    });
  });

  test('that refuses the connection is explained', async () => {
    await expect(checkRedis('redis://127.0.0.1:1')).rejects.toThrow(
      'connection to redis://127.0.0.1:1 refused',
    );
  });
});
