// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Resolvers } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import {
  ann,
  rejected,
  renderPage,
  resetSession,
  signInSettings,
  user,
} from '../test/frame.test-helpers.tsx';

const WRONG = 'Login email or password was incorrect. Try again.';

beforeEach(resetSession);

async function openDialog(resolvers: Resolvers, dialog: 'SIGN_IN' | 'CREATE_ACCOUNT' = 'SIGN_IN') {
  const page = renderPage(<h1>Home</h1>, { signInSettings, ...resolvers });
  act(() => session.askToSignIn({ dialog }));
  const name = dialog === 'SIGN_IN' ? 'Sign In' : 'Create an Account';
  await screen.findByRole('dialog', { name }, { timeout: 5000 });
  return page;
}

const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
const press = (name: string) => {
  const [button] = within(screen.getByRole('dialog')).getAllByRole('button', { name });
  return user.click(button as HTMLElement);
};

async function signIn(password = 'Right-pass1') {
  await type('Email', ' ann@example.test ');
  await type('Password', password);
  await press('Sign In');
}

describe('the sign-in dialog', () => {
  it('starts the session, closes, and reports the merged cart', async () => {
    const inputs: unknown[] = [];
    const merge = { kept: ['A', 'B'], duplicate: ['C'], dropped: ['D'] };
    await openDialog({
      customerSignIn: ({ input }: { input: unknown }) => {
        inputs.push(input);
        return { customer: ann, merge, userErrors: [] };
      },
    });
    await signIn();
    await waitFor(() =>
      expect(session.getState()).toMatchObject({ firstName: 'Ann', dialog: null }),
    );
    expect(inputs).toEqual([
      { email: 'ann@example.test', password: 'Right-pass1', guestCartId: null },
    ]);
    await screen.findByText(
      '2 items added from this visit. 1 item already in your bag. 1 item sold in the meantime.',
    );
    await vi.waitFor(() => expect(JSON.stringify({ ...window.localStorage })).toContain('Ann'));
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('ann@example.test');
  });

  it('shows the specified message for a wrong password and returns the focus', async () => {
    await openDialog({ customerSignIn: () => rejected('Invalid login.') });
    await signIn('Wrong-pass1');
    await screen.findByText(WRONG);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    expect(session.getState().status).toBe('guest');
  });

  it('reports too many attempts and an unreachable gateway', async () => {
    const results = [
      () => rejected('Too many tries. Wait a minute.', null, 'RATE_LIMITED'),
      () => {
        throw new GraphQLError('The shop took too long to respond.');
      },
    ];
    await openDialog({ customerSignIn: () => results.shift()?.() });
    await signIn();
    await screen.findByText('Too many tries. Wait a minute.');
    await press('Sign In');
    await screen.findByText('The shop took too long to respond.');
  });

  it('sends nothing before both fields are filled', async () => {
    const { calls } = await openDialog({});
    await press('Sign In');
    await screen.findByText('Email is required.');
    await screen.findByText('Password is required field');
    expect(calls).not.toContain('SignInWithPassword');
  });

  it('links to the other dialogs and back, and keeps the notice', async () => {
    await openDialog({});
    act(() => session.askToSignIn({ notice: 'Please sign in first.' }));
    await press('Create an Account');
    await screen.findByRole('dialog', { name: 'Create an Account' });
    expect(screen.getByText('Please sign in first.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
    await press('Sign In');
    await screen.findByRole('dialog', { name: 'Sign In' });
    await press('Forgot your password?');
    await screen.findByRole('dialog', { name: 'Forgot Password' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    await press('Back to Sign In');
    await screen.findByRole('dialog', { name: 'Sign In' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    expect(screen.getByText('Please sign in first.')).toBeTruthy();
  });

  it('asks for the email once, whichever dialogs follow, and not the password', async () => {
    await openDialog({});
    await type('Email', 'ann@example.test');
    await type('Password', 'Right-pass1');
    await press('Forgot your password?');
    expect(await screen.findByDisplayValue('ann@example.test')).toBeTruthy();
    await press('Back to Sign In');
    await press('Create an Account');
    await screen.findByLabelText('First name');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.test');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    act(() => session.closeDialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => session.askToSignIn());
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('');
  });

  it('drops the interrupted action when it is closed', async () => {
    await openDialog({});
    act(() => session.askToSignIn({ intent: { kind: 'favorite', value: '7' } }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(session.getState().dialog).toBeNull());
    expect(session.getState().intent).toBeNull();
  });

  it('is closed by Back, which leaves the page below it', async () => {
    const { router } = await openDialog({});
    await act(() => router.navigate('/shoes'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(session.getState().dialog).toBeNull());
    expect(router.state.location.pathname).toBe('/');
  });

  it('offers the configured providers and reports a blocked window', async () => {
    const google = {
      name: 'GOOGLE',
      clientId: 'c',
      authorizeUrl: 'https://id.example/authorize',
      responseType: 'id_token',
      scope: 'email',
    };
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await openDialog({ signInSettings: () => ({ ...signInSettings(), providers: [google] }) });
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await screen.findByText('Something went wrong. Try again.');
    expect(screen.queryByRole('button', { name: 'Continue with Facebook' })).toBeNull();
    const { client_id, state, nonce } = Object.fromEntries(
      new URL(String(open.mock.lastCall?.[0])).searchParams,
    );
    expect(client_id).toBe('c');
    for (const random of [state, nonce]) expect(random).toMatch(/^[0-9a-f]{32}$/);
    expect(state).not.toBe(nonce);
    open.mockRestore();
  });
});

describe('a forgotten password', () => {
  async function requestLink(isDone: boolean) {
    await openDialog({ customerPasswordResetRequest: () => ({ isDone }) });
    await press('Forgot your password?');
    await screen.findByRole('dialog', { name: 'Forgot Password' });
    await type('Email', 'ann@example.test');
    await press('Send link');
  }

  it('shows the same message for known and unknown addresses', async () => {
    await requestLink(true);
    await screen.findByText(/^If there is an account associated with ann@example.test you will/);
  });

  it('shows the same message for every failure', async () => {
    await requestLink(false);
    await screen.findByText('Email was incorrect. Please try again.');
  });
});

describe('a new account', () => {
  async function fillIn() {
    await type('First name', ' Ann ');
    await type('Last name', 'Vale');
    await type('Email', 'ann@example.test');
    await type('Password', 'Right-pass1');
    await press('Create an Account');
  }

  it('is created with trimmed names, and asks to sign in', async () => {
    const inputs: unknown[] = [];
    await openDialog(
      {
        customerCreate: ({ input }: { input: unknown }) => {
          inputs.push(input);
          return { customer: ann, userErrors: [] };
        },
      },
      'CREATE_ACCOUNT',
    );
    await fillIn();
    const text = /^Thank you for creating an account with Encore\. Please sign in/;
    const thanks = await screen.findByText(text);
    expect(document.activeElement?.contains(thanks)).toBe(true);
    expect(screen.getAllByRole('button', { name: 'Sign In' })).toHaveLength(1);
    expect(document.activeElement).not.toBe(document.body);
    expect(inputs).toMatchObject([
      { firstName: 'Ann', lastName: 'Vale', captcha: null, isSubscribed: false },
    ]);
    await press('Sign In');
    await screen.findByRole('dialog', { name: 'Sign In' });
  });

  it('is not created without a solved captcha', async () => {
    const failing = () => {
      throw new GraphQLError('No puzzle.');
    };
    const { calls } = await openDialog(
      {
        signInSettings: () => ({ ...signInSettings(), captcha: 'PROOF_OF_WORK' }),
        captchaChallenge: failing,
      },
      'CREATE_ACCOUNT',
    );
    await fillIn();
    await screen.findByText('Please tick recaptcha.');
    const submit = document.querySelector('[role=dialog] button[type=submit]');
    await waitFor(() => expect(document.activeElement).toBe(submit));
    expect(calls).not.toContain('CreateAccount');
  });

  it('shows why it was rejected and keeps the form', async () => {
    await openDialog(
      { customerCreate: () => rejected('A customer with the same email address already exists.') },
      'CREATE_ACCOUNT',
    );
    await fillIn();
    await screen.findByText('A customer with the same email address already exists.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.test');
  });

  it('reports missing fields, and rates the password while it is typed', async () => {
    await openDialog({}, 'CREATE_ACCOUNT');
    await press('Create an Account');
    await screen.findByText('First name is required.');
    await screen.findByText('Password is required field');
    const firstName = screen.getByLabelText('First name');
    await waitFor(() => expect(document.activeElement).toBe(firstName));
    const description = document.getElementById(firstName.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('First name is required.');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password');
    await type('Password', 'Right-pass1');
    await screen.findByText('Good');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });
});
