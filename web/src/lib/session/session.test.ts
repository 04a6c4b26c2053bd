import { describe, expect, it } from 'vitest';
import type { Channel } from '../storage/channel.ts';
import { textStorage } from '../storage/jsonStorage.ts';
import { aBrowserStorage } from '../storage/storage.test-helpers.ts';
import { Intents } from './intents.ts';
import { Session, type SessionEvent, type TabMessage } from './session.ts';

/** Tabs of one browser: they share the storage and hear each other, never themselves. */
function aBrowser() {
  const storage = aBrowserStorage();
  const ears = new Map<object, (message: TabMessage) => void>();
  const openChannel = (): Channel<TabMessage> => {
    const own = {};
    return {
      tell: (message) => {
        for (const [other, hear] of ears) if (other !== own) hear(message);
      },
      listen(heard) {
        ears.set(own, heard);
        return () => ears.delete(own);
      },
    };
  };
  const openTab = () => {
    const names = textStorage(() => storage, 'encore-customer');
    const tab = new Session({ names, intents: new Intents(aBrowserStorage), openChannel });
    const events: SessionEvent[] = [];
    tab.on((event) => events.push(event));
    tab.start();
    return { tab, events };
  };
  return { storage, openTab };
}

describe('the session of a page', () => {
  it('is unknown until it starts, and then what the browser remembers: a first name and nothing else', () => {
    const { storage, openTab } = aBrowser();
    const { tab } = openTab();
    expect(tab.getServerState().status).toBe('unknown');
    expect(tab.getState().status).toBe('guest');
    tab.begin('Ann');
    expect(
      [...Array(storage.length).keys()].map((at) => storage.getItem(storage.key(at) ?? '')),
    ).toEqual(['Ann']);
    expect(openTab().tab.getState()).toMatchObject({ status: 'customer', firstName: 'Ann' });
  });

  it('begins and ends in every tab', () => {
    const { storage, openTab } = aBrowser();
    const [first, second] = [openTab(), openTab()];
    first.tab.begin('Ann');
    expect(second.tab.getState()).toMatchObject({ status: 'customer', firstName: 'Ann' });
    expect(second.events).toEqual([]);
    second.tab.end();
    expect(first.tab.getState()).toMatchObject({ status: 'guest', firstName: '' });
    expect([first.events, second.events]).toEqual([['signed-in', 'signed-out'], ['signed-out']]);
    expect(storage.length).toBe(0);
  });

  describe('on a page that the browser put aside and shows again', () => {
    const aPageOf = (kept: string | null) => {
      const storage = aBrowserStorage();
      if (kept !== null) storage.setItem('encore-customer', kept);
      const names = textStorage(() => storage, 'encore-customer');
      const tab = new Session({ names, intents: new Intents(aBrowserStorage) });
      const events: SessionEvent[] = [];
      tab.on((event) => events.push(event));
      tab.start();
      return { tab, events, names };
    };

    it('goes on for whoever is still there, and begins for whoever has signed in meanwhile', () => {
      const { tab, events, names } = aPageOf(null);
      expect(tab.lookAgain()).toBe(true);
      expect(tab.getState().status).toBe('guest');
      names.write('Ann');
      for (const _ of ['first', 'second']) {
        expect(tab.lookAgain()).toBe(true);
        expect(tab.getState()).toMatchObject({ status: 'customer', firstName: 'Ann' });
      }
      expect(events).toEqual([]);
    });

    it("is over when the customer has gone, and makes late answers nobody's", () => {
      const { tab, events, names } = aPageOf('Ann');
      names.forget();
      const before = tab.generation();
      expect(tab.lookAgain()).toBe(true);
      expect(tab.getState()).toMatchObject({ status: 'guest', firstName: '' });
      expect(tab.generation()).toBe(before + 1);
      expect(events).toEqual(['gone']);
    });

    it('gives way to another customer, whose name stays', () => {
      const { tab, events, names } = aPageOf('Ann');
      names.write('Bea');
      expect(tab.lookAgain()).toBe(false);
      expect(tab.getState().status).toBe('guest');
      expect(names.read()).toBe('Bea');
      expect(events).toEqual(['gone']);
    });
  });

  it('is lost once, however many answers say so, and never by a guest', () => {
    const { tab, events } = aBrowser().openTab();
    tab.lose();
    expect(events).toEqual([]);
    tab.begin('Ann');
    const before = tab.generation();
    tab.lose();
    tab.lose();
    expect(events).toEqual(['signed-in', 'lost']);
    expect(tab.generation()).toBe(before + 1);
  });

  it('is not lost by whoever is on the way out', () => {
    const { tab, events } = aBrowser().openTab();
    tab.begin('Ann');
    tab.startLeaving();
    tab.rename('Ann');
    tab.lose();
    expect(events).toEqual(['signed-in', 'signed-out']);
    tab.begin('Ann');
    tab.lose();
    expect(events.slice(2)).toEqual(['signed-in', 'lost']);
  });

  it('tells whoever comes late what happened before', () => {
    const names = textStorage(aBrowserStorage, 'encore-customer');
    const tab = new Session({ names, intents: new Intents(aBrowserStorage) });
    tab.rename('Ann');
    tab.lose();
    const events: SessionEvent[] = [];
    tab.on((event) => events.push(event));
    expect(events).toEqual(['lost']);
  });
});

describe('an interrupted action', () => {
  const anIntents = () => {
    const storage = aBrowserStorage();
    const clock = { now: 0 };
    return {
      clock,
      intents: new Intents(
        () => storage,
        () => clock.now,
      ),
    };
  };

  it('goes on once, with the handler of its kind', () => {
    const { intents } = anIntents();
    const done: string[] = [];
    intents.on('price-alert', (value) => done.push(value));
    intents.on('favorite', () => done.push('wrong'));
    intents.keep({ kind: 'price-alert', value: 'CHA-1' });
    expect(done).toEqual([]);
    intents.release();
    intents.release();
    expect(done).toEqual(['CHA-1']);
  });

  it('waits for a handler that is still loading', () => {
    const { intents } = anIntents();
    const done: string[] = [];
    intents.keep({ kind: 'favorite', value: '7' });
    intents.release();
    intents.on('favorite', (value) => done.push(value));
    expect(done).toEqual(['7']);
  });

  it('does not go on before the sign-in, after it was given up, or half an hour later', () => {
    const { intents, clock } = anIntents();
    const done: string[] = [];
    intents.on('favorite', (value) => done.push(value));
    intents.keep({ kind: 'favorite', value: 'given up' });
    intents.drop();
    intents.release();
    intents.keep({ kind: 'favorite', value: 'late' });
    clock.now = 31 * 60_000;
    intents.release();
    expect(done).toEqual([]);
  });
});
