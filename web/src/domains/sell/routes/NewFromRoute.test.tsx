// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { aSellItem, TERMS } from '../builders.test-helpers.ts';
import NewFromRoute from './NewFromRoute.tsx';

beforeEach(() => {
  session.start();
  session.begin('Ann');
});
afterEach(() => {
  cleanup();
  act(() => session.end());
});

const fail = (code: string) => () => {
  throw new GraphQLError('No.', { extensions: { code } });
};

it('offers a new submission instead of a retry if the item does not exist', async () => {
  renderScreen(<NewFromRoute />, { sellItem: fail('NOT_FOUND'), sellTerms: () => TERMS });
  await screen.findByText('This item isn’t in your account');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sell an item' });
  expect(link.getAttribute('href')).toBe('/sell/new');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('retries to load the item after another failure', async () => {
  const results = [fail('UPSTREAM_TIMEOUT'), () => aSellItem()];
  const page = renderScreen(<NewFromRoute />, {
    sellItem: () => results.shift()?.(),
    sellTerms: () => TERMS,
  });
  await screen.findByText('We couldn’t load this. Please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => page.calls).toEqual(['SellItemRead', 'SellItemRead']);
  await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
