// @vitest-environment happy-dom
import type { ApolloCache } from '@apollo/client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Resolvers, RootData, renderScreen } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { type OrderSnapshot, placedOrder } from '#domains/cart/index.ts';
import { orderStages, orderText, returnWindow } from './orderStatus.ts';
import { anItem, anOrder, aShipment, dollars } from './orders.test-helpers.ts';
import GuestOrderRoute from './routes/GuestOrderRoute.tsx';
import OrderCompleteRoute from './routes/OrderCompleteRoute.tsx';
import OrderRoute from './routes/OrderRoute.tsx';
import OrdersRoute from './routes/OrdersRoute.tsx';

const refund = { itemsAmount: dollars('1'), fee: dollars('0'), refund: dollars('1') };

type Order = Parameters<typeof orderStages>[0] & Parameters<typeof orderText>[0];

beforeEach(() => session.start());
afterEach(() => {
  cleanup();
  window.location.hash = '';
});

/** Renders a screen in the tab that placed `order`. */
function renderAfterOrder(element: ReactElement, order: object, resolvers: Resolvers = {}) {
  const prepare = (cache: ApolloCache) => placedOrder.write(cache, order as OrderSnapshot);
  return renderScreen(element, resolvers, '/', undefined, prepare);
}

const doneStages = (state: string, shipments: object[] = []) =>
  orderStages(anOrder({ state, shipments }) as unknown as Order)
    .filter(({ isDone }) => isDone)
    .map(({ label }) => label);

it('shows an order as delivered once all shipments are', () => {
  const delivered = aShipment('DELIVERED', 'IN_TRANSIT', 'LABEL_CREATED');
  const shipments = [delivered, aShipment('IN_TRANSIT')];
  expect(doneStages('COMPLETE', shipments).at(-1)).toBe('In transit');
  const stages = orderStages(anOrder({ shipments: [delivered] }) as unknown as Order);
  expect(stages.at(-1)).toEqual({
    label: 'Delivered',
    at: '2026-11-09T10:00:00.000Z',
    isDone: true,
  });
});

it('ends the progress at a cancellation or refund', () => {
  expect(doneStages('CANCELED')).toEqual(['Placed', 'Canceled']);
  expect(doneStages('CLOSED', [aShipment('DELIVERED')]).at(-1)).toBe('Refunded');
});

it('shows an order on hold after the stages that it has reached', () => {
  expect(doneStages('HOLDED')).toEqual(['Placed', 'On hold']);
  const shipped = ['Placed', 'Being prepared', 'Shipped', 'On hold'];
  expect(doneStages('HOLDED', [aShipment('LABEL_CREATED')])).toEqual(shipped);
  expect(doneStages('PENDING_PAYMENT').at(-1)).toBe('Waiting for payment');
});

it("shows the back end's status of an unknown state", () => {
  const order = anOrder({ state: null, status: 'on_its_way' }) as unknown as Order;
  expect(orderText(order)).toBe('On its way');
});

it.each([
  ['Placed', 'NEW', []],
  ['Being prepared', 'PROCESSING', []],
  ['Shipped', 'COMPLETE', [aShipment('LABEL_CREATED')]],
  ['In transit', 'COMPLETE', [aShipment('IN_TRANSIT')]],
  [
    'In transit',
    'PROCESSING',
    [{ ...aShipment('DELIVERED'), id: '2' }, aShipment('LABEL_CREATED')],
  ],
  ['Out for delivery', 'COMPLETE', [aShipment('OUT_FOR_DELIVERY')]],
  ['Delivered', 'COMPLETE', [aShipment('DELIVERED')]],
  ['Refunded', 'CLOSED', [aShipment('IN_TRANSIT')]],
  ['Canceled', 'CANCELED', []],
])('says "%s" in the list and on the page of an order', async (text, state, shipments) => {
  const order = anOrder({ state, shipments });
  const customerOrders = { page: 1, pageCount: 1, totalCount: 1, orders: [order] };
  renderScreen(<OrdersRoute />, { customerOrders: () => customerOrders });
  await screen.findByText(text);
  cleanup();
  renderScreen(<OrderRoute />, { customerOrder: () => order });
  const progress = await screen.findByRole('list', { name: 'Order progress' });
  expect(progress.querySelector('[aria-current=step]')?.textContent).toContain(text);
});

