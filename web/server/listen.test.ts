import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

/** A server in a process of its own whose `/slow` takes half a second, as the shop listens. */
const PROGRAM = `
  import { listen } from '${new URL('listen.ts', import.meta.url).href}';
  const url = await listen((request, response) => {
    if (request.url === '/slow') setTimeout(() => response.end('whole'), 500);
    else response.end('quick');
  }, { HOST: '127.0.0.1', PORT: 0 });
  console.log(url);
`;

async function start(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, port: Number(new URL(line).port) };
  }
  throw new Error('The server did not start.');
}

/** Sends two requests on one connection, the slow one second; resolves with all that comes back. */
function ask(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8');
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    socket.on('data', (text) => {
      if (received === '') socket.write('GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n');
      received += text;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(received));
  });
}

test('after SIGTERM requests under way on kept-alive connections are answered whole, with Connection: close', async () => {
  const { child, port } = await start();
  const answers = Array.from({ length: 8 }, () => ask(port));
  await new Promise((resolve) => setTimeout(resolve, 250));
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  for (const answer of await Promise.all(answers)) {
    expect(answer.endsWith('whole')).toBe(true);
    expect(answer.slice(answer.lastIndexOf('HTTP/1.1 200'))).toMatch(/^connection: close\r$/im);
  }
  expect(await gone).toEqual([0, null]);
});
