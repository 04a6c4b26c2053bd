import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createEtag } from '../cache/response-cache.ts';
import { policies } from '../graphql/sdl.ts';

/** True if a browser opens the endpoint's URL. */
function wantsPage(request: FastifyRequest): boolean {
  return (
    request.method === 'GET' &&
    (request.headers.accept ?? '').includes('text/html') &&
    Object.keys(request.query ?? {}).length === 0
  );
}

/** Scripts are inline; requests to and from other hosts are blocked. */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Rendered once. Every example operation opens in its own tab. */
let rendering: ReturnType<typeof render> | undefined;

async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  rendering ??= render();
  const page = await rendering;
  const coding = (request.headers['accept-encoding'] ?? '').includes('gzip') ? 'gzip' : 'html';
  const etag = page.etags[coding];
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', etag, vary: 'accept, accept-encoding' })
    .headers({
      'content-security-policy': PAGE_POLICY,
      'cross-origin-opener-policy': 'same-origin',
    });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return coding === 'gzip'
    ? reply.header('content-encoding', 'gzip').send(page.gzip)
    : reply.send(page.html);
}

export function addPlayground(scope: FastifyInstance): void {
  scope.addHook('preHandler', async (request, reply) =>
    wantsPage(request) ? sendPage(request, reply) : undefined,
  );
}

/** If the tabs overflow, GraphiQL would move them away from the pointer. */
const STILL_TABS = '.graphiql-tab{transform:none!important}';

/** The playground as a single self-contained page, so it works offline. */
async function render() {
  // GraphiQL is 9 MB, so it is loaded on the first visit.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({
    title: 'Encore playground',
    endpoint: '/graphql',
    credentials: 'same-origin',
    defaultTabs: readExamples().map(({ query }) => ({ query })),
  }).replace('</head>', `<style>${STILL_TABS}</style></head>`);
  const compressed = await promisify(gzip)(html);
  const etags = { html: createEtag(html, 'identity'), gzip: createEtag(html, 'gzip') };
  return { html, gzip: compressed, etags };
}

const FOLDER = join(import.meta.dirname, 'playground/examples');

/**
 * The operations referenced by `@example`, in the order of their file names. They run as they are, because their
 * variables have defaults; a subscription runs at `/graphql/stream`.
 */
export function readExamples() {
  return [...policies.fields.values()]
    .flatMap(({ examples }) => examples)
    .sort()
    .map((name) => {
      const query = readFileSync(join(FOLDER, `${name}.graphql`), 'utf8');
      return { name, query, isSubscription: /^subscription\b/m.test(query) };
    });
}
