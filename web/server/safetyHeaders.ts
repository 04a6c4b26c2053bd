import type { RequestHandler } from 'express';

/**
 * Headers every answer carries: no type guessing, no framing, no full address to other sites.
 *
 * @param frameOrigins the only other sites whose pages may stand in frames of the shop: those of payment providers
 */
export function safetyHeaders(frameOrigins: readonly string[]): RequestHandler {
  const frames = ["'self'", ...frameOrigins].join(' ');
  const policy = `frame-ancestors 'none'; frame-src ${frames}`;
  return (_request, response, next) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Frame-Options', 'DENY');
    next();
  };
}
