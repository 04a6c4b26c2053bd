import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { RequestHandler, Response } from 'express';
import { createProxyServer } from 'httpxy';
import { log } from '../src/lib/server/log.server.ts';

/** The request headers that are forwarded. All others, such as a forged `x-forwarded-user`, are dropped. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'apollo-require-preflight',
  'authorization',
  'content-length',
  'content-type',
  'cookie',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'traceparent',
  'tracestate',
  'user-agent',
  'x-apollo-operation-name',
  'x-request-id',
];
const RESPONSE_HEADERS = [
  'cache-control',
  'content-disposition',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'retry-after',
  'set-cookie',
  'vary',
  'x-content-type-options',
  'x-request-id',
];
const METHODS = ['GET', 'POST'];
const TIMEOUT_MS = 30_000;

/** Folders of the shop's URLs that the gateway serves. */
export const GATEWAY_FOLDERS = ['/uploads', '/files', '/pictures'];
export const GATEWAY_PATHS = [
  '/graphql',
  '/graphql/stream',
  ...GATEWAY_FOLDERS.map((folder) => `${folder}/{*path}`),
];

/**
 * Forwards requests to the origin of the gateway's GraphQL endpoint, whatever the host of the request target, and streams
 * both bodies, so that the browser talks to a single origin. Responds with 502 if it is unreachable; never retries.
 */
export function gatewayProxy(gatewayUrl: string): RequestHandler {
  const { origin, protocol, pathname } = new URL(gatewayUrl);
  const proxy = createProxyServer({
    target: origin,
    agent: createAgent(protocol),
    changeOrigin: true,
    proxyTimeout: TIMEOUT_MS,
    // The handler below copies only the listed response headers; the agent still reads the gateway's Keep-Alive.
    selfHandleResponse: true,
  });
  proxy.on('proxyRes', (proxyResponse, _request, response) => {
    response.statusCode = proxyResponse.statusCode ?? 502;
    for (const [name, value] of Object.entries(pick(RESPONSE_HEADERS, proxyResponse.headers))) {
      if (value !== undefined) response.setHeader(name, value);
    }
    proxyResponse.pipe(response);
  });
  proxy.on('error', (error, _request, response) => {
    if (response) sendUnreachable(response as Response, error);
  });
  return (request, response) => {
    if (!METHODS.includes(request.method)) {
      response.setHeader('Allow', METHODS.join(', '));
      response.status(405).end();
      return;
    }
    request.url = request.url.replace(/^\/graphql(?=[/?]|$)/, pathname);
    request.headers = {
      ...pick(REQUEST_HEADERS, request.headers),
      // Express derives `ip` from trusted proxies only; a value that the browser sent is overwritten.
      'x-forwarded-for': request.ip,
    };
    void proxy.web(request, response);
  };
}

function createAgent(protocol: string): http.Agent {
  // Node's agent honours the gateway's Keep-Alive header only if it has a timeout itself.
  const options = { keepAlive: true, maxSockets: 256, timeout: TIMEOUT_MS };
  return protocol === 'https:' ? new https.Agent(options) : new http.Agent(options);
}

function sendUnreachable(response: Response, error: Error): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  log.error({ err: error }, 'the gateway cannot be reached');
  const message = "We can't reach the shop right now. Try again in a moment.";
  response.status(502).json({ errors: [{ message, extensions: { code: 'UNREACHABLE' } }] });
}

function pick(names: readonly string[], headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    names.map((name) => [name, headers[name]]).filter(([, value]) => value !== undefined),
  );
}
