// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderWithTheme } from '#ui/render.test-helpers.tsx';
import { ProcessingPanel } from './ProcessingPanel.tsx';
import type { PlacingPhase } from './usePlacing.ts';

function Panel() {
  const [phase, setPhase] = useState<PlacingPhase>('unsettled');
  return (
    <ProcessingPanel
      phase={phase}
      onRetry={() => setPhase('processing')}
      onLeave={() => undefined}
    />
  );
}

it('moves the focus to the heading when the order is checked again', async () => {
  renderWithTheme(<Panel />);
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  const heading = screen.getByRole('heading', { name: 'Your order is being placed' });
  expect(document.activeElement).toBe(heading);
});
