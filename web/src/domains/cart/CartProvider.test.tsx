// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { ShopCache } from '#apollo/cache.ts';
import { persistence } from '#apollo/persist.ts';
import { LOGGED_OUT_NOTICE, session } from '#apollo/session/session.ts';
import { FakeShop, renderCart } from './CartProvider.test-helpers.tsx';
import { useCart } from './CartProvider.tsx';
import { AddToCartButton } from './components/AddToCartButton.tsx';
import { CartDrawerContents } from './components/CartDrawerContents.tsx';

const item = (sku: string) => ({ id: null, sku, name: `Bag ${sku}`, quoteId: null });

beforeEach(() => {
  window.localStorage.clear();
  session.start();
  session.lose();
});

function OpenButton() {
  return (
    <button type="button" onClick={useCart().open}>
      Open
    </button>
  );
}

async function renderSettled(shop = new FakeShop()) {
  const page = renderCart(shop);
  await page.settled();
  return page;
}

/** Renders a page with a persisted cache and returns what was written. */
async function renderPersisted(shop: FakeShop) {
  const page = renderCart(shop);
  if (!(page.client.cache instanceof ShopCache)) throw new Error('Expected the cache of the shop.');
  await persistence.start(page.client.cache);
  await page.settled();
  return page;
}

describe("a guest's cart", () => {
  it('sends no request and creates no cart until an item is added', async () => {
    const { shop, cart } = await renderSettled();
    expect(cart()).toMatchObject({ status: 'ready', cartId: null, count: 0 });
    expect(shop.calls).toEqual([]);
  });

  it('creates a cart for the first item, reuses it for the second, and opens with the name', async () => {
    const { shop, cart, skus } = await renderSettled();
    await act(() => cart().addItem(item('A')));
    await act(() => cart().addItem(item('B')));
    expect(shop.calls).toEqual(['guestCartCreate', 'guestCartItemAdd', 'guestCartItemAdd']);
    expect(cart()).toMatchObject({ isOpen: true, addedName: 'Bag B', count: 2 });
    await expect.poll(skus).toEqual(['A', 'B']);
    expect(cart().contains('A')).toBe(true);
  });

  it('adds an item once for two concurrent adds', async () => {
    const { cart, skus } = await renderSettled();
    const results = await act(() =>
      Promise.all([cart().addItem(item('A')), cart().addItem(item('A'))]),
    );
    expect(results).toEqual(['', '']);
    await expect.poll(skus).toEqual(['A']);
  });

  it('serializes changes, so that two first items share one cart', async () => {
    const { shop, cart, skus } = await renderSettled();
    await act(() => Promise.all([cart().addItem(item('A')), cart().addItem(item('B'))]));
    expect(shop.carts.size).toBe(1);
    await expect.poll(skus).toEqual(['A', 'B']);
  });

  it('creates a new cart and repeats the add when the old one has been ordered', async () => {
    const { shop, cart, skus } = await renderSettled();
    await act(() => cart().addItem(item('A')));
    for (const each of shop.carts.values()) each.isActive = false;
    expect(await act(() => cart().addItem(item('B')))).toBe('');
    await expect.poll(skus).toEqual(['B']);
    expect(shop.calls.slice(2)).toEqual([
      'guestCartItemAdd',
      'guestCartCreate',
      'guestCartItemAdd',
    ]);
  });

  it('reads the cart once for concurrent readers', async () => {
    const { shop, cart } = await renderSettled();
    await act(() => cart().addItem(item('A')));
    const before = shop.calls.length;
    await act(() => Promise.all([cart().refresh(), cart().refresh()]));
    expect(shop.calls.slice(before)).toEqual(['guestCart']);
  });

  it('adds a quote with the id of what it pays for', async () => {
    const { shop, cart } = await renderSettled();
    await act(() => cart().addItem({ ...item('QUOTE-1'), quoteId: 'Q-1' }));
    expect(shop.carts.get('cart-1')?.lines).toMatchObject([{ sku: 'QUOTE-1', quoteId: 'Q-1' }]);
  });

  it('clears the cart after it has been ordered here', async () => {
    const { client, cart } = await renderSettled();
    await act(() => cart().addItem(item('A')));
    await act(() => cart().clear());
    await expect.poll(cart).toMatchObject({ status: 'ready', cartId: null, cart: null });
    expect(JSON.stringify(client.cache.extract())).not.toContain('Cart:');
  });
});

