import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';

/** What of a request the gateway may see. Anything else (such as a forged `x-forwarded-user`) stays here. */
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
const ANSWER_HEADERS = [
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

/** The paths of the shop's origin that are the gateway's. */
export const GATEWAY_PATHS = ['/graphql', '/graphql/stream', '/uploads/{*path}', '/files/{*path}'];

/**
 * Passes a path on to the gateway, body and answer streamed, so that the browser speaks to one origin only. Answers 405
 * to other methods, 502 when the gateway cannot be reached. Nothing is ever sent twice.
 *
 * @param gatewayUrl address of the gateway's GraphQL endpoint; what is not below /graphql is beside it
 */
export function graphqlProxy(gatewayUrl: string): RequestHandler {
  const graphql = new URL(gatewayUrl);
  const agent = agentFor(graphql);
  return async (request, response) => {
    if (!METHODS.includes(request.method)) {
      response.setHeader('Allow', METHODS.join(', '));
      response.status(405).end();
      return;
    }
    try {
      const target = targetOf(request, graphql);
      const answer = await forward(request, response, { target, agent });
      response.status(answer.statusCode ?? 502);
      for (const [name, value] of Object.entries(pick(ANSWER_HEADERS, answer.headers))) {
        if (value !== undefined) response.setHeader(name, value);
      }
      await pipeline(answer, response);
    } catch (error) {
      refuse(response, error);
    }
  };
}

function targetOf({ url }: Request, graphql: URL): URL {
  const path = url.replace(/^\/graphql(?=[/?]|$)/, graphql.pathname);
  return new URL(path, graphql.origin);
}

function agentFor(target: URL): http.Agent {
  // Only with a time of its own does the agent heed how long the gateway says it keeps a connection.
  const options = { keepAlive: true, maxSockets: 256, timeout: TIMEOUT_MS };
  return target.protocol === 'https:' ? new https.Agent(options) : new http.Agent(options);
}

/**
 * The way that a request has come. The gateway limits attempts by where they come from, and believes of this the part
 * that its TRUSTED_PROXIES say: this proxy, and what stands before it, but not the browser.
 */
function wayOf({ headers, socket }: Request): string {
  return [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat().join(', ');
}

function forward(
  request: Request,
  response: Response,
  { target, agent }: { target: URL; agent: http.Agent },
): Promise<IncomingMessage> {
  const { request: open } = target.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = open(
      target,
      {
        method: request.method,
        headers: {
          ...pick(REQUEST_HEADERS, request.headers),
          'x-forwarded-for': wayOf(request),
        },
        agent,
        timeout: TIMEOUT_MS,
      },
      resolve,
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.once('error', reject);
    response.once('close', () => outgoing.destroy());
    request.pipe(outgoing);
  });
}

function refuse(response: Response, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  console.error('The gateway cannot be reached:', error instanceof Error ? error.message : error);
  const message = 'The shop cannot be reached at the moment.';
  response.status(502).json({ errors: [{ message, extensions: { code: 'UNREACHABLE' } }] });
}

function pick(names: readonly string[], headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    names.map((name) => [name, headers[name]]).filter(([, value]) => value),
  );
}
