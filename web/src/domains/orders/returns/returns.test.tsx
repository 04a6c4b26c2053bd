// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import { anItem, anOrder, dollars } from '../orders.test-helpers.ts';
import ReturnsRoute from '../routes/ReturnsRoute.tsx';
import { toRefund } from './ReturnForm.tsx';

const NEW = '/account/orders/returns?order=7';
const requested = {
  id: '3',
  orderId: '7',
  orderNumber: '000000007',
  status: 'REQUESTED',
  reason: 'Too small',
  trackNumber: 'RET1',
  createdAt: '2026-11-03T10:00:00.000Z',
  updatedAt: null,
  itemsAmount: dollars('1350.10'),
  fee: dollars('15.00'),
  refund: dollars('1335.10'),
  items: [{ itemId: '1', sku: 'SKU1', name: 'Bag 1', product: null }],
};

it('refunds paid prices with tax to the cent, less the fee, and never less than zero', () => {
  const line = (rowTotal: string, tax: string) => ({
    rowTotal: dollars(rowTotal),
    tax: dollars(tax),
  });
  const fee = dollars('15.00');
  expect(toRefund([line('0.10', '0.20'), line('100.00', '8.25')], fee)).toEqual({
    items: { amount: '108.55' },
    refund: { amount: '93.55' },
  });
  expect(toRefund([line('10.00', '0')], fee).refund).toEqual({ amount: '0.00' });
  expect(toRefund([], null).refund).toEqual({ amount: '0.00' });
});

it('shows the refund before a return is requested, and sends items with reasons', async () => {
  const order = anOrder({ items: [anItem('1'), anItem('2')] });
  const customerReturnRequest = vi.fn((_args: unknown) => ({
    orderReturn: requested,
    userErrors: [],
  }));
  const { router } = renderScreen(
    <ReturnsRoute />,
    { customerOrder: () => order, customerReturns: () => [], customerReturnRequest },
    NEW,
  );
  const send = await screen.findByRole('button', { name: 'Request return' });
  await userEvent.click(send);
  await screen.findByText('Choose at least one item.');
  expect(screen.getByText('Reason is required.')).toBeTruthy();
  expect(customerReturnRequest).not.toHaveBeenCalled();

  const sums = screen.getByRole('region', { name: 'Your refund' });
  expect(within(sums).queryByRole('definition')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /Bag 2/ }));
  const amounts = within(sums).getAllByRole('definition');
  expect(amounts.map((each) => each.textContent)).toEqual(['$1,350.10', '−$15', '$1,335.10']);
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Not as described');
  within(sums).getByText(/refund it with the shipping once we have inspected the piece/);
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Too small');
  expect(within(sums).queryByText(/inspected/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Anything we should know/), ' by far ');
  await userEvent.click(send);
  await screen.findByText('Another page');
  expect(customerReturnRequest.mock.calls[0]?.[0]).toMatchObject({
    input: { orderId: '7', itemIds: ['2'], reason: 'Too small: by far' },
  });
  expect(router.state.location.pathname).toBe('/account/orders/returns/3');
});

it('shows why a return was rejected and keeps the selection', async () => {
  const userErrors = [{ message: 'The order has been returned.', field: null }];
  renderScreen(
    <ReturnsRoute />,
    {
      customerOrder: () => anOrder(),
      customerReturns: () => [],
      customerReturnRequest: () => ({ orderReturn: null, userErrors }),
    },
    NEW,
  );
  const box = await screen.findByRole('checkbox', { name: /Bag 1/ });
  await userEvent.click(box);
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Too large');
  await userEvent.click(screen.getByRole('button', { name: 'Request return' }));
  await screen.findByText('The order has been returned.');
  expect(box).toHaveProperty('checked', true);
});

it('offers only items without a return, and none when all have one', async () => {
  const resolvers = (...items: object[]) => ({
    customerOrder: () => anOrder({ items }),
    customerReturns: () => [requested],
  });
  renderScreen(<ReturnsRoute />, resolvers(anItem('1'), anItem('2')), NEW);
  const started = await screen.findByRole('checkbox', { name: /Bag 1.*Return already started/ });
  expect(started).toHaveProperty('disabled', true);
  cleanup();
  renderScreen(<ReturnsRoute />, resolvers(anItem('1')), NEW);
  await screen.findByText('You’re already returning every item in this order');
});

it('distinguishes orders that cannot be returned yet from those past the window', async () => {
  const resolvers = (returnableUntil: string | null) => ({
    customerOrder: () => anOrder({ returnableUntil }),
    customerReturns: () => [],
  });
  renderScreen(<ReturnsRoute />, resolvers(null), NEW);
  await screen.findByText('Nothing to return yet');
  cleanup();
  renderScreen(<ReturnsRoute />, resolvers('2020-01-01T00:00:00Z'), NEW);
  await screen.findByText('The return window has closed');
});

it('lists returns with their refund, or links to the orders', async () => {
  renderScreen(<ReturnsRoute />, { customerReturns: () => [requested] });
  await screen.findByRole('link', { name: 'Return 3 of order 000000007' });
  expect(screen.getByText('November 3, 2026 · $1,335.10 refund')).toBeTruthy();
  expect(screen.getByText('Requested')).toBeTruthy();
  cleanup();
  renderScreen(<ReturnsRoute />, { customerReturns: () => [] });
  await screen.findByRole('link', { name: 'Choose an order' });
});
