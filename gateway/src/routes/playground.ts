import type { FastifyReply, FastifyRequest } from 'fastify';
import { playgroundPage } from './playground/page.ts';

/** True when a browser asks to be shown the playground. */
export const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  (request.headers.accept ?? '').includes('text/html') &&
  Object.keys(request.query ?? {}).length === 0;

/** The page's scripts stand in the page; nothing may come from, or go to, another host. */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "frame-ancestors 'none'",
].join('; ');

/** Answers with the playground. */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const page = await playgroundPage();
  const coding = (request.headers['accept-encoding'] ?? '').includes('gzip') ? 'gzip' : 'html';
  const etag = page.etags[coding];
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', etag, vary: 'accept, accept-encoding' })
    .headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': PAGE_POLICY });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return coding === 'gzip'
    ? reply.header('content-encoding', 'gzip').send(page.gzip)
    : reply.send(page.html);
};
