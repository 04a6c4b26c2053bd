// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { CartProvider } from '#domains/cart/index.ts';
import { FavoritesProvider } from '../FavoritesProvider.tsx';
import FavoritesRoute from './FavoritesRoute.tsx';

/** Without a product: of a kind that the shop does not sell. */
function aFavorite(id: string, product: object | null) {
  const shown = { id, sku: `SKU-${id}`, path: `/${id}.html`, images: [], variantOptions: [] };
  return {
    id: `item-${id}`,
    productId: id,
    sku: shown.sku,
    name: `No. ${id}`,
    product: product && { ...shown, name: `No. ${id}`, availability: 'AVAILABLE', ...product },
  };
}

function renderFavorites(items: readonly ReturnType<typeof aFavorite>[]) {
  session.start();
  session.begin('Ann');
  const toWishlist = (left: typeof items) => ({ itemsCount: left.length, items: left });
  const removed: string[] = [];
  renderScreen(
    <CartProvider>
      <FavoritesProvider>
        <FavoritesRoute />
      </FavoritesProvider>
    </CartProvider>,
    {
      wishlist: () => toWishlist(items),
      priceAlerts: () => [],
      wishlistItemRemove: ({ input }: { input: { productId: string } }) => {
        removed.push(input.productId);
        const left = items.filter(({ productId }) => !removed.includes(productId));
        return { wishlist: toWishlist(left), userErrors: [] };
      },
    },
  );
  return { removed };
}

afterEach(() => session.end());

it('offers what can be done with each favorite', async () => {
  const items = [
    aFavorite('1', { availability: 'RECENTLY_SOLD' }),
    aFavorite('2', { variantOptions: ['Size', 'Color'] }),
    aFavorite('3', {}),
  ];
  renderFavorites(items);
  const choose = await screen.findByRole('link', { name: 'Choose size and color' });
  expect(choose.getAttribute('href')).toBe('/2.html');
  const [variants, simple, sold] = screen.getAllByRole('listitem');
  expect(within(variants as HTMLElement).queryByRole('button', { name: /Bag/ })).toBeNull();
  expect(within(simple as HTMLElement).getByRole('button', { name: /Bag/ })).toBeTruthy();
  expect(within(sold as HTMLElement).getByRole('link', { name: 'Find similar' })).toBeTruthy();
});

it('offers a guest to sign in or to create an account', async () => {
  session.start();
  renderScreen(
    <CartProvider>
      <FavoritesProvider>
        <FavoritesRoute />
      </FavoritesProvider>
    </CartProvider>,
    {},
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Create an Account' }));
  expect(session.getState().dialog).toBe('CREATE_ACCOUNT');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(session.getState().dialog).toBe('SIGN_IN');
});

it('removes favorites of kinds that the shop does not sell', async () => {
  const { removed } = renderFavorites([aFavorite('8', null), aFavorite('9', null)]);
  await screen.findByText('2 more saved items can’t be shown here.');
  const button = screen.getByRole('button', { name: 'Remove No. 8 from favorites' });
  button.focus();
  fireEvent.click(button);
  await screen.findByText('1 more saved item can’t be shown here.');
  await waitFor(() => expect(removed).toEqual(['8']));
  expect(screen.queryByText('No. 8')).toBeNull();
  const next = screen.getByRole('button', { name: 'Remove No. 9 from favorites' });
  await waitFor(() => expect(document.activeElement).toBe(next));
});
