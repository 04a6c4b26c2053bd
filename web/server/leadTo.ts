import type { Request } from 'express';

/** Lets a request ask for another address of the shop. The renderer reads `originalUrl`, which Express itself never changes. */
export function leadTo(request: Request, url: string): void {
  request.url = url;
  request.originalUrl = url;
}
