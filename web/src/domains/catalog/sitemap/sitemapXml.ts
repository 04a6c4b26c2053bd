import { encodedOnce } from '#lib/format/encodedOnce.ts';
import { escapeMarkup } from '#lib/format/markup.ts';

/** A URL in a sitemap; `changedAt` is an ISO timestamp, or null if unknown. */
export interface SitemapEntry {
  readonly url: string;
  readonly changedAt: string | null;
}

/** A sitemap as defined by sitemaps.org, with at most 50,000 entries; with `sitemapindex`, an index of sitemaps. */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  root: 'urlset' | 'sitemapindex' = 'urlset',
): string {
  const element = root === 'urlset' ? 'url' : 'sitemap';
  const items = entries.map(({ url, changedAt }) => {
    const changed = changedAt ? `<lastmod>${escapeMarkup(changedAt)}</lastmod>` : '';
    return `<${element}><loc>${escapeMarkup(encodedOnce(url))}</loc>${changed}</${element}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`;
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
