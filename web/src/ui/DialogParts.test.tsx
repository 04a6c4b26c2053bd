// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DialogParts } from './DialogParts.tsx';
import { renderWithTheme } from './render.test-helpers.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <main id="content" tabIndex={-1}>
      <DialogParts isOpen={isOpen} onClose={() => setIsOpen(false)} title="Your item">
        <button type="button">Ship</button>
        <button type="button">Keep</button>
      </DialogParts>
    </main>
  );
}

it('returns the focus to the content of a page that was opened with the dialog', async () => {
  renderWithTheme(<Page />);
  const button = await screen.findByRole('button', { name: 'Ship' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

it('leaves the focus where the shopper has moved it before the focus trap starts', async () => {
  renderWithTheme(<Page />);
  const keep = screen.getByRole('button', { name: 'Keep' });
  keep.focus();
  for (let frame = 0; frame < 5; frame += 1) await act(() => new Promise(requestAnimationFrame));
  expect(document.activeElement).toBe(keep);
});
