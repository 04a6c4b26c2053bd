// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { CartProvider } from '#domains/cart/index.ts';
import { FavoritesProvider } from '../FavoritesProvider.tsx';
import FavoritesRoute from './FavoritesRoute.tsx';

function aFavorite(id: string, product: object) {
  const shown = { id, sku: `SKU-${id}`, path: `/${id}.html`, images: [], variantOptions: [] };
  return {
    id: `item-${id}`,
    productId: id,
    sku: shown.sku,
    name: `No. ${id}`,
    product: { ...shown, name: `No. ${id}`, availability: 'AVAILABLE', ...product },
  };
}

afterEach(() => session.end());

it('offers what can be done with each favorite', async () => {
  const items = [
    aFavorite('1', { availability: 'RECENTLY_SOLD' }),
    aFavorite('2', { variantOptions: ['Size', 'Color'] }),
    aFavorite('3', {}),
  ];
  session.start();
  session.begin('Ann');
  renderScreen(
    <CartProvider>
      <FavoritesProvider>
        <FavoritesRoute />
      </FavoritesProvider>
    </CartProvider>,
    { wishlist: () => ({ itemsCount: items.length, items }), priceAlerts: () => [] },
  );
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