describe('failures', () => {
  it("shows the shop's message for a rejected item and stays closed", async () => {
    const { shop, cart } = await renderSettled();
    shop.sold.add('A');
    const result = await act(() => cart().addItem(item('A')));
    expect(result).toBe('This product is sold.');
    expect(cart()).toMatchObject({ isOpen: false, addedName: null });
  });

  it('does not repeat an add whose response was lost, but checks whether the item was added', async () => {
    const { shop, cart, skus } = await renderSettled();
    shop.trouble.set('guestCartItemAdd', 'response lost');
    expect(await act(() => cart().addItem(item('A')))).toBe('');
    expect(shop.calls.filter((call) => call === 'guestCartItemAdd')).toHaveLength(1);
    await expect.poll(skus).toEqual(['A']);
  });

  it('reports an add that did not reach the shop', async () => {
    const { shop, cart } = await renderSettled();
    shop.trouble.set('guestCartItemAdd', 'unreachable');
    const result = await act(() => cart().addItem(item('A')));
    expect(result).toContain('couldn’t reach the shop');
  });

  it('drops the cart when the back end rejects reading it', async () => {
    const { shop, cart } = await renderSettled();
    await act(() => cart().addItem(item('A')));
    shop.trouble.set('guestCart', 'rejected');
    await act(() => cart().refresh());
    await expect.poll(cart).toMatchObject({ status: 'ready', cartId: null });
  });

  it('shows no cart while the gateway is unreachable and restores it on retry', async () => {
    const { shop, cart, skus } = await renderSettled();
    await act(() => cart().addItem(item('A')));
    shop.trouble.set('guestCart', 'unreachable');
    await act(() => cart().refresh());
    expect(cart()).toMatchObject({ status: 'failed', cart: null });
    shop.trouble.clear();
    await act(() => cart().refresh());
    await expect.poll(skus).toEqual(['A']);
  });

  it('removes a line optimistically and accepts one that no longer exists', async () => {
    const { cart, skus } = await renderSettled();
    await act(() => cart().addItem(item('A')));
    const removing = act(() => cart().removeLine('1', item('A')));
    await removing;
    await expect.poll(skus).toEqual([]);
    await act(() => cart().removeLine('1'));
    expect(cart()).toMatchObject({ problem: null });
  });

  it('restores a line that could not be removed and names it', async () => {
    const { shop, cart, skus } = await renderSettled();
    await act(() => cart().addItem(item('A')));
    shop.trouble.set('guestCartItemRemove', 'unreachable');
    await act(() => cart().removeLine('1', item('A')));
    expect(cart()).toMatchObject({ problem: { lineId: '1' }, removed: null });
    await expect.poll(skus).toEqual(['A']);
  });

  it('reports no removal while the shop cannot be reached', async () => {
    const { shop, cart, skus } = await renderSettled();
    await act(() => cart().addItem(item('A')));
    for (const field of ['guestCartItemRemove', 'guestCart'])
      shop.trouble.set(field, 'unreachable');
    await act(() => cart().removeLine('1', item('A')));
    expect(cart()).toMatchObject({ status: 'failed', problem: { lineId: '1' }, removed: null });
    shop.trouble.clear();
    await act(() => cart().refresh());
    expect(skus()).toEqual(['A']);
  });

  it('restores the line removed last, or shows why it cannot', async () => {
    const { shop, cart, skus } = await renderSettled();
    await act(() => cart().addItem(item('A')));
    await act(() => cart().removeLine('1', item('A')));
    expect(cart().removed).toEqual(item('A'));
    await act(() => cart().undoRemoval(item('A')));
    await expect.poll(skus).toEqual(['A']);
    await act(() => cart().removeLine('1', item('A')));
    shop.sold.add('A');
    await act(() => cart().undoRemoval(item('A')));
    expect(cart().problem).toEqual({ lineId: null, message: 'This product is sold.' });
  });
});

describe('a changing session', () => {
  it("shows only the customer's cart after sign-in", async () => {
    const { shop, cart, skus } = await renderSettled();
    await act(() => cart().addItem(item('A')));
    act(() => session.begin('Ann'));
    await expect.poll(() => cart().cart).toBeNull();
    await act(() => cart().addItem(item('B')));
    await expect.poll(skus).toEqual(['B']);
    expect(shop.carts.get('mine')?.lines).toMatchObject([{ sku: 'B' }]);
  });

  it("adds an item to the guest's cart when the session ended during the add", async () => {
    const shop = new FakeShop();
    act(() => session.begin('Ann'));
    const { cart, skus } = await renderSettled(shop);
    await act(() => cart().addItem(item('A')));
    shop.trouble.set('customerCartItemAdd', 'session ended');
    expect(await act(() => cart().addItem(item('B')))).toBe('');
    expect(session.getState().status).toBe('guest');
    await expect.poll(skus).toEqual(['B']);
  });
});

describe('the persisted cart', () => {
  it('is shown after a reload before the network responds, also to a customer', async () => {
    for (const isMember of [false, true]) {
      if (isMember) session.begin('Ann');
      const shop = new FakeShop();
      const first = await renderPersisted(shop);
      await act(() => first.cart().addItem(item('A')));
      first.unmount();
      shop.trouble.set('guestCart', 'pending').set('customerCart', 'pending');
      const reloaded = renderCart(shop);
      await act(() => persistence.start(reloaded.client.cache as ShopCache));
      await expect.poll(reloaded.skus).toEqual(['A']);
      reloaded.unmount();
      window.localStorage.clear();
    }
  });

  it('follows another tab', async () => {
    const shop = new FakeShop();
    const other = await renderPersisted(shop);
    await act(() => other.cart().addItem(item('A')));
    const [key = ''] = Object.keys(window.localStorage);
    const newValue = window.localStorage.getItem(key);
    other.unmount();
    window.localStorage.clear();
    const here = await renderPersisted(shop);
    await expect.poll(here.skus).toEqual([]);
    window.localStorage.setItem(key, newValue ?? '');
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await expect.poll(here.skus).toEqual(['A']);
    expect(here.cart().isOpen).toBe(false);
  });

  it('is used by a tab that adds its first item, instead of creating another', async () => {
    const shop = new FakeShop();
    const other = await renderPersisted(shop);
    await act(() => other.cart().addItem(item('A')));
    const stored = { ...window.localStorage };
    other.unmount();
    window.localStorage.clear();
    const here = await renderPersisted(shop);
    for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
    await act(() => here.cart().addItem(item('B')));
    expect(shop.carts.size).toBe(1);
    await expect.poll(here.skus).toEqual(['A', 'B']);
  });
});

