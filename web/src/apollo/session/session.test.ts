// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache, type ShopCache } from '../cache.ts';
import { isTabField, persistedPart, tabPart } from '../persistedPart.ts';
import { Session, type SessionEvent, session, useIntent } from './session.ts';

function openTab(cache: ShopCache = createCache(), now?: () => number) {
  const tab = new Session(now);
  const events: SessionEvent[] = [];
  tab.on((event) => events.push(event));
  tab.attach(cache);
  tab.start();
  return { tab, events, cache };
}

/** Copies one tab's persisted state to another, as the storage event does. */
const syncTo = (from: ShopCache, to: ShopCache) => to.takePersisted(persistedPart(from.extract()));

beforeEach(() => window.localStorage.clear());

describe('the session of a page', () => {
  it('is unknown until it starts, and persists only a first name', () => {
    const cache = createCache();
    cache.takePersisted({
      ROOT_QUERY: { __typename: 'Query', localCustomer: { firstName: 'Ann' } },
    });
    const tab = new Session();
    tab.attach(cache);
    expect(tab.getState()).toEqual(tab.getServerState());
    const { cache: own, tab: other } = openTab();
    other.begin('Ann', '7');
    expect(persistedPart(own.extract())).toEqual({
      ROOT_QUERY: {
        __typename: 'Query',
        localCustomer: { __typename: 'LocalCustomer', firstName: 'Ann' },
      },
    });
    const next = openTab();
    syncTo(own, next.cache);
    expect(next.tab.getState()).toMatchObject({ status: 'customer', firstName: 'Ann' });
  });

  it('starts and ends in every tab and leaves nothing behind', () => {
    const first = openTab();
    const second = openTab();
    first.tab.begin('Ann');
    syncTo(first.cache, second.cache);
    expect(second.tab.getState()).toMatchObject({ status: 'customer', firstName: 'Ann' });
    expect(second.events).toEqual([]);
    second.tab.end();
    syncTo(second.cache, first.cache);
    expect(first.tab.getState()).toMatchObject({ status: 'guest', firstName: '' });
    expect([first.events, second.events]).toEqual([['signed-in', 'gone'], ['signed-out']]);
    expect(persistedPart(first.cache.extract())).toEqual({});
  });

  it('continues on a restored page for the same customer and restarts for another', () => {
    const { tab, events } = openTab();
    tab.restore(null);
    expect(tab.getState().status).toBe('guest');
    for (const _ of ['first', 'second']) {
      tab.restore('Ann');
      expect(tab.getState()).toMatchObject({ status: 'customer', firstName: 'Ann' });
    }
    expect(events).toEqual([]);
  });

  it.each([
    [null, 'gone', 'guest'],
    ['Bea', 'replaced', 'customer'],
  ] as const)('ends on a restored page that is %s by now', (now, event, status) => {
    const { tab, events } = openTab();
    tab.rename('Ann');
    const before = tab.generation();
    tab.restore(now);
    expect(tab.getState()).toMatchObject({ status, firstName: now ?? '' });
    expect(tab.generation()).toBe(before + 1);
    expect(events).toEqual([event]);
  });

  it('is replaced when the gateway reports another customer with the same first name', () => {
    const { tab, events } = openTab();
    tab.rename('Ann');
    tab.confirm({ id: '1', firstName: 'Ann' });
    tab.confirm({ id: '1', firstName: 'Anna' });
    expect([tab.getState().firstName, events]).toEqual(['Anna', []]);
    tab.confirm({ id: '2', firstName: 'Anna' });
    expect([tab.getState().status, events]).toEqual(['customer', ['replaced']]);
  });

  it('is lost once for several responses, and never for a guest', () => {
    const { tab, events } = openTab();
    tab.lose();
    expect(events).toEqual([]);
    tab.begin('Ann');
    const before = tab.generation();
    tab.lose();
    tab.lose();
    expect(events).toEqual(['signed-in', 'lost']);
    expect(tab.generation()).toBe(before + 1);
  });

  it('is not lost while the customer signs out', () => {
    const { tab, events } = openTab();
    tab.begin('Ann');
    tab.startLeaving();
    tab.rename('Ann');
    tab.lose();
    expect(events).toEqual(['signed-in', 'signed-out']);
    tab.begin('Ann');
    tab.lose();
    expect(events.slice(2)).toEqual(['signed-in', 'lost']);
  });

  it('replays earlier events to a late listener', () => {
    const tab = new Session();
    tab.attach(createCache());
    tab.start();
    tab.rename('Ann');
    tab.lose();
    const events: SessionEvent[] = [];
    tab.on((event) => events.push(event));
    expect(events).toEqual(['lost']);
  });

  it('survives when the cache drops personal data of others', () => {
    const { tab, cache } = openTab();
    tab.begin('Ann');
    tab.askToSignIn({ notice: 'Please sign in.' });
    cache.clearPersonalData();
    expect(tab.getState()).toEqual({
      status: 'guest',
      firstName: '',
      dialog: 'SIGN_IN',
      notice: 'Please sign in.',
      intent: null,
    });
  });
});

describe('an interrupted action', () => {
  const intent = { kind: 'favorite', value: '7' };

  it('resumes once after the sign-in, with the handler of its kind, also if that is loaded later', () => {
    session.attach(createCache());
    session.start();
    // Another test file may have left a customer.
    session.end();
    session.askToSignIn({ intent });
    const handle = vi.fn();
    renderHook(() => useIntent('price-alert', handle));
    act(() => session.begin('Ann'));
    expect(handle).not.toHaveBeenCalled();
    for (const _ of ['first', 'second']) renderHook(() => useIntent('favorite', handle));
    expect(handle).toHaveBeenCalledExactlyOnceWith('7');
    expect(session.getState().intent).toBeNull();
  });

  it('survives a reload of its tab', () => {
    const first = openTab();
    first.tab.askToSignIn({ intent });
    const reloaded = openTab();
    reloaded.cache.takePersisted(tabPart(first.cache.extract()), isTabField);
    expect(reloaded.tab.consumeIntent('favorite')).toBe('7');
  });

  it('does not resume after the dialog was closed, the customer has left, or half an hour later', () => {
    const clock = { now: 0 };
    const { tab } = openTab(createCache(), () => clock.now);
    tab.askToSignIn({ intent });
    tab.closeDialog();
    expect(tab.getState().intent).toBeNull();
    tab.rename('Ann');
    tab.storeIntent(intent);
    tab.end();
    expect(tab.getState().intent).toBeNull();
    tab.storeIntent(intent);
    clock.now = 31 * 60_000;
    tab.begin('Ann');
    expect(tab.getState().intent).toBeNull();
  });
});
