// @vitest-environment happy-dom
import { type ApolloClient, gql } from '@apollo/client';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RootData } from '#apollo/schema.test-helpers.tsx';
import { LOGGED_OUT_NOTICE, session } from '#apollo/session/session.ts';
import { createAttempt, orderAttempt, rememberOrder } from '#domains/payments/index.ts';
import { trackPageView } from '#lib/browser/analytics.ts';
import { UNREACHABLE } from '#lib/forms/rejection.ts';
import { CartId } from '../Cart.generated.ts';
import { renderCart } from '../CartProvider.test-helpers.tsx';
import { type OrderSnapshot, placedOrder } from '../complete/snapshot.ts';
import { CheckoutContents } from './CheckoutContents.tsx';
import { readDraft, updateDraft } from './draft.ts';
import { FakeCheckout } from './FakeCheckout.test-helpers.ts';
import { ORDER_FAILURE } from './pay/usePlacing.ts';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  session.start();
  session.lose();
});

function renderContents(shop: FakeCheckout, known?: ApolloClient, cartId: string | null = null) {
  const { client, wrapper: Wrapper, unmount } = renderCart(shop, known);
  unmount();
  const routes = [
    {
      path: '/',
      element: (
        <RootData features={[]}>
          <CheckoutContents />
        </RootData>
      ),
    },
    { path: '/order-complete', element: <h1>Thank you</h1> },
  ];
  client.cache.writeQuery({ query: CartId, data: { cartId } });
  const router = createMemoryRouter(routes);
  render(
    <Wrapper>
      <RouterProvider router={router} />
    </Wrapper>,
  );
  return client;
}

async function renderCheckout(shop = new FakeCheckout(), known?: ApolloClient) {
  const client = renderContents(shop, known, 'cart-1');
  const place = await screen.findByRole('button', { name: /Place order|Updating the total/ });
  return {
    shop,
    client,
    place,
    summary: within(await screen.findByRole('region', { name: 'Your order' })),
  };
}

async function fillIn() {
  const fields = {
    Email: 'nora@example.test',
    'First name': 'Nora',
    'Last name': 'Vance',
    Address: '12 Harbor Lane',
    City: 'Los Angeles',
    'ZIP code': '90001',
    Phone: '213-555-0123',
  };
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.selectOptions(screen.getByLabelText('State'), 'California');
}

async function renderFilledCheckout() {
  const checkout = await renderCheckout();
  await fillIn();
  await waitFor(() => expect(checkout.place.textContent).toBe('Place order · $115'));
  return checkout;
}

