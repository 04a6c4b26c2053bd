import type { RequestHandler } from 'express';

/** Headers every answer carries: no type guessing, no framing, no full address to other sites. */
export const safetyHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
  response.setHeader('X-Frame-Options', 'DENY');
  next();
};
