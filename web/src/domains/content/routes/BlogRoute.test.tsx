// @vitest-environment happy-dom
import { ApolloClient } from '@apollo/client';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { createCache } from '#apollo/cache.ts';
import { createSchemaLink, type Resolvers, renderScreen } from '#apollo/schema.test-helpers.tsx';
import BlogRoute, { loader } from './BlogRoute.tsx';

const { serverClient } = vi.hoisted(() => ({ serverClient: vi.fn() }));
vi.mock('#apollo/serverClient.server.ts', () => ({ serverClient }));

const care = { path: '/blog/care', title: 'Keeping leather', excerpt: 'A few habits.' };
const terms = { path: '/terms', title: 'Terms', excerpt: '' };

function load(resolvers: Resolvers) {
  const client = new ApolloClient({ link: createSchemaLink(resolvers).link, cache: createCache() });
  serverClient.mockReturnValue(client);
  return loader({ context: {} } as never);
}

const render = (resolvers: Resolvers, loaderData = { partial: null }) =>
  renderScreen(createElement(BlogRoute, { loaderData } as never), resolvers, '/blog');

it('responds with 503 when the posts cannot be read', async () => {
  const pageSearch = () => {
    throw new Error('down');
  };
  await expect(load({ pageSearch })).rejects.toMatchObject({ init: { status: 503 } });
});

it('lists the posts without an introduction', async () => {
  const resolvers = { pageSearch: () => ({ pages: [care, terms] }), cmsPage: () => null };
  expect(await load(resolvers)).toEqual({ partial: null });
  render(resolvers);
  expect((await screen.findAllByRole('article')).map(({ textContent }) => textContent)).toEqual([
    'Keeping leatherA few habits.',
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Journal');
});

it('lists the posts when reading the introduction fails', async () => {
  const { partial } = await load({
    pageSearch: () => ({ pages: [care] }),
    cmsPage: () => {
      throw new Error('down');
    },
  });
  render({}, { partial } as never);
  expect(await screen.findByRole('link', { name: 'Keeping leather' })).toBeDefined();
});

it('says so when there are no posts', async () => {
  render({ pageSearch: () => ({ pages: [terms] }), cmsPage: () => null });
  expect(await screen.findByText('No posts yet. Check back soon.')).toBeDefined();
});
