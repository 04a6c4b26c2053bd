// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RootData } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { MobileUserLinks } from '../components/MobileUserLinks.tsx';
import { UserMenu } from '../components/UserMenu.tsx';
import {
  ann,
  renderPage,
  resetSession,
  signInSettings,
  user,
} from '../test/frame.test-helpers.tsx';
import AccountLayout from './AccountLayout.tsx';
import LogoutRoute from './LogoutRoute.tsx';
import OverviewRoute from './OverviewRoute.tsx';

const dollars = (amount: string) => ({ amount, currency: 'USD' });
const unauthenticated = () => {
  throw new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
};
const signedOut = () => ({ isSignedOut: true });
const account = {
  customer: () => ann,
  customerSignOut: signedOut,
  signInSettings,
  customerOrders: () => ({ totalCount: 0, orders: [] }),
  giftCards: () => [],
  priceAlerts: () => [],
  savedSearches: () => [],
};

beforeEach(resetSession);

const getFact = (title: string) =>
  screen.getByText(title).parentElement?.textContent?.slice(title.length);

describe('OverviewRoute', () => {
  beforeEach(() => session.rename('Ann'));

  it('summarizes each section and sums gift cards without expired ones', async () => {
    const aCard = (code: string, amount: string, isExpired = false) => ({
      code,
      isExpired,
      balance: dollars(amount),
    });
    const order = { id: '1', number: '000000012', createdAt: '2026-01-02T10:00:00Z' };
    renderPage(<OverviewRoute />, {
      ...account,
      customerOrders: () => ({ totalCount: 3, orders: [order] }),
      giftCards: () => [aCard('A', '0.10'), aCard('B', '0.20'), aCard('C', '500.00', true)],
      priceAlerts: () => [{ id: '1', droppedBy: dollars('5.00') }],
      savedSearches: () => [{ id: '1', newCount: 2 }],
    });
    await screen.findByText('3 orders, most recent on January 2, 2026');
    expect(screen.getByRole('heading', { name: 'Welcome, Ann' })).toBeTruthy();
    expect(getFact('Gift Cards')).toBe('$0.30 available');
    expect(getFact('Price Alerts')).toBe('1 item down in price');
    expect(getFact('Saved Searches')).toBe('2 new items found');
    expect(getFact('Addresses')).toBe('No addresses saved');
    expect(getFact('Profile')).toBe('ann@example.test');
  });

  it('shows the other sections when one fails to load, and retries it', async () => {
    const failing = () => {
      throw new GraphQLError('Not now.');
    };
    const results = [failing, () => []];
    renderPage(<OverviewRoute />, { ...account, giftCards: () => results.shift()?.() });
    await screen.findByText('We couldn’t load everything. Please try again.');
    expect(getFact('Gift Cards')).toBe('Unavailable right now');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(getFact('Gift Cards')).toBe('No balance'));
    expect(getFact('My Orders')).toBe('No orders yet');
  });
});