// First, because a page that has placed an order of this cart expects its own confirmation.
it('says that another tab has ordered the cart, with the focus on the heading', async () => {
  const { client } = await renderCheckout();
  screen.getByLabelText('Address').focus();
  act(() => {
    rememberOrder(client.cache, { cartId: 'cart-1', orderId: '7', orderNumber: '000000007' });
    client.cache.writeQuery({ query: CartId, data: { cartId: null } });
  });
  const heading = await screen.findByRole('heading', { name: 'You’ve already placed this order' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('still says after a reload that another tab has ordered the cart', async () => {
  const { shop, client } = await renderCheckout();
  act(() => {
    rememberOrder(client.cache, { cartId: 'cart-1', orderId: '7', orderNumber: '000000007' });
    client.cache.writeQuery({ query: CartId, data: { cartId: null } });
  });
  await screen.findByRole('heading', { name: 'You’ve already placed this order' });
  cleanup();
  renderContents(shop, client);
  await screen.findByRole('heading', { name: 'You’ve already placed this order' });
});

describe('an order whose response the shopper did not wait for', () => {
  async function leaveOrder(cartId = 'cart-1') {
    const { shop, client } = await renderCheckout();
    cleanup();
    const payment = { kind: 'method', code: 'checkmo', nonce: null } as const;
    const order = { cartId, owner: 'guest', email: 'nora@example.test' } as const;
    orderAttempt.write(client.cache, createAttempt({ ...order, payment }));
    return { shop, client };
  }
  const reason = 'Some of the products are out of stock.';

  it('is sent again after a reload, and shows why it was rejected, until it is sent anew', async () => {
    const { shop, client } = await leaveOrder();
    shop.rejections.set('order', reason);
    const { place } = await renderCheckout(shop, client);
    await screen.findByText(reason);
    await fillIn();
    await waitFor(() => expect(place.textContent).toBe('Place order · $115'));
    shop.trouble.set('guestCartOrderPlace', 'unreachable');
    await userEvent.click(place);
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
  });

  it('also shows it to a shopper who leaves the page meanwhile and comes back', async () => {
    const { shop, client } = await leaveOrder();
    shop.trouble.set('guestCartOrderPlace', 'unreachable');
    renderContents(shop, client, 'cart-1');
    await screen.findByRole('heading', { name: 'Your order is being placed' });
    cleanup();
    shop.trouble.clear();
    shop.rejections.set('order', reason);
    renderContents(shop, client, 'cart-1');
    await screen.findByText(reason);
  });

  it.each([
    { what: 'of another cart', cartId: 'cart-0', sold: [] },
    { what: 'whose item has been sold, which says so itself', cartId: 'cart-1', sold: ['a'] },
  ])('does not repeat the reason for an order $what', async ({ cartId, sold }) => {
    const { shop, client } = await leaveOrder(cartId);
    shop.rejections.set('order', reason);
    for (const sku of sold) shop.sold.add(sku);
    await renderCheckout(shop, client);
    expect(screen.queryByText(reason)).toBeNull();
  });
});

it('offers to read the cart again when the gateway could not', async () => {
  const shop = new FakeCheckout();
  let reads = 0;
  vi.spyOn(shop.calls, 'push').mockImplementation((field) => {
    if (field === 'guestCart') reads += 1;
    // The first read is that of the cart's provider.
    if (reads === 2) shop.trouble.set('guestCart', 'rejected');
    return reads;
  });
  renderContents(shop, undefined, 'cart-1');
  const again = await screen.findByRole('button', { name: 'Try again' });
  shop.trouble.clear();
  await userEvent.click(again);
  await screen.findByRole('button', { name: /Place order/ });
});

it('shows the confirmation if the page was reloaded before it', async () => {
  const shop = new FakeCheckout();
  const client = renderContents(shop);
  cleanup();
  placedOrder.write(client.cache, { cartId: 'cart-9' } as OrderSnapshot);
  updateDraft(client.cache, { cartId: 'cart-9' });
  renderContents(shop, client);
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(readDraft(client.cache).cartId).toBeNull();
});

it('lists missing fields with a link to each and sends nothing', async () => {
  const { shop, place } = await renderCheckout();
  await userEvent.click(place);
  const alert = await screen.findByText(/^Fix \d+ things to place your order:/);
  const links = within(alert).getAllByRole('button');
  await userEvent.click(links[0] as HTMLElement);
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(document.activeElement).toBe(email));
  const description = document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('Email');
  expect(shop.inputs.has('order')).toBe(false);
});

it('estimates and sets shipping, places the order with one key, and clears the form', async () => {
  const { shop, client, place } = await renderFilledCheckout();
  expect(shop.inputs.get('shipping')).toMatchObject({
    cartId: 'cart-1',
    carrierCode: 'ups',
    methodCode: 'ground',
    shippingAddress: { line1: '12 Harbor Lane', regionId: '12' },
  });
  expect(readDraft(client.cache).values.email).toBe('nora@example.test');

  const item = { __typename: 'Product', sku: 'a' };
  const fragment = gql('fragment Item on Product { sku isSalable }');
  client.cache.writeFragment({ fragment, data: { ...item, isSalable: true } });
  await userEvent.click(place);
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeDefined();
  expect(shop.inputs.get('order')).toMatchObject({
    cartId: 'cart-1',
    email: 'nora@example.test',
    idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
    paymentMethod: { code: 'checkmo' },
  });
  expect(readDraft(client.cache).values.email).toBe('');
  expect(client.cache.extract()).toMatchObject({ 'Product:{"sku":"a"}': item });
  expect(client.cache.readFragment({ fragment, from: item })).toBeNull();
  trackPageView('datalayer', { page_path: '/order-complete', page_title: 'Thank you' });
  expect(window.dataLayer?.at(-1)).toMatchObject({
    event: 'purchase',
    ecommerce: { value: 115, items: [{ item_id: expect.any(String), sku: expect.any(String) }] },
  });
});

it('places no order when the total has changed, shows the new total, and estimates shipping anew', async () => {
  const { shop, place } = await renderFilledCheckout();
  shop.addSurcharge(20);
  shop.inputs.delete('estimate');
  await userEvent.click(place);
  expect(await screen.findByText(/^Your total is now \$135\./)).toBeDefined();
  expect(shop.inputs.has('order')).toBe(false);
  await waitFor(() => expect(place.textContent).toBe('Place order · $135'));
  expect(shop.inputs.has('estimate')).toBe(true);
});

it('shows why an order was rejected and keeps the form', async () => {
  const { shop, place } = await renderFilledCheckout();
  shop.rejections.set('order', 'This item has been sold.');
  await userEvent.click(place);
  expect(await screen.findByText('This item has been sold.')).toBeDefined();
  expect(screen.getByLabelText('Address')).toHaveProperty('value', '12 Harbor Lane');
});

it('estimates shipping anew when the selected method is no longer offered', async () => {
  const { shop, place } = await renderFilledCheckout();
  shop.rejectionCode = 'BAD_USER_INPUT';
  shop.rejections.set('order', 'The shipping method is missing.');
  shop.inputs.delete('estimate');
  await userEvent.click(place);
  expect(await screen.findByText(ORDER_FAILURE)).toBeDefined();
  await waitFor(() => expect(shop.inputs.has('estimate')).toBe(true));
});

it('says in a single alert that an item has been sold meanwhile', async () => {
  const { shop, place } = await renderFilledCheckout();
  const alerts: string[] = [];
  const note = () => alerts.push(...screen.getAllByRole('alert').map((each) => each.textContent));
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  shop.rejections.set('order', 'Some of the products are out of stock.');
  shop.sold.add('a');
  await userEvent.click(place);
  await screen.findByRole('button', { name: 'Remove it and continue' });
  await waitFor(() => expect(place.textContent).toMatch(/^Place order/));
  observer.disconnect();
  const texts = new Set(alerts.filter((text) => text !== ''));
  expect([...texts]).toEqual([expect.stringMatching(/^Bag a has just been sold to someone else/)]);
});

it('keeps the form hidden while an order without a response is checked again', async () => {
  const { shop, place } = await renderFilledCheckout();
  shop.trouble.set('guestCartOrderPlace', 'unreachable');
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  act(() => place.click());
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  vi.useRealTimers();
  shop.trouble.clear();
  act(() => screen.getByRole('button', { name: 'Check again' }).click());
  const heading = screen.getByRole('heading', { name: 'Your order is being placed' });
  expect(document.activeElement).toBe(heading);
  expect(screen.queryByRole('button', { name: /^Plac/ })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeDefined();
});

it('returns to the form with the reason when an order without a response is given up', async () => {
  const { shop, place } = await renderFilledCheckout();
  shop.trouble.set('guestCartOrderPlace', 'unreachable');
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  act(() => place.click());
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  vi.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Back to checkout' }));
  expect(await screen.findByText(ORDER_FAILURE)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'We haven’t heard back yet' })).toBeNull();
  shop.trouble.clear();
  await userEvent.click(await screen.findByRole('button', { name: /^Place order/ }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeDefined();
});

it('sends no order while offline, and says so', async () => {
  const { shop, place } = await renderFilledCheckout();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(place);
  expect(await screen.findByText(UNREACHABLE)).toBeDefined();
  onLine.mockRestore();
  expect(shop.inputs.has('order')).toBe(false);
  await userEvent.click(place);
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeDefined();
});

it('shows why shipping could not be set, asks for no other address, and retries with the focus on the section', async () => {
  const { shop, place } = await renderCheckout();
  shop.rejections.set('shipping', 'The carrier cannot be reached.');
  await fillIn();
  expect(await screen.findByText('The carrier cannot be reached.')).toBeDefined();
  expect(screen.queryAllByText('Enter your address')).toEqual([]);
  shop.rejections.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shipping method' }));
  await waitFor(() => expect(place.textContent).toBe('Place order · $115'));
});

it('says that a complete address has no payment method, and reads them again with the focus on the section', async () => {
  const shop = new FakeCheckout();
  const methods = shop.paymentMethods;
  shop.paymentMethods = [];
  const { place } = await renderCheckout(shop);
  expect(screen.getByText('Enter your address to see payment methods.')).toBeDefined();
  await fillIn();
  expect(await screen.findByText('No payment method is available right now.')).toBeDefined();
  shop.paymentMethods = methods;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment' }));
  await waitFor(() => expect(place.textContent).toBe('Place order · $115'));
  expect(screen.getByRole('radio', { name: /^Check/ })).toBeDefined();
});

it('asks for the email instead of the address when only the email is missing', async () => {
  const { summary } = await renderCheckout();
  expect(summary.getAllByText('Enter your address')).not.toEqual([]);
  await fillIn();
  await userEvent.clear(screen.getByLabelText('Email'));
  expect(await summary.findAllByText('Enter your email')).not.toEqual([]);
  expect(screen.queryAllByText('Enter your address')).toEqual([]);
});

it('applies and removes a coupon, and shows the message for a rejected one', async () => {
  const { shop, summary } = await renderCheckout();
  await userEvent.click(summary.getByRole('button', { name: 'Add a coupon' }));
  await userEvent.click(summary.getByRole('button', { name: 'Apply' }));
  expect(await summary.findByText('Coupon code is required.')).toBeDefined();
  shop.rejections.set('coupon', 'This coupon has ended.');
  await userEvent.type(summary.getByLabelText('Coupon code'), 'SAVE');
  await userEvent.click(summary.getByRole('button', { name: 'Apply' }));
  expect(await summary.findByText('This coupon has ended.')).toBeDefined();
  shop.rejections.clear();
  await userEvent.click(summary.getByRole('button', { name: 'Apply' }));
  const remove = await summary.findByRole('button', { name: 'Remove SAVE' });
  await waitFor(() => expect(document.activeElement).toBe(remove));
  await userEvent.click(remove);
  const add = await summary.findByRole('button', { name: 'Add a coupon' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

it('shows the shipping methods that a coupon offers, until it is removed', async () => {
  const { place, summary } = await renderFilledCheckout();
  const locker = () => screen.queryByRole('radio', { name: /Locker/ });
  await userEvent.click(summary.getByRole('button', { name: 'Add a coupon' }));
  await userEvent.type(summary.getByLabelText('Coupon code'), 'SAVE');
  await userEvent.click(summary.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(place.textContent).toBe('Place order · $105'));
  await waitFor(() => expect(locker()).not.toBeNull());
  await userEvent.click(summary.getByRole('button', { name: 'Remove SAVE' }));
  await waitFor(() => expect(place.textContent).toBe('Place order · $115'));
  expect(locker()).toBeNull();
});

it('moves the focus into an optional field when it is opened', async () => {
  await renderCheckout();
  await userEvent.click(screen.getByRole('button', { name: 'Add a company' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Company'));
  await userEvent.click(screen.getByRole('button', { name: 'Add apartment, suite, floor' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Apartment, suite, floor'));
});

it('restores the form when the checkout is opened again', async () => {
  const { shop, client } = await renderCheckout();
  await fillIn();
  cleanup();
  await renderCheckout(shop, client);
  expect(screen.getByLabelText('Address')).toHaveProperty('value', '12 Harbor Lane');
});

it('tells a customer who has signed out in another tab, and offers to sign in', async () => {
  session.begin('Ann');
  await renderCheckout();
  screen.getByLabelText('Address').focus();
  act(() => session.restore(null));
  const notice = await screen.findByText(LOGGED_OUT_NOTICE);
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(screen.queryByText('Your shopping bag is empty.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(session.getState()).toMatchObject({ dialog: 'SIGN_IN', notice: LOGGED_OUT_NOTICE });
  act(() => session.begin('Ann'));
  await screen.findByRole('button', { name: /Place order|Updating the total/ });
});
