// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RootData, renderScreen } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import GiftCardsRoute from './routes/GiftCardsRoute.tsx';

const dollars = (amount: string) => ({ amount, currency: 'USD' });
const card = {
  code: 'AAAA-BBBB',
  balance: dollars('20.00'),
  initial: dollars('50.00'),
  expiresAt: null,
  isExpired: false,
  createdAt: null,
  history: [
    {
      createdAt: '2026-01-02T10:00:00Z',
      reason: 'REDEEMED',
      orderNumber: '000000012',
      change: dollars('-30.00'),
      balance: dollars('20.00'),
    },
  ],
};
const checked = { giftCard: card, userErrors: [] };

afterEach(() => {
  cleanup();
  session.lose();
});

it('shows the balance and the history of a card', async () => {
  renderScreen(<GiftCardsRoute />, { giftCards: () => [card] });
  await screen.findByText('AAAA-BBBB');
  expect(screen.getByText('Originally $50. No expiration date.')).toBeTruthy();
  expect(screen.getByText('Redeemed · Order 000000012')).toBeTruthy();
});

it.each<{ features: [] | null; text: string }>([
  {
    features: null,
    text: 'Your gift cards, and store credit for items you sell, appear here.',
  },
  { features: [], text: 'Your gift cards appear here.' },
])('promises credit for sold items only in a shop that buys: $text', async ({ features, text }) => {
  renderScreen(
    <RootData features={features}>
      <GiftCardsRoute />
    </RootData>,
    { giftCards: () => [] },
  );
  await screen.findByText(text);
});

it('offers no way to use an expired or empty card', async () => {
  const cards = [
    { ...card, isExpired: true },
    { ...card, code: 'EMPTY', balance: dollars('0.00') },
  ];
  renderScreen(<GiftCardsRoute />, { giftCards: () => cards });
  await screen.findByText('EMPTY');
  expect(screen.queryByRole('button', { name: /^Apply to bag/ })).toBeNull();
});

it('applies a card to the cart, with the focus on the way to it', async () => {
  renderScreen(<GiftCardsRoute />, {
    giftCards: () => [card],
    customerCartGiftCardApply: () => ({ cart: null, userErrors: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply to bag: AAAA-BBBB' }));
  const link = await screen.findByRole('link', { name: 'View Shopping Bag' });
  expect(document.activeElement).toBe(link);
});

it("shows the shop's message when a card is applied to an empty cart", async () => {
  const error = { code: 'NO_ACTIVE_CART', message: 'No such cart', field: null };
  renderScreen(<GiftCardsRoute />, {
    giftCards: () => [card],
    customerCartGiftCardApply: () => ({ cart: null, userErrors: [error] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply to bag: AAAA-BBBB' }));
  await screen.findByText('Your shopping bag is empty. Add an item first.');
});

it('checks a balance without caching the code', async () => {
  const giftCardBalanceCheck = vi.fn((_args: unknown) => checked);
  const page = renderScreen(<GiftCardsRoute />, { giftCards: () => [], giftCardBalanceCheck });
  await userEvent.type(screen.getByLabelText('Gift card code'), ' aaaa bbbb ');
  await userEvent.click(screen.getByRole('button', { name: 'Check balance' }));
  await screen.findByText('AAAA-BBBB has a balance of $20.');
  expect(giftCardBalanceCheck.mock.calls[0]?.[0]).toEqual({ input: { code: 'aaaa-bbbb' } });
  expect(screen.queryByRole('button', { name: /^Apply to bag/ })).toBeNull();
  expect(JSON.stringify(page.client.cache.extract())).not.toContain('AAAA-BBBB');
});

it('shows at the field why a code was rejected', async () => {
  const userErrors = [{ code: 'NOT_FOUND', message: 'No card has this code.', field: null }];
  renderScreen(<GiftCardsRoute />, {
    giftCards: () => [],
    giftCardBalanceCheck: () => ({ giftCard: null, userErrors }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Check balance' }));
  await screen.findByText('Gift card code is required.');
  await userEvent.type(screen.getByLabelText('Gift card code'), 'X');
  await userEvent.click(screen.getByRole('button', { name: 'Check balance' }));
  await screen.findByText('No card has this code.');
});
