import { expect, it } from 'vitest';
import { sitemapXml } from './sitemapXml.ts';

it('writes URLs encoded once, with the date of the last change', () => {
  const xml = sitemapXml([
    { url: 'https://shop.test/a-1.html', changedAt: '2026-10-01T00:00:00.000Z' },
    { url: 'https://shop.test/designers/hermès', changedAt: null },
    { url: 'https://shop.test/designers/herm%C3%A8s?a=1&b=2', changedAt: null },
  ]);
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://shop.test/a-1.html</loc>',
    '<loc>https://shop.test/designers/herm%C3%A8s</loc>',
    '<loc>https://shop.test/designers/herm%C3%A8s?a=1&amp;b=2</loc>',
  ]);
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
});

it('lists sitemaps', () => {
  const pages = { url: 'https://shop.test/sitemaps/pages.xml', changedAt: null };
  const xml = sitemapXml([pages], 'sitemapindex');
  expect(xml).toContain(
    '<sitemap><loc>https://shop.test/sitemaps/pages.xml</loc></sitemap>\n</sitemapindex>',
  );
});
