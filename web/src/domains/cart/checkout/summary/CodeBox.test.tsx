// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import { renderWithTheme } from '#ui/render.test-helpers.tsx';
import { appliedGiftCards } from '../draft.ts';
import type { CheckoutCalls } from '../useCheckoutCalls.ts';
import { CodeBox, useCodes } from './CodeBox.tsx';

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

function GiftCards({ calls }: { calls: Pick<CheckoutCalls, 'removeCode'> }) {
  const codes = useCodes(calls as CheckoutCalls, () => undefined);
  return (
    <>
      <CodeBox kind="giftCard" codes={codes} applied={codes.giftCards} />
      {codes.busy.length > 0 && <p>Busy</p>}
    </>
  );
}

it('removes two gift cards at once', async () => {
  const finish: (() => void)[] = [];
  const removeCode = () => new Promise<void>((resolve) => finish.push(resolve));
  renderScreen(<GiftCards calls={{ removeCode }} />, {}, '/', undefined, (cache) =>
    appliedGiftCards.write(cache, ['ONE', 'TWO']),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove ONE' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove TWO' }));
  finish[0]?.();
  await expect.poll(() => screen.queryByText('ONE')).toBeNull();
  expect(screen.queryByText('Busy')).not.toBeNull();
  finish[1]?.();
  await expect.poll(() => screen.queryByText('TWO')).toBeNull();
  expect(screen.queryByText('ONE')).toBeNull();
});
