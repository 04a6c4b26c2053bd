// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import { CartProvider } from '#domains/cart/index.ts';
import { FavoritesProvider } from '#domains/wishlist/index.ts';
import HomeRoute from './HomeRoute.tsx';

vi.mock('#apollo/serverClient.server.ts', () => ({ serverClient: vi.fn() }));

const tee = {
  sku: 'TEE',
  id: '1',
  name: 'Striped Tee',
  path: '/striped-tee.html',
  availability: 'AVAILABLE',
  image: { url: '/tee.jpg', alt: 'Striped Tee' },
  images: [{ url: '/tee.jpg' }],
  variantOptions: [],
};

function renderHome(blocks: readonly object[]) {
  const loaderData = { variables: { newIn: null }, partial: null, partialCategories: null };
  const home = createElement(HomeRoute, { loaderData } as never);
  return renderScreen(
    <CartProvider>
      <FavoritesProvider>{home}</FavoritesProvider>
    </CartProvider>,
    {
      productSearch: ({ term }: { term?: string }) => ({ products: term ? [] : [tee] }),
      categorySearch: () => ({ categories: [] }),
      cmsBlocks: () => ({ items: blocks }),
    },
  );
}

it('shows the newest item at the top when the shop has no bags, and promises only in its content block', async () => {
  renderHome([]);
  const top = (await screen.findByRole('heading', { level: 1 })).closest('section') as HTMLElement;
  const link = await within(top).findByRole('link', { name: 'Striped Tee' });
  expect(link.getAttribute('href')).toBe('/striped-tee.html');
  expect(screen.queryByRole('region', { name: 'How we work' })).toBeNull();
});

it("shows the heading of the shop's content block instead of that of a resale shop", async () => {
  const title = 'Made for every day';
  const content = '<p>Cotton, wool &amp; linen.</p>\n<p>Since&nbsp;1902.</p>';
  renderHome([{ identifier: 'home-heading', title, content }]);
  await screen.findByRole('heading', { level: 1, name: title });
  screen.getByText('Cotton, wool & linen.');
  expect(document.title).toBe(`Encore: ${title}`);
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;
  expect(description).toBe('Cotton, wool & linen. Since 1902.');
  expect(screen.queryByText(/Pre-owned/)).toBeNull();
});
