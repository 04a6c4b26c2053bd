// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { useConfirmSession } from './useSignOut.ts';

function Page() {
  const confirm = useConfirmSession();
  return (
    <button type="button" onClick={() => void confirm()}>
      Confirm
    </button>
  );
}

beforeEach(() => {
  window.localStorage.clear();
  session.start();
  session.end();
});

it('asks again while an older request is pending, and ends the session that is gone by then', async () => {
  const older = Promise.withResolvers<object>();
  const responses = [older.promise, null];
  session.begin('Ann');
  const { calls } = renderScreen(<Page />, { customer: () => responses.shift() });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(session.getState().status).toBe('guest'));
  expect(calls).toEqual(['SignedInCustomer', 'SignedInCustomer']);
  older.resolve({ id: '1', firstName: 'Ann', sessionEndsAt: null });
  await older.promise;
  expect(session.getState().status).toBe('guest');
});
