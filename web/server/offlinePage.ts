import { readFile } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import { escapeMarkup } from '#lib/format/escapeMarkup.ts';

/**
 * Hands out the page that the service worker keeps for when there is no network, with the shop's name in it. A copy kept
 * anywhere on the way would keep its shop old.
 *
 * @param file the built page, which says `{store}` where the name belongs
 */
export function offlinePage(file: string, storeName: string): RequestHandler {
  return async (_request, response) => {
    const page = await readFile(file, 'utf8');
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(page.replaceAll('{store}', () => escapeMarkup(storeName)));
  };
}
