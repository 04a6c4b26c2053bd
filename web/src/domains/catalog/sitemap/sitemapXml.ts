import { encodedOnce } from '#lib/format/encodedOnce.ts';
import { escapeMarkup } from '#lib/format/markup.ts';

/** A URL in a sitemap; `changedAt` is an ISO timestamp, or null if unknown. */
export interface SitemapEntry {
  readonly url: string;
  readonly changedAt: string | null;
}

const body = (element: 'url' | 'sitemap', entries: readonly SitemapEntry[]): string =>
  entries
    .map(({ url, changedAt }) => {
      const changed = changedAt ? `<lastmod>${escapeMarkup(changedAt)}</lastmod>` : '';
      return `<${element}><loc>${escapeMarkup(encodedOnce(url))}</loc>${changed}</${element}>`;
    })
    .join('\n');

const whole = (root: 'urlset' | 'sitemapindex', content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${content}\n</${root}>\n`;

/** A sitemap as defined by sitemaps.org, with at most 50,000 entries. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  whole('urlset', body('url', entries));

export function sitemapIndexXml(urls: readonly string[]): string {
  const entries = urls.map((url) => ({ url, changedAt: null }));
  return whole('sitemapindex', body('sitemap', entries));
}

/** An XML response that may be cached for ten minutes. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=600',
    },
  });
}
