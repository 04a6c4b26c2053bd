import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { toCacheControl } from '#lib/server/cacheControl.ts';
import { readEnvironment, type WebEnvironment } from '../env.ts';
import { createApp } from './app.ts';
import { createHttpServer, type HttpLimits } from './httpServer.ts';
import type { PageRenderer } from './pages.ts';

const open: Server[] = [];
const folders: string[] = [];

/** Starts a server on a free port; returns its URL without a trailing slash. */
export async function serve(
  listener: RequestListener,
  limits?: Partial<HttpLimits>,
): Promise<string> {
  const server = createHttpServer(listener, limits);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Stops all servers that `serve` started, and deletes the files of all shops. */
export function closeAll(): void {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

/** Reads until the connection is closed or reset. */
function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  return new Promise((resolve) =>
    socket.once('close', () => resolve(Buffer.concat(chunks).toString())),
  );
}

/** Sends bytes unchanged; resolves with the response when the server closes the connection. */
export function sendRaw(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(bytes);
  return readToEnd(socket);
}

/** Sends `start`, then a byte every 50 ms; resolves with the response when the server closes the connection. */
export function sendSlowly(url: string, start: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(start);
  const drip = setInterval(() => socket.writable && socket.write('a'), 50);
  return readToEnd(socket).finally(() => clearInterval(drip));
}

/** Starts the web server on a free port, with two assets (one precompressed) and the offline page. */
export async function aShop(options: {
  page: PageRenderer;
  gateway?: string;
  env?: Partial<WebEnvironment>;
}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'encore-web-'));
  folders.push(folder);
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'a.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'compressed.js'), 'export const a = 1;');
  await writeFile(
    join(folder, 'assets', 'compressed.js.br'),
    brotliCompressSync('export const a = 1;'),
  );
  const offline = '<title>You’re offline | {store}</title><style nonce="{nonce}">';
  await writeFile(join(folder, 'offline.html'), offline);
  const env = { ...readEnvironment({}), ...options.env };
  if (options.gateway) env.GATEWAY_URL = `${options.gateway}/graphql`;
  const clientFolder = pathToFileURL(`${folder}/`);
  return serve(createApp({ env, render: options.page, clientFolder }));
}

/** A renderer that returns a page for each URL, with the shop's Cache-Control, and records the URLs in `rendered`. */
export function aPage(rendered: string[] = []): PageRenderer {
  return async (request, { nonce }) => {
    const { pathname, search } = new URL(request.url);
    rendered.push(pathname + search);
    const status = Number(/status-(\d+)/.exec(pathname)?.[1] ?? 200);
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': toCacheControl(request.url, status),
    };
    const body = `<script nonce="${nonce}">1</script><p>page ${pathname}${search}</p>`;
    return new Response(body, { status, headers });
  };
}

/** Sends a request and reads the body of the response. */
export async function fetchPage(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  const cache = response.headers.get('x-page-cache');
  return {
    status: response.status,
    cache,
    headers: response.headers,
    body: await response.text(),
  };
}