describe('components', () => {
  async function renderWith(children: React.ReactNode, shop = new FakeShop()) {
    const page = renderCart(shop);
    page.unmount();
    const router = createMemoryRouter([{ path: '*', element: children }]);
    const Wrapper = page.wrapper;
    render(
      <Wrapper>
        <RouterProvider router={router} />
      </Wrapper>,
    );
    return page;
  }

  it('AddToCartButton adds once on a double click and then opens the cart', async () => {
    const { shop } = await renderWith(<AddToCartButton item={item('A')} />);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Add To Shopping Bag' }));
    await screen.findByRole('button', { name: 'In Your Shopping Bag' });
    expect(shop.calls.filter((call) => call === 'guestCartItemAdd')).toHaveLength(1);
  });

  it('AddToCartButton shows in a dialog why an item was rejected', async () => {
    const shop = new FakeShop();
    shop.sold.add('A');
    await renderWith(<AddToCartButton item={item('A')} />, shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Add To Shopping Bag' }));
    expect(await screen.findByText('This product is sold.')).toBeTruthy();
  });

  it('AddToCartButton shows all reasons', async () => {
    const userErrors = ['Not enough items for sale.', 'Choose a size.'].map((message) => ({
      code: 'BAD_USER_INPUT',
      message,
      field: null,
      status: 400,
    }));
    const guestCartItemAdd = () => ({ cart: null, line: null, userErrors });
    await renderWith(<AddToCartButton item={item('A')} />, new FakeShop({ guestCartItemAdd }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add To Shopping Bag' }));
    expect(await screen.findByText('Not enough items for sale. Choose a size.')).toBeTruthy();
  });

  it('CartDrawerContents confirms an item, removes it and restores it', async () => {
    await renderWith(
      <>
        <AddToCartButton item={item('A')} />
        <CartDrawerContents />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add To Shopping Bag' }));
    await screen.findByText(/^Bag A was added to your shopping bag\. Please note/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Item: Bag A' }));
    await screen.findByText('Your shopping bag is empty.');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(document.activeElement?.role).toBe('status');
    await screen.findByRole('button', { name: 'Remove Item: Bag A' });
  });

  it('CartDrawerContents drops the confirmation when the cart has been ordered in another tab', async () => {
    const { shop } = await renderWith(
      <>
        <AddToCartButton item={item('A')} />
        <CartDrawerContents />
        <OpenButton />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add To Shopping Bag' }));
    await screen.findByText(/^Bag A was added to your shopping bag/);
    for (const each of shop.carts.values()) each.isActive = false;
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByText('Your shopping bag is empty.');
    expect(screen.queryByText(/was added/)).toBeNull();
  });

  it('CartDrawerContents tells a customer whose session has ended, and offers to sign in', async () => {
    const shop = new FakeShop();
    session.begin('Ann');
    await renderWith(
      <>
        <AddToCartButton item={item('A')} />
        <AddToCartButton item={item('B')} />
        <CartDrawerContents />
      </>,
      shop,
    );
    const [first] = await screen.findAllByRole('button', { name: 'Add To Shopping Bag' });
    await userEvent.click(first as HTMLElement);
    await screen.findByRole('button', { name: 'Remove Item: Bag A' });
    shop.trouble.set('customerCartItemAdd', 'session ended');
    await userEvent.click(screen.getByRole('button', { name: 'Add To Shopping Bag' }));
    await screen.findByRole('button', { name: 'Remove Item: Bag B' });
    expect(screen.getByText(LOGGED_OUT_NOTICE)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(session.getState()).toMatchObject({ dialog: 'SIGN_IN', notice: LOGGED_OUT_NOTICE });
    session.closeDialog();
  });

  it('CartDrawerContents is not empty to a customer whose session ends while it is open', async () => {
    const shop = new FakeShop();
    session.begin('Ann');
    await renderWith(
      <>
        <AddToCartButton item={item('A')} />
        <CartDrawerContents />
      </>,
      shop,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add To Shopping Bag' }));
    shop.trouble.set('customerCartItemRemove', 'session ended');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Item: Bag A' }));
    await screen.findByText(LOGGED_OUT_NOTICE);
    expect(screen.queryByText('Your shopping bag is empty.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
