import { serverClient } from '#apollo/serverClient.server.ts';
import { env } from '../../../../env.ts';
import { SitemapIndex } from '../sitemap/Sitemap.generated.ts';
import { sitemapXml, xmlResponse } from '../sitemap/sitemapXml.ts';
import type { Route } from './+types/SitemapIndexRoute.ts';

/** The sitemap index: pages and categories, then products in ranges of a thousand ids. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { data } = await serverClient(context).query({
    query: SitemapIndex,
    fetchPolicy: 'no-cache',
  });
  const names = [
    'pages',
    ...(data?.productAddresses?.pages ?? []).map((page) => `products-${page}`),
  ];
  const urls = names.map((name) => `${env.PUBLIC_URL}/sitemaps/${name}.xml`);
  const entries = urls.map((url) => ({ url, changedAt: null }));
  return xmlResponse(sitemapXml(entries, 'sitemapindex'));
}
