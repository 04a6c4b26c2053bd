import { readFile } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import { escapeMarkup } from '#lib/format/markup.ts';

/**
 * Serves the page that the service worker stores for offline use, with the shop's name for `{store}` and the response's
 * nonce for `{nonce}`. Caches must revalidate it: a stale copy would outlive a release.
 */
export function offlinePage(file: string, storeName: string): RequestHandler {
  return async (_request, response) => {
    const page = await readFile(file, 'utf8');
    response.setHeader('Cache-Control', 'no-cache');
    const { nonce } = response.locals;
    response
      .type('html')
      .send(page.replaceAll('{nonce}', nonce).replaceAll('{store}', () => escapeMarkup(storeName)));
  };
}