describe('AccountLayout', () => {
  it('asks a guest to sign in and then shows the page', async () => {
    const { calls } = renderPage(<AccountLayout />, { ...account, customer: () => null });
    await screen.findByRole('dialog', { name: 'Sign In' });
    expect(calls).toContain('SignedInCustomer');
    expect(screen.getByRole('link', { name: 'Gift card balance', hidden: true })).toBeTruthy();
    act(() => session.begin('Ann', '1'));
    await screen.findByRole('link', { name: 'Saved Searches' });
  });

  it.each<{ features: [] | null; text: string }>([
    { features: null, text: 'Please sign in to see your orders, favorites, quotes and more.' },
    { features: [], text: 'Please sign in to see your orders and more.' },
  ])('names only what the shop offers: $text', async ({ features, text }) => {
    const layout = (
      <RootData features={features}>
        <AccountLayout />
      </RootData>
    );
    renderPage(layout, { ...account, customer: () => null });
    await screen.findByText(text);
  });

  it('shows the account when the session exists but the browser has not stored it', async () => {
    renderPage(<AccountLayout />, account);
    await screen.findByRole('link', { name: 'Saved Searches' });
    expect(session.getState()).toMatchObject({ firstName: 'Ann', dialog: null });
  });

  it('redirects home on sign-out without further requests', async () => {
    session.rename('Ann');
    const { router, calls } = renderPage(<AccountLayout />, account, '/account/addresses');
    await waitFor(() => expect(calls).toContain('SignedInCustomer'));
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(calls).toContain('SignOut');
    expect(session.getState()).toMatchObject({ status: 'guest', dialog: null });
  });

  it('redirects to the sign-in when the session has ended, and returns afterwards', async () => {
    session.rename('Ann');
    const { router } = renderPage(
      <AccountLayout />,
      { ...account, customer: unauthenticated },
      '/account/addresses?edit=new',
    );
    await screen.findByText("You've been logged out. Please login again.");
    expect(router.state.location.search).toBe('?logout=true');
    act(() => session.begin('Ann', '1'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/addresses'));
    expect(router.state.location.search).toBe('?edit=new');
  });
});

describe('a session that is going to end', () => {
  const START = new Date('2026-11-23T10:00:00Z');
  const endsIn = (minutes: number) => ({
    ...ann,
    sessionEndsAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  });
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now: START }));
  afterEach(() => vi.useRealTimers());
  const NOTICE = /^You’ll be signed out at .+ Sign in again to stay signed in\.$/;

  it('tells the customer five minutes before, who signs in again over the page as it is', async () => {
    session.rename('Ann');
    const inputs: unknown[] = [];
    const endsAt = endsIn(60);
    const { calls } = renderPage(<textarea aria-label="Note" />, {
      ...account,
      signInSettings,
      customer: () => endsAt,
      customerSignIn: ({ input }: { input: unknown }) => {
        inputs.push(input);
        return { customer: endsIn(60), merge: null, userErrors: [] };
      },
    });
    await waitFor(() => expect(calls).toContain('SignedInCustomer'));
    await user.type(screen.getByLabelText('Note'), 'half a sentence');
    await act(() => vi.advanceTimersByTimeAsync(54 * 60_000));
    expect(screen.queryByText(NOTICE)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    const notice = await screen.findByText(NOTICE);
    await user.click(within(notice.closest('[role=status]') as HTMLElement).getByText('Sign In'));
    await user.type(await screen.findByLabelText('Email'), 'ann@example.test');
    await user.type(screen.getByLabelText('Password'), 'Right-pass1');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getAllByRole('button', { name: 'Sign In' })[0] as HTMLElement);
    await waitFor(() => expect(session.getState().dialog).toBeNull());
    expect(inputs).toMatchObject([{ guestCartId: null }]);
    expect((screen.getByLabelText('Note') as HTMLTextAreaElement).value).toBe('half a sentence');
  });

  it('says nothing when another tab has signed in again', async () => {
    session.rename('Ann');
    let endsAt = endsIn(60);
    const { calls } = renderPage(<h1>Home</h1>, { ...account, customer: () => endsAt });
    await waitFor(() => expect(calls).toContain('SignedInCustomer'));
    endsAt = endsIn(120);
    await act(() => vi.advanceTimersByTimeAsync(56 * 60_000));
    await waitFor(() => expect(calls.filter((name) => name === 'SignedInCustomer').length).toBe(2));
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});

describe('the user menu', () => {
  it('opens the sign-in dialog for a guest', async () => {
    renderPage(<UserMenu />, account);
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(session.getState().dialog).toBe('SIGN_IN');
  });

  it('greets a customer, links to the account pages, and signs out', async () => {
    session.rename('Ann');
    const { router } = renderPage(<UserMenu />, account, '/handbags');
    await user.click(await screen.findByRole('button', { name: 'Hi, Ann' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'My Account',
      'My Orders',
      'My Quotes',
      'Sign Out',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await screen.findByRole('button', { name: 'Sign In' });
    expect(router.state.location.pathname).toBe('/handbags');
  });

  it('has the same entries on a phone', async () => {
    session.rename('Ann');
    renderPage(
      <ul>
        <MobileUserLinks onLeave={() => {}} />
      </ul>,
      account,
    );
    expect(await screen.findByText('Hi, Ann')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My Quotes' }).getAttribute('href')).toBe(
      '/sell/items',
    );
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(session.getState().dialog).toBe('SIGN_IN');
  });
});

describe('parameters of a URL', () => {
  it('redirects to `redirect` after sign-in but never to another site', async () => {
    for (const [search, target] of [
      ['?redirect=our-designers', '/our-designers'],
      ['?redirect=//evil.example&page=2', '/?page=2'],
    ]) {
      session.lose();
      const { router } = renderPage(<h1>Home</h1>, account, `/${search}`);
      act(() => session.askToSignIn());
      await screen.findByRole('dialog');
      act(() => session.begin('Ann', '1'));
      const address = () => router.state.location.pathname + router.state.location.search;
      await waitFor(() => expect(address()).toBe(target));
      cleanup();
    }
  });

  it('signs out on `loggedout`, and asks to sign in on `logout=true` until the dialog is closed', async () => {
    session.rename('Ann');
    const { calls } = renderPage(<h1>Home</h1>, account, '/?loggedout=true');
    await waitFor(() => expect(session.getState().status).toBe('guest'));
    expect(calls).toContain('SignOut');
    cleanup();
    const { router } = renderPage(<h1>Home</h1>, account, '/?logout=true&page=2');
    await screen.findByText("You've been logged out. Please login again.");
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  });

  it('signs out on /logout although the gateway is unreachable, and opens the account after the next sign-in', async () => {
    session.rename('Ann');
    const { router } = renderPage(
      <LogoutRoute />,
      {
        ...account,
        customerSignOut: () => {
          throw new GraphQLError('The shop took too long to respond.');
        },
      },
      '/logout',
    );
    await waitFor(() => expect(session.getState().status).toBe('guest'));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByRole('dialog');
    act(() => session.begin('Ann', '1'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
  });
});
