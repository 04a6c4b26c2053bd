import type { Request } from 'express';

/** Lets another page of the shop answer a request. The renderer reads `originalUrl`, which Express itself never changes. */
export function rewriteUrl(request: Request, url: string): void {
  request.url = url;
  request.originalUrl = url;
}
