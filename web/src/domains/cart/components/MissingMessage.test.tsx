// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import type { ShopCache } from '#apollo/cache.ts';
import { persistence, STORAGE_KEY } from '#apollo/persist.ts';
import { session } from '#apollo/session/session.ts';
import { FakeShop, renderCart } from '../CartProvider.test-helpers.tsx';
import { useCart } from '../CartProvider.tsx';
import { CartDrawerContents } from './CartDrawerContents.tsx';

const item = (sku: string) => ({ id: null, sku, name: `Bag ${sku}`, quoteId: null });
const GONE = /no longer in your shopping bag/;
const notices = () => screen.queryAllByText(GONE).map(({ textContent }) => textContent);

beforeEach(() => {
  window.localStorage.clear();
  session.start();
  session.lose();
});

function AddButton({ sku }: { sku: string }) {
  const { addItem, refresh } = useCart();
  return (
    <>
      <button type="button" onClick={() => void addItem(item(sku))}>
        Add {sku}
      </button>
      <button type="button" onClick={() => void refresh()}>
        Refresh {sku}
      </button>
    </>
  );
}

/** Opens a page in a browser that keeps its storage. */
async function openPage(shop: FakeShop, { showsCart = true } = {}) {
  const first = renderCart(shop);
  first.unmount();
  const element = (
    <>
      <AddButton sku="A" />
      <AddButton sku="B" />
      {showsCart && <CartDrawerContents />}
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const Wrapper = first.wrapper;
  const { unmount } = render(
    <Wrapper>
      <RouterProvider router={router} />
    </Wrapper>,
  );
  await act(async () => persistence.start(first.client.cache as ShopCache));
  const leave = async () => {
    await persistence.flush();
    unmount();
  };
  return { leave, refresh: () => userEvent.click(screen.getByText('Refresh A')) };
}

async function openWithItems(shop: FakeShop) {
  const page = await openPage(shop);
  for (const sku of ['A', 'B']) {
    await userEvent.click(screen.getByText(`Add ${sku}`));
    await screen.findByRole('button', { name: `Remove Item: Bag ${sku}` });
  }
  return page;
}

/** As Magento does when staff disable a product. */
function withdraw(shop: FakeShop, sku: string): void {
  for (const cart of shop.carts.values())
    cart.lines = cart.lines.filter((line) => line.sku !== sku);
}

it('names an item once that staff have withdrawn, also if another page has read the cart first', async () => {
  for (const isCustomer of [false, true]) {
    window.localStorage.clear();
    if (isCustomer) session.begin('Ann');
    const shop = new FakeShop();
    await (await openWithItems(shop)).leave();
    withdraw(shop, 'A');
    const home = await openPage(shop, { showsCart: false });
    await home.refresh();
    await expect.poll(() => window.localStorage.getItem(STORAGE_KEY)).not.toContain('"sku":"A"');
    await home.leave();
    const cart = await openPage(shop);
    await expect.poll(notices).toEqual(['Bag A is no longer in your shopping bag.']);
    await cart.leave();
    const again = await openPage(shop);
    await screen.findByRole('button', { name: 'Remove Item: Bag B' });
    expect(notices()).toEqual([]);
    await again.leave();
  }
});

it('names the only item above the empty cart', async () => {
  const shop = new FakeShop();
  const { refresh } = await openWithItems(shop);
  withdraw(shop, 'A');
  withdraw(shop, 'B');
  await refresh();
  await screen.findByText('Your shopping bag is empty.');
  expect(notices()).toEqual([
    'Bag A is no longer in your shopping bag.',
    'Bag B is no longer in your shopping bag.',
  ]);
});

it('does not name items that the shopper removes', async () => {
  await openWithItems(new FakeShop());
  for (const sku of ['A', 'B'])
    await userEvent.click(screen.getByRole('button', { name: `Remove Item: Bag ${sku}` }));
  await screen.findByText('Your shopping bag is empty.');
  expect(notices()).toEqual([]);
});

it('does not name an item that the shopper removes in another tab', async () => {
  const shop = new FakeShop();
  const here = await openWithItems(shop);
  await persistence.flush();
  // What the other tab stores.
  const newValue = (window.localStorage.getItem(STORAGE_KEY) ?? '').replace(
    '"removedIds":[]',
    '"removedIds":["1"]',
  );
  window.localStorage.setItem(STORAGE_KEY, newValue);
  await act(() =>
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue })),
  );
  withdraw(shop, 'A');
  await here.refresh();
  await waitFor(() => expect(screen.queryByText('Bag A')).toBeNull());
  expect(notices()).toEqual([]);
});

it('names nothing when the cart has been ordered in another tab', async () => {
  const shop = new FakeShop();
  const { refresh } = await openWithItems(shop);
  for (const cart of shop.carts.values()) Object.assign(cart, { isActive: false, lines: [] });
  await refresh();
  await screen.findByText('Your shopping bag is empty.');
  expect(notices()).toEqual([]);
});
