import { once } from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const RECORD_PATH = '/e2e-record';

/** Runs before the page's own scripts: sends errors, warnings and policy violations to the proxy. */
const RECORDER = `
  document.currentScript.remove();
  const record = (...parts) => navigator.sendBeacon('${RECORD_PATH}', parts.map(String).join(' '));
  for (const level of ['error', 'warn']) {
    const log = console[level];
    console[level] = (...parts) => (record(level, ...parts), log(...parts));
  }
  addEventListener('error', ({ message }) => record('error', message));
  addEventListener('unhandledrejection', ({ reason }) => record('rejection', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    record('policy', violatedDirective, blockedURI, sample));
`;

/** A proxy of the shop that inserts the recorder into its pages. */
export interface RecordingProxy {
  readonly url: string;
  /** What the pages have reported so far. */
  readonly messages: readonly string[];
  /** The number of requests without a response; streams do not count. */
  pending(): number;
  close(): void;
}

/** Starts a proxy of the shop. WebKit's WebDriver cannot read the console. */
export async function startRecordingProxy(shopUrl: string): Promise<RecordingProxy> {
  const messages: string[] = [];
  let pending = 0;
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === RECORD_PATH) {
      messages.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    const headers = { ...request.headers };
    const isPage = headers.accept?.includes('text/html');
    if (isPage) headers['accept-encoding'] = 'identity';
    const upstream = forward(shopUrl + request.url, {
      agent: false,
      method: request.method ?? 'GET',
      headers,
    });
    request.pipe(upstream);
    const [upstreamResponse] = (await once(upstream, 'response')) as [IncomingMessage];
    const nonce = /'nonce-([^']+)'/.exec(
      String(upstreamResponse.headers['content-security-policy']),
    )?.[1];
    if (!(isPage && nonce)) {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
      return;
    }
    const html = await text(upstreamResponse);
    const { 'content-length': _length, etag: _etag, ...rest } = upstreamResponse.headers;
    response.writeHead(upstreamResponse.statusCode ?? 200, rest);
    response.end(html.replace(/<head[^>]*>/, `$&<script nonce="${nonce}">${RECORDER}</script>`));
  };
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/graphql/stream')) {
      pending += 1;
      response.on('close', () => {
        pending -= 1;
      });
    }
    handle(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    messages,
    pending: () => pending,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
