// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithTheme } from '#ui/render.test-helpers.tsx';
import { CartTotals } from './CartRoute.tsx';

const dollars = (amount: string) => ({ amount, currency: 'USD' as const });
const totals = {
  couponCode: null,
  subtotal: dollars('150.00'),
  discount: dollars('0.00'),
  shipping: dollars('0.00'),
  tax: dollars('0.00'),
  grandTotal: dollars('130.00'),
  segments: [{ code: 'giftcardaccount', title: 'Gift Card', value: dollars('-20.00') }],
};

it('marks costs that are calculated later, shows a gift card, and omits a zero discount', () => {
  renderWithTheme(<CartTotals totals={totals} />);
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums).toEqual([
    '$150',
    'Calculated at checkout',
    'Calculated at checkout',
    '−$20',
    '$130',
  ]);
  expect(screen.queryByText('Discount')).toBeNull();
});

it('has no shipping for a cart of quotes', () => {
  renderWithTheme(<CartTotals totals={totals} isVirtual />);
  expect(screen.queryByText('Shipping')).toBeNull();
});
