import type { ApolloClient } from '@apollo/client';
import { data as response } from 'react-router';
import { serverClient } from '#apollo/serverClient.server.ts';
import { env } from '../../../../env.ts';
import { SitemapIndex, SitemapPages, SitemapProducts } from '../sitemap/Sitemap.generated.ts';
import { type SitemapEntry, sitemapXml, xmlResponse } from '../sitemap/sitemapXml.ts';
import type { Route } from './+types/SitemapRoute.ts';

/** Pages that exist only in this app. */
const OWN = ['/', '/latest-arrivals', '/our-designers', '/blog'];

/** Serves the index of sitemaps, or one of them by name: `pages.xml`, `products-1.xml` and so on. */
export async function loader({ context, params: { name } }: Route.LoaderArgs): Promise<Response> {
  const client = serverClient(context);
  if (name === undefined) return xmlResponse(sitemapXml(await sitemaps(client), 'sitemapindex'));
  if (name === 'pages.xml') return xmlResponse(sitemapXml(await pages(client)));
  const page = /^products-([1-9]\d{0,6})\.xml$/.exec(name)?.[1];
  const items = page ? await products(client, Number(page)) : [];
  if (items.length === 0) throw response(null, { status: 404 });
  return xmlResponse(sitemapXml(items));
}

/** Pages and categories, then products in ranges of a thousand ids. */
async function sitemaps(client: ApolloClient): Promise<SitemapEntry[]> {
  const { data } = await client.query({ query: SitemapIndex, fetchPolicy: 'no-cache' });
  const ranges = (data?.productAddresses?.pages ?? []).map((page) => `products-${page}`);
  return ['pages', ...ranges].map((name) => ({
    url: `${env.PUBLIC_URL}/sitemaps/${name}.xml`,
    changedAt: null,
  }));
}

async function products(client: ApolloClient, page: number): Promise<SitemapEntry[]> {
  const { data } = await client.query({
    query: SitemapProducts,
    variables: { page },
    fetchPolicy: 'no-cache',
  });
  return (data?.productAddresses?.addresses ?? []).map(({ path, createdAt }) => ({
    url: env.PUBLIC_URL + path,
    changedAt: createdAt,
  }));
}

async function pages(client: ApolloClient): Promise<SitemapEntry[]> {
  const { data } = await client.query({ query: SitemapPages, fetchPolicy: 'no-cache' });
  const categories = data?.categorySearch?.categories ?? [];
  const paths = [
    ...OWN,
    ...(data?.pageSearch?.pages ?? []).map(({ path }) => path),
    ...categories.filter(({ productCount }) => productCount > 0).map(({ path }) => path),
  ];
  return [...new Set(paths)].map((path) => ({ url: env.PUBLIC_URL + path, changedAt: null }));
}
