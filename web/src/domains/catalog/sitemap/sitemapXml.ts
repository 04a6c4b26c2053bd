import { encodedOnce } from '#lib/format/encodedOnce.ts';
import { escapeMarkup } from '#lib/format/escapeMarkup.ts';

/** An address for search engines; `changedAt` is an ISO moment, or null when it is not known. */
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

/** A sitemap of pages, as sitemaps.org has it; at most 50,000 entries belong in one. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  whole('urlset', body('url', entries));

/** A list of sitemaps. */
export const sitemapIndexXml = (urls: readonly string[]): string =>
  whole(
    'sitemapindex',
    body(
      'sitemap',
      urls.map((url) => ({ url, changedAt: null })),
    ),
  );
