import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const CLIENTS = 8;

/** Listens as the shop does; `/slow` takes half a second, and the last pending one sends SIGTERM to the process. */
const PROGRAM = `
  import { listen } from '${new URL('listen.ts', import.meta.url).href}';
  const fault = new Error('rejected', { cause: new Error('by nobody') });
  fault.data = 'a response';
  let pending = 0;
  const url = await listen((request, response) => {
    if (request.url === '/stream') {
      response.setHeader('content-type', 'text/event-stream');
      return response.write(': open\\n\\n');
    }
    if (request.url === '/rejected') Promise.reject(fault);
    if (request.url !== '/slow') return response.end('quick');
    setTimeout(() => response.end('complete'), 500);
    pending += 1;
    if (pending === ${CLIENTS}) process.kill(process.pid, 'SIGTERM');
  }, { HOST: '127.0.0.1', PORT: 0 });
  console.log(url);
`;

async function start(): Promise<{ child: ChildProcess; port: number; log: () => string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logged: string[] = [];
  child.stderr.on('data', (text) => logged.push(String(text)));
  const log = () => logged.join('');
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, port: Number(new URL(line).port), log };
  }
  throw new Error(`The server did not start: ${log()}`);
}

/** Sends two requests on one connection, the second one slow; resolves with both responses. */
function sendRequests(port: number): Promise<string> {
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

test('completes pending requests on keep-alive connections after SIGTERM, with Connection: close', async () => {
  const { child, port } = await start();
  const exit = once(child, 'exit');
  const responses = Array.from({ length: CLIENTS }, () => sendRequests(port));
  for (const response of await Promise.all(responses)) {
    expect(response.endsWith('complete')).toBe(true);
    expect(response.slice(response.lastIndexOf('HTTP/1.1 200'))).toMatch(/^connection: close\r$/im);
  }
  expect(await exit).toEqual([0, null]);
});

test('ends open streams after SIGTERM', async () => {
  const { child, port } = await start();
  const exit = once(child, 'exit');
  const response = await fetch(`http://127.0.0.1:${port}/stream`);
  child.kill('SIGTERM');
  expect(await response.text()).toBe(': open\n\n');
  expect(await exit).toEqual([0, null]);
});

test('logs an unhandled rejection with its cause, but no response, and serves further requests', async () => {
  const { child, port, log } = await start();
  await fetch(`http://127.0.0.1:${port}/rejected`);
  await expect.poll(log).toMatch(/"time":\d+.*"rejected: by nobody".*"unhandled rejection"/);
  expect(log()).not.toContain('a response');
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('quick');
  child.kill('SIGKILL');
});
