// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Resolvers } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { ann, rejected, renderPage, resetSession, user } from '../test/frame.test-helpers.tsx';
import EmailRoute from './EmailRoute.tsx';
import NameRoute from './NameRoute.tsx';
import PasswordRoute from './PasswordRoute.tsx';
import ProfileRoute from './ProfileRoute.tsx';
import ResetPasswordRoute from './ResetPasswordRoute.tsx';

beforeEach(() => {
  resetSession();
  session.rename('Ann');
});

/** Renders a route for an account that accepts every change; `inputs` records them. */
function renderAccount(route: ReactElement, resolvers: Resolvers = {}, path?: string) {
  const inputs: unknown[] = [];
  let customer = ann;
  const change = ({ input }: { input: Partial<typeof ann> }) => {
    inputs.push(input);
    customer = { ...customer, ...input };
    return { customer, isDone: true, userErrors: [] };
  };
  const page = renderPage(
    route,
    {
      customer: () => customer,
      customerUpdate: change,
      customerPasswordChange: change,
      customerPasswordReset: change,
      ...resolvers,
    },
    path,
  );
  return { ...page, inputs };
}

async function fill(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

it('changes the name and updates the greeting', async () => {
  const { inputs } = renderAccount(<NameRoute />);
  await fill('First name', ' Anna ');
  await press('Save name');
  await screen.findByText('Your name has been changed.');
  expect(inputs).toEqual([{ firstName: 'Anna', lastName: 'Vale' }]);
  expect(session.getState().firstName).toBe('Anna');
});

it('shows a rejected name at its field and requires both names', async () => {
  renderAccount(<NameRoute />, { customerUpdate: () => rejected('Too long.', 'lastName') });
  await press('Save name');
  await screen.findByText('Too long.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Last name')));
  await user.clear(screen.getByLabelText('First name'));
  await press('Save name');
  await screen.findByText('First name is required.');
});

it('changes the email with the current password and names the new sign-in email', async () => {
  const { inputs } = renderAccount(<EmailRoute />);
  await screen.findByText('You currently sign in with ann@example.test.');
  await fill('New email', 'new@example.test');
  await fill('Current password', 'Right-pass1');
  await press('Save email');
  await screen.findByText('Your email is updated. Sign in with new@example.test from now on.');
  expect(inputs).toEqual([{ email: 'new@example.test', currentPassword: 'Right-pass1' }]);
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
});

it('rejects the present email', async () => {
  const { inputs } = renderAccount(<EmailRoute />);
  await fill('New email', ' Ann@example.test');
  await fill('Current password', 'Right-pass1');
  await press('Save email');
  await screen.findByText('This is already your email.');
  expect(inputs).toEqual([]);
});

it('keeps the typed email when the current password is wrong', async () => {
  renderAccount(<EmailRoute />, {
    customerUpdate: () => rejected('The password is incorrect.', 'currentPassword'),
  });
  await fill('New email', 'new@example.test');
  await fill('Current password', 'Wrong-pass1');
  await press('Save email');
  await screen.findByText('The password is incorrect.');
  expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('new@example.test');
  expect(session.getState().status).toBe('customer');
});

it('changes the password and clears the form', async () => {
  const { inputs } = renderAccount(<PasswordRoute />);
  await fill('Current password', 'Right-pass1');
  await fill('New password', 'Another-pass2');
  await press('Save password');
  await screen.findByText('Your password has been changed.');
  expect(inputs).toEqual([{ currentPassword: 'Right-pass1', newPassword: 'Another-pass2' }]);
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
});

it('treats a response without result and errors as a failure', async () => {
  renderAccount(<PasswordRoute />, {
    customerPasswordChange: () => ({ isDone: false, userErrors: [] }),
  });
  await fill('Current password', 'Right-pass1');
  await fill('New password', 'Another-pass2');
  await press('Save password');
  await screen.findByText(/Please try again/);
  expect(screen.queryByText('Your password has been changed.')).toBeNull();
});

it('subscribes to the newsletter, and restores the checkbox when that fails', async () => {
  const results = [{ customer: { ...ann, isSubscribed: true }, userErrors: [] }];
  renderAccount(<ProfileRoute />, {
    customerUpdate: () => results.shift() ?? rejected('Not now.'),
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  await user.click(box);
  await screen.findByText('You’re subscribed to our emails.');
  expect(box.checked).toBe(true);
  await user.click(box);
  await screen.findByText('Not now.');
  expect(box.checked).toBe(true);
  expect(screen.getByText('With us since January 2, 2026.')).toBeTruthy();
});

it('resets the password with the emailed token and removes it from the URL', async () => {
  const path = '/account/reset-password?email=ann@example.test&token=t0ken';
  window.history.replaceState(null, '', path);
  const { inputs } = renderAccount(<ResetPasswordRoute />, {}, path);
  await waitFor(() => expect(window.location.search).toBe(''));
  await fill('New password', 'Another-pass2');
  await press('Save password');
  const text = await screen.findByText('Your password has been changed. Please sign in with it.');
  expect(document.activeElement?.contains(text)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(inputs).toEqual([
    { email: 'ann@example.test', resetToken: 't0ken', newPassword: 'Another-pass2' },
  ]);
  await press('Sign In');
  expect(session.getState().intent).toMatchObject({ kind: 'return', value: '/account' });
});

it('requires the email when the link of the back end lacks it', async () => {
  const path = '/account/reset-password?token=t0ken';
  const { inputs } = renderAccount(<ResetPasswordRoute />, {}, path);
  await fill('New password', 'Another-pass2');
  await press('Save password');
  await screen.findByText('Email is required.');
  await fill('Email', ' ann@example.test ');
  await press('Save password');
  await screen.findByText('Your password has been changed. Please sign in with it.');
  expect(inputs).toEqual([
    { email: 'ann@example.test', resetToken: 't0ken', newPassword: 'Another-pass2' },
  ]);
});

it('offers a new link when the token is used, and a first one without a token', async () => {
  const path = '/account/reset-password?email=ann@example.test&token=old';
  renderAccount(
    <ResetPasswordRoute />,
    {
      customerPasswordReset: () =>
        rejected('The password token is mismatched. Reset and try again.', 'resetToken'),
    },
    path,
  );
  await fill('New password', 'Another-pass2');
  await press('Save password');
  await screen.findByText('This link has already been used or has expired.');
  await press('Send me another link');
  expect(session.getState().dialog).toBe('FORGOT_PASSWORD');
  cleanup();
  act(() => session.closeDialog());
  renderAccount(<ResetPasswordRoute />, {}, '/account/reset-password');
  await press('Send me a link');
  expect(session.getState().dialog).toBe('FORGOT_PASSWORD');
});
