// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithTheme } from '#ui/render.test-helpers.tsx';
import { CodeBox } from './CodeBox.tsx';

it.each([
  ['giftCard', 'gift card', ' k7qm 2rtx - 9abc–DEFG ', 'k7qm-2rtx-9abc-DEFG'],
  ['coupon', 'coupon', ' SAVE 10 ', 'SAVE 10'],
] as const)('tidies the spaces of a typed %s code', async (kind, name, typed, sent) => {
  const apply = vi.fn(async () => '');
  const codes = { apply, remove: apply, giftCards: [], busy: [] };
  renderWithTheme(<CodeBox kind={kind} codes={codes} applied={[]} />);
  await userEvent.click(screen.getByRole('button', { name: `Add a ${name}` }));
  await userEvent.type(screen.getByRole('textbox'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(apply).toHaveBeenCalledWith(kind, sent);
});