it('shows an order as shipped whose shipment has no tracking number', () => {
  const items = [anItem('1', { quantityShipped: 1 })];
  const order = anOrder({ items, shipments: [], state: 'PROCESSING' }) as unknown as Order;
  expect(orderText(order)).toBe('Shipped');
});

it('shows an order of quotes as paid, without shipping', () => {
  const items = [anItem('1', { productType: 'virtual' })];
  const order = anOrder({ items, shipments: [] }) as unknown as Order;
  expect(orderText(order)).toBe('Paid');
  expect(orderStages(order).map(({ label }) => label)).toEqual(['Placed', 'Paid']);
});

it('shows the return window as open until its last moment, and as closed afterwards', () => {
  const until = '2026-11-16T11:00:00.000Z';
  const end = Date.parse(until);
  expect(returnWindow(until, end - 1)).toEqual({
    isOpen: true,
    text: 'Items can be returned until November 16, 2026.',
  });
  expect(returnWindow(until, end)).toEqual({
    isOpen: false,
    text: 'Items could be returned until November 16, 2026.',
  });
  expect(returnWindow(null, end)).toBeNull();
});

it('lists orders with the first item, the number of further ones, and the progress', async () => {
  const order = anOrder({ items: [anItem('1'), anItem('2')] });
  const customerOrders = { page: 1, pageCount: 2, totalCount: 11, orders: [order] };
  renderScreen(<OrdersRoute />, { customerOrders: () => customerOrders });
  const link = await screen.findByRole('link', { name: 'Order 000000007' });
  expect(link.getAttribute('href')).toBe('/account/orders/7');
  expect(screen.getByText('Bag 1 and 1 more')).toBeTruthy();
  expect(screen.getByText('November 1, 2026 · $1,350.10')).toBeTruthy();
  expect(screen.getByText('Shipped')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Page 2' })).toBeTruthy();
});

it('links from a page out of range to the latest orders, and from an empty list to the shop', async () => {
  const empty = { page: 3, pageCount: 2, totalCount: 11, orders: [] };
  renderScreen(<OrdersRoute />, { customerOrders: () => empty }, '/account/orders?page=3');
  await screen.findByText('No orders on this page');
  cleanup();
  renderScreen(<OrdersRoute />, { customerOrders: () => ({ ...empty, pageCount: 0 }) });
  expect(
    (await screen.findByRole('link', { name: 'Shop new arrivals' })).getAttribute('href'),
  ).toBe('/latest-arrivals');
});

it('mentions neither returns nor the guest look-up where the back end lacks them', async () => {
  const none = { page: 1, pageCount: 0, totalCount: 0, orders: [] };
  const inStockShop = (route: ReactElement) => <RootData features={[]}>{route}</RootData>;
  renderScreen(inStockShop(<OrdersRoute />), { customerOrders: () => none });
  expect(await screen.findByText('After you place an order, you can track it here.')).toBeTruthy();
  renderScreen(inStockShop(<OrderRoute />), { customerOrder: () => null });
  await screen.findByText('Order not found');
  expect(screen.queryByText(/Look it up/)).toBeNull();
});

it('shows an order with exact line totals, totals, tracking and payment', async () => {
  const items = [
    anItem('1', { quantity: 3, quantityRefunded: 2, price: dollars('0.10') }),
    anItem('2', { quantityRefunded: 1, product: null }),
  ];
  const shipments = [aShipment('IN_TRANSIT', 'LABEL_CREATED')];
  const totals = { ...anOrder().totals, refunded: dollars('1250.10') };
  renderScreen(<OrderRoute />, {
    customerOrder: () => anOrder({ items, shipments, totals }),
  });
  const lines = await screen.findByRole('region', { name: 'Items' });
  const [first, second] = within(lines).getAllByRole('listitem');
  expect(first?.textContent).toBe('Bag 1Item SKU1 · Quantity 3Refunded: 2 of 3$0.30');
  expect(second?.textContent).toBe('Bag 2Item SKU2Refunded$1,250.10');
  expect(within(lines).queryByRole('link', { name: 'Bag 2' })).toBeNull();
  const sums = screen.getByRole('region', { name: 'Summary' });
  expect(sums.textContent).toContain('Refunded−$1,250.10');
  expect(sums.textContent).toContain('Payment: Credit card ending in 4242');
  const current = screen.getByRole('list', { name: 'Order progress' });
  expect(current.querySelector('[aria-current=step]')?.textContent).toContain('In transit');
  expect(screen.getByRole('region', { name: 'Tracking' }).textContent).toContain('ENC1');
  await screen.findByRole('link', { name: 'Return items' });
});

it.each([
  [{ quantity: 2, quantityShipped: 1 }, 0, ['Quantity 2Shipped: 1 of 2$', 'Item SKU2$']],
  [{ quantityShipped: 1 }, 0, ['Item SKU1Shipped$', 'Item SKU2$']],
  [{ quantityShipped: 1 }, 1, ['Item SKU1$', 'Item SKU2$']],
])('says which lines are shipped unless all are: %o and %i', async (first, second, texts) => {
  const items = [anItem('1', first), anItem('2', { quantityShipped: second })];
  renderScreen(<OrderRoute />, { customerOrder: () => anOrder({ items }) });
  const lines = await screen.findByRole('region', { name: 'Items' });
  const found = within(lines).getAllByRole('listitem');
  for (const [index, text] of texts.entries()) expect(found[index]?.textContent).toContain(text);
});

it('offers a return until every item has one, then a link to the returns', async () => {
  const order = anOrder({ items: [anItem('1'), anItem('2')] });
  const aReturn = { id: '3', orderId: '7', reason: '', ...refund };
  const resolvers = (...itemIds: string[]) => ({
    customerOrder: () => order,
    customerReturns: () => [
      { ...aReturn, items: itemIds.map((itemId) => ({ itemId, name: 'Bag', product: null })) },
    ],
  });
  renderScreen(<OrderRoute />, resolvers('1'));
  await screen.findByRole('link', { name: 'Return items' });
  cleanup();
  renderScreen(<OrderRoute />, resolvers('1', '2'));
  const link = await screen.findByRole('link', { name: 'See my returns' });
  expect(link.getAttribute('href')).toBe('/account/orders/returns');
  screen.getByText('You’re already returning every item in this order.');
  expect(screen.queryByRole('link', { name: 'Return items' })).toBeNull();
});

it('offers no return after the window has closed, and reports unavailable tracking', async () => {
  const shipments = [{ ...aShipment(), events: null }];
  const order = anOrder({ returnableUntil: '2020-01-01T00:00:00Z', shipments });
  renderScreen(<OrderRoute />, { customerOrder: () => order });
  await screen.findByText('Tracking isn’t available right now. Please check back soon.');
  expect(screen.queryByRole('link', { name: 'Return items' })).toBeNull();
  expect(screen.getByText('Items could be returned until January 1, 2020.')).toBeTruthy();
});

it('has a heading and a title while the order cannot be loaded, and retries', async () => {
  let isDown = true;
  renderScreen(<OrderRoute />, {
    customerOrder: () => {
      if (isDown) throw new Error('down');
      return anOrder();
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  screen.getByRole('heading', { level: 1, name: 'Order' });
  expect(document.title).toMatch(/^Order/);
  isDown = false;
  await userEvent.click(retry);
  await screen.findByRole('heading', { level: 1, name: 'Order 000000007' });
});

it("reports that another customer's order is not in the account", async () => {
  renderScreen(<OrderRoute />, { customerOrder: () => null });
  await screen.findByRole('heading', { name: 'Order not found' });
  expect(screen.getByText('This order isn’t in your account')).toBeTruthy();
});

async function lookUp() {
  await userEvent.type(await screen.findByLabelText('Order number'), ' #000 000 007 ');
  await userEvent.type(screen.getByLabelText('Last name'), 'Vance');
  await userEvent.type(screen.getByLabelText('Billing postal code'), '10001');
  await userEvent.click(screen.getByRole('button', { name: 'Find my order' }));
}

it("finds a guest's order by its three details without caching it", async () => {
  const guestOrder = vi.fn((_args: unknown) => anOrder());
  const page = renderScreen(<GuestOrderRoute />, { guestOrder });
  await userEvent.click(await screen.findByRole('button', { name: 'Find my order' }));
  await screen.findByText('Order number is required.');
  expect(page.calls).toEqual([]);
  await lookUp();
  const heading = await screen.findByRole('heading', { name: 'Order 000000007' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(guestOrder.mock.calls[0]?.[0]).toMatchObject({
    orderNumber: '000000007',
    lastName: 'Vance',
    postalCode: '10001',
  });
  expect(JSON.stringify(page.client.cache.extract())).not.toContain('000000007');
  await userEvent.click(screen.getByRole('button', { name: 'Look up another order' }));
  await screen.findByLabelText('Order number');
});

it('shows one message for every mismatch, and another when the shop is unreachable', async () => {
  let order: null | Error = null;
  const guestOrder = () => {
    if (order) throw order;
    return null;
  };
  renderScreen(<GuestOrderRoute />, { guestOrder });
  await lookUp();
  await screen.findByText(/^We couldn’t find an order with that number/);
  order = new Error('The shop is closed.');
  await userEvent.click(screen.getByRole('button', { name: 'Find my order' }));
  await screen.findByText('The shop is closed.');
});

const snapshot = {
  cartId: 'abc',
  isGuest: true,
  orderNumber: '000000007',
  lines: [
    {
      id: '1',
      sku: 'SKU1',
      name: 'Bag 1',
      quantity: 1,
      price: dollars('1250.10'),
      thumbnailUrl: null,
      path: null,
    },
  ],
  segments: [{ code: 'grand_total', title: 'Grand Total', value: dollars('1350.10') }],
  payment: 'Credit card',
  shippingMethod: 'Courier',
  isVirtual: true,
  email: 'nora@example.test',
  address: { firstName: 'Nora', lastName: 'Vance', city: 'New York', country: 'US' },
  billed: { lastName: 'Vance', postalCode: '10001' },
  total: 1350.1,
  tax: 100,
  shipping: 0,
};

it('confirms the order of this tab and creates an account with its details', async () => {
  const customerCreate = vi.fn((_args: unknown) => ({ customer: null, userErrors: [] }));
  const signInSettings = () => ({ captcha: 'NONE', captchaSiteKey: null, providers: [] });
  renderAfterOrder(<OrderCompleteRoute />, snapshot, { customerCreate, signInSettings });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Thank you, Nora.');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('000000007')).toBeTruthy();
  expect(screen.getByText('$1,350.10')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe(
    '/guest/order#000000007',
  );
  await userEvent.type(screen.getByLabelText('Password'), 'Right-pass1');
  await userEvent.click(screen.getByRole('button', { name: 'Create an Account' }));
  await screen.findByText(/^Thank you for creating an account/);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign In' }));
  expect(customerCreate.mock.calls[0]?.[0]).toMatchObject({
    input: { firstName: 'Nora', lastName: 'Vance', email: 'nora@example.test' },
  });
});

it('links a customer to the orders, and redirects without an order to the look-up', async () => {
  renderAfterOrder(<OrderCompleteRoute />, { ...snapshot, isGuest: false });
  await screen.findByRole('link', { name: 'My Orders' });
  expect(screen.queryByLabelText('Password')).toBeNull();
  cleanup();
  renderScreen(<OrderCompleteRoute />, {});
  await screen.findByRole('heading', { name: 'No recent order' });
});

it('mentions returns on the confirmation only where the back end has them', async () => {
  const delivered = { ...snapshot, isVirtual: false };
  renderAfterOrder(<OrderCompleteRoute />, delivered);
  await screen.findByText('Returns');
  cleanup();
  renderAfterOrder(
    <RootData features={[]}>
      <OrderCompleteRoute />
    </RootData>,
    delivered,
  );
  await screen.findByText('Payment');
  expect(screen.queryByText('Returns')).toBeNull();
});

it("prefills the look-up from this tab's order or the number in the URL", async () => {
  renderAfterOrder(<GuestOrderRoute />, snapshot);
  await screen.findByDisplayValue('Vance');
  cleanup();
  window.location.hash = '#000000008';
  renderAfterOrder(<GuestOrderRoute />, snapshot);
  await screen.findByDisplayValue('000000008');
  expect(screen.queryByDisplayValue('Vance')).toBeNull();
});
