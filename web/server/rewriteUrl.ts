import type { Request } from 'express';

/** Rewrites the URL of a request, including `originalUrl`, which Express never changes and the renderer reads. */
export function rewriteUrl(request: Request, url: string): void {
  request.url = url;
  request.originalUrl = url;
}
