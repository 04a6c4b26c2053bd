import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { followRequests, repeat } from './background.ts';

/** A promise and the function that resolves it. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, open: resolve };
}

const onFault = (error: unknown): never => {
  throw error;
};

test('waits for the running round when it closes and starts no other', async () => {
  const started = gate();
  const end = gate();
  const done: string[] = [];
  const app = Fastify();
  repeat(app, {
    everyMs: 1,
    work: async (closing) => {
      started.open();
      await end.promise;
      done.push(closing.aborted ? 'told' : 'not told');
    },
    onFault,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await started.promise;
  const closed = app.close().then(() => done.push('closed'));
  await expect.poll(() => app.server.listening).toBe(false);
  end.open();
  await closed;
  expect(done).toEqual(['told', 'closed']);
});

test('reports a failed round and retries it', async () => {
  const faults: unknown[] = [];
  const again = gate();
  const app = Fastify();
  let rounds = 0;
  repeat(app, {
    everyMs: 1,
    work: () => {
      rounds += 1;
      if (rounds === 1) throw new Error('the first');
      again.open();
    },
    onFault: (error) => faults.push(error),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await again.promise;
  await app.close();
  expect(faults.map(String)).toEqual(['Error: the first']);
});

test('waits for the handler of a disconnected client when it closes', async () => {
  const started = gate();
  const end = gate();
  const done: string[] = [];
  const app = Fastify();
  followRequests(app);
  app.get('/', async () => {
    started.open();
    await end.promise;
    done.push('written');
    return {};
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const [address] = app.addresses();
  const socket = connect(address?.port ?? 0, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  await started.promise;
  socket.destroy();
  await once(socket, 'close');
  const closed = app.close().then(() => done.push('closed'));
  await expect.poll(() => app.server.listening).toBe(false);
  await new Promise(setImmediate);
  end.open();
  await closed;
  expect(done).toEqual(['written', 'closed']);
});
