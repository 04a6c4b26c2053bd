// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { ToastRegion, toaster } from '#ui/ToastRegion.tsx';
import { FavoriteHeart } from './FavoriteHeart.tsx';
import { FavoriteIds } from './Favorites.generated.ts';
import { FavoritesLink } from './FavoritesLink.tsx';
import { FavoritesProvider } from './FavoritesProvider.tsx';

/** A wishlist service in memory. */
class FakeWishlist {
  ids: string[] = [];
  rejection: string | null = null;
  error: Error | null = null;
  #gate: Promise<void> = Promise.resolve();

  readonly resolvers = {
    wishlist: async () => {
      await this.#gate;
      return this.#shown();
    },
    wishlistItemAdd: ({ input }: { input: { productId: string } }) =>
      this.#change(() => this.ids.push(input.productId)),
    wishlistItemRemove: ({ input }: { input: { productId: string } }) =>
      this.#change(() => {
        this.ids = this.ids.filter((id) => id !== input.productId);
      }),
  };

  /** Delays all responses; returns the function that releases them. */
  hold(): () => void {
    let release = () => {};
    this.#gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  async #change(change: () => void) {
    await this.#gate;
    if (this.error) throw this.error;
    const userErrors = [{ code: 'NOT_FOUND', message: this.rejection ?? '' }];
    if (this.rejection) return { wishlist: null, userErrors };
    change();
    return { wishlist: this.#shown(), userErrors: [] };
  }

  #shown() {
    return {
      itemsCount: this.ids.length,
      items: this.ids.map((productId) => ({ id: `item-${productId}`, productId })),
    };
  }
}

function renderHearts(wishlist = new FakeWishlist()) {
  const page = renderScreen(
    <FavoritesProvider>
      <FavoritesLink />
      <FavoriteHeart productId="7" name="Seven" />
      <FavoriteHeart productId="8" name="Eight" />
      <ToastRegion />
    </FavoritesProvider>,
    wishlist.resolvers,
    '/bags?page=2',
  );
  return { ...page, wishlist };
}

const heart = (name: string) => screen.getByRole('button', { name: `Favorite: ${name}` });
const isPressed = (name: string) => heart(name).getAttribute('aria-pressed') === 'true';
const settled = () => waitFor(() => expect(heart('Seven').getAttribute('aria-busy')).toBeNull());

async function renderCustomer(ids: readonly string[] = []) {
  const wishlist = new FakeWishlist();
  wishlist.ids = [...ids];
  session.begin('Ann');
  const page = renderHearts(wishlist);
  await settled();
  // The cache notifies its readers a moment after the provider has changed its status.
  await waitFor(() => expect(isPressed('Seven')).toBe(ids.includes('7')));
  return page;
}

beforeEach(() => {
  window.localStorage.clear();
  session.start();
  session.lose();
});
afterEach(() => {
  act(() => toaster.remove());
  cleanup();
  session.closeDialog();
});

describe('FavoritesProvider', () => {
  it("loads and counts a customer's favorites", async () => {
    await renderCustomer(['7']);
    expect([isPressed('Seven'), isPressed('Eight')]).toEqual([true, false]);
    expect(screen.getByRole('link', { name: 'Favorites, 1 item' })).toBeTruthy();
  });

  it('loads them again on a restored page, although the first request is still pending', async () => {
    const wishlist = new FakeWishlist();
    const release = wishlist.hold();
    session.begin('Ann');
    const { calls } = renderHearts(wishlist);
    await waitFor(() => expect(calls).toEqual(['ReadFavorites']));
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    wishlist.ids = ['7'];
    release();
    await waitFor(() => expect(isPressed('Seven')).toBe(true));
    await settled();
    expect(calls).toEqual(['ReadFavorites', 'ReadFavorites']);
  });

  it('asks a guest to sign in with the product in the URL, and adds it afterwards', async () => {
    const { router, calls } = renderHearts();
    await userEvent.click(heart('Seven'));
    expect(router.state.location.search).toBe('?wishlist=7');
    expect(session.getState().dialog).toBe('SIGN_IN');
    expect(calls).toEqual([]);
    act(() => session.begin('Ann'));
    await waitFor(() => expect(isPressed('Seven')).toBe(true));
    expect(calls).toEqual(['ReadFavorites', 'AddFavorite']);
  });

  it('ignores a second click while the first is pending', async () => {
    const { wishlist, calls } = await renderCustomer();
    const release = wishlist.hold();
    await userEvent.dblClick(heart('Seven'));
    release();
    await waitFor(() => expect(isPressed('Seven')).toBe(true));
    await settled();
    expect(calls).toEqual(['ReadFavorites', 'AddFavorite']);
    await userEvent.click(heart('Seven'));
    await waitFor(() => expect(isPressed('Seven')).toBe(false));
  });

  it('adds a favorite after a click that came while the favorites were loading', async () => {
    const wishlist = new FakeWishlist();
    wishlist.ids = ['8'];
    const release = wishlist.hold();
    session.begin('Ann');
    const { calls } = renderHearts(wishlist);
    await userEvent.dblClick(heart('Seven'));
    release();
    await waitFor(() => expect(isPressed('Seven')).toBe(true));
    await settled();
    expect([calls, wishlist.ids]).toEqual([
      ['ReadFavorites', 'AddFavorite'],
      ['8', '7'],
    ]);
  });

  it('updates the heart optimistically and persists only after the response', async () => {
    const { wishlist, client } = await renderCustomer();
    const release = wishlist.hold();
    wishlist.rejection = 'No such product.';
    await userEvent.click(heart('Seven'));
    expect(isPressed('Seven')).toBe(true);
    expect(JSON.stringify(client.cache.extract())).not.toContain('"favoriteProductIds":["7"]');
    release();
    await waitFor(() => expect(isPressed('Seven')).toBe(false));
  });

  it('restores the previous state when a change is rejected, and shows the reason', async () => {
    const { wishlist } = await renderCustomer(['7']);
    wishlist.rejection = 'No such product.';
    await userEvent.click(heart('Seven'));
    await screen.findByText('Unable to remove from favorites');
    await userEvent.click(heart('Eight'));
    await screen.findByText('Unable to add to favorites');
    expect(screen.getAllByText('No such product.').length).toBeGreaterThan(0);
    expect([isPressed('Seven'), isPressed('Eight')]).toEqual([true, false]);
  });

  it('shows persisted favorites until they are loaded', async () => {
    const { client, wishlist } = renderHearts();
    const release = wishlist.hold();
    act(() => {
      client.writeQuery({ query: FavoriteIds, data: { favoriteProductIds: ['8'] } });
    });
    expect(isPressed('Eight')).toBe(false);
    act(() => session.begin('Ann'));
    await waitFor(() => expect(isPressed('Eight')).toBe(true));
    release();
    await waitFor(() => expect(isPressed('Eight')).toBe(false));
  });

  it('writes nothing for a customer who has left', async () => {
    const { wishlist, client } = await renderCustomer();
    const release = wishlist.hold();
    await userEvent.click(heart('Seven'));
    act(() => session.lose());
    release();
    await waitFor(() => expect(wishlist.ids).toEqual(['7']));
    await settled();
    expect(isPressed('Seven')).toBe(false);
    expect(client.readQuery({ query: FavoriteIds })?.favoriteProductIds).toEqual([]);
  });

  it('resumes an action that an ended session interrupted after the next sign-in', async () => {
    const { wishlist, calls } = await renderCustomer(['7']);
    wishlist.error = new GraphQLError('Please sign in again.', {
      extensions: { code: 'UNAUTHENTICATED' },
    });
    await userEvent.click(heart('Seven'));
    await waitFor(() => expect(session.getState().intent?.kind).toBe('favorite-removal'));
    expect(screen.queryByText('Unable to remove from favorites')).toBeNull();
    wishlist.error = null;
    act(() => session.begin('Ann'));
    await waitFor(() => expect(isPressed('Seven')).toBe(false));
    expect(calls.filter((call) => call === 'RemoveFavorite')).toHaveLength(2);
  });
});
