import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { ALONE, type Channel } from '../../../shared/channel.ts';
import { type FavoriteCalls, FavoritesStore } from './FavoritesStore.ts';

/** A back end in memory; `refusal` makes it say no, `hold` keeps its answers back. */
function aShop(tabs: Channel<readonly string[]> = ALONE) {
  const kept: string[] = [];
  const asked: string[] = [];
  const failures: string[] = [];
  const interrupted: string[] = [];
  const shop = {
    refusal: null as string | null,
    hold: Promise.resolve(),
    error: null as Error | null,
  };
  const answer = async (call: string, change: () => void) => {
    asked.push(call);
    await shop.hold;
    if (shop.error) throw shop.error;
    if (shop.refusal === null) change();
    return { ids: [...kept], refusal: shop.refusal };
  };
  const calls: FavoriteCalls = {
    read: async () => [...kept],
    add: (id) => answer(`add ${id}`, () => kept.push(id)),
    remove: (id) => answer(`remove ${id}`, () => kept.splice(kept.indexOf(id), 1)),
  };
  const remembered: string[] = [];
  const favorites = new FavoritesStore({
    kept: {
      read: () => [...remembered],
      write: (ids) => void remembered.splice(0, remembered.length, ...ids),
    },
    calls: async () => calls,
    tabs,
    onFailure: ({ title, text }) => failures.push(`${title}: ${text}`),
    onInterrupted: (productId, isAdded) =>
      interrupted.push(`${isAdded ? 'add' : 'remove'} ${productId}`),
  });
  return { favorites, asked, failures, interrupted, remembered, shop };
}

test('a second press while the first is under way is ignored', async () => {
  const { favorites, asked } = aShop();
  await favorites.load();
  await Promise.all([favorites.toggle('7'), favorites.toggle('7')]);
  expect(asked).toEqual(['add 7']);
  expect(favorites.getState()).toEqual({ status: 'ready', ids: ['7'] });
  await favorites.toggle('7');
  expect(favorites.getState().ids).toEqual([]);
});

test('a refusal keeps what was there and is told in the words of the server', async () => {
  const { favorites, failures, shop } = aShop();
  await favorites.load();
  await favorites.toggle('7');
  shop.refusal = 'No such product.';
  await favorites.toggle('8');
  await favorites.toggle('7');
  expect(failures).toEqual([
    'Unable to add to favorites: No such product.',
    'Unable to remove from favorites: No such product.',
  ]);
  expect(favorites.getState()).toEqual({ status: 'ready', ids: ['7'] });
});

test('what a guest wanted is added once, after the favorites have been read', async () => {
  const { favorites, asked } = aShop();
  void favorites.load();
  await favorites.addOnceLoaded('7');
  await favorites.addOnceLoaded('7');
  expect(asked).toEqual(['add 7']);
});

test('an answer for a customer who has gone changes nothing', async () => {
  const { favorites, shop } = aShop();
  await favorites.load();
  let release = () => {};
  shop.hold = new Promise((resolve) => {
    release = () => resolve();
  });
  const adding = favorites.toggle('7');
  favorites.clear();
  release();
  await adding;
  expect(favorites.getState()).toEqual({ status: 'idle', ids: [] });
});

test('what a lost session interrupts is kept for the next one, an added piece as one taken out', async () => {
  const { favorites, asked, failures, interrupted, shop } = aShop();
  await favorites.load();
  await favorites.toggle('7');
  shop.error = new CombinedGraphQLErrors({
    errors: [{ message: 'Please sign in again.', extensions: { code: 'UNAUTHENTICATED' } }],
  });
  const adding = favorites.toggle('8');
  favorites.clear();
  await adding;
  expect([interrupted, failures]).toEqual([['add 8'], []]);
  await favorites.load();
  const removing = favorites.toggle('7');
  favorites.clear();
  await removing;
  expect(interrupted).toEqual(['add 8', 'remove 7']);
  shop.error = null;
  await favorites.removeOnceLoaded('7');
  await favorites.removeOnceLoaded('7');
  expect(asked.filter((call) => call === 'remove 7')).toHaveLength(2);
  expect(failures).toEqual([]);
});

test('what the browser remembers is shown until the answer is there', async () => {
  const { favorites, remembered } = aShop();
  remembered.push('7');
  const loading = favorites.load();
  expect(favorites.getState()).toEqual({ status: 'loading', ids: ['7'] });
  await loading;
  expect(favorites.getState()).toEqual({ status: 'ready', ids: [] });
  await favorites.toggle('8');
  expect(remembered).toEqual(['8']);
});

test('other tabs of a customer follow; a guest has none to follow', async () => {
  const heard: ((ids: readonly string[]) => void)[] = [];
  const tabs: Channel<readonly string[]> = {
    tell: (ids) => {
      for (const each of heard) each(ids);
    },
    listen: (each) => {
      heard.push(each);
      return () => heard.splice(heard.indexOf(each), 1);
    },
  };
  const [here, there, guest] = [aShop(tabs), aShop(tabs), aShop(tabs)];
  for (const { favorites } of [there, guest]) favorites.follow();
  await Promise.all([here, there].map(({ favorites }) => favorites.load()));
  await here.favorites.toggle('7');
  expect(there.favorites.getState()).toEqual({ status: 'ready', ids: ['7'] });
  expect(guest.favorites.getState().ids).toEqual([]);
  expect(there.asked).toEqual([]);
  await here.favorites.toggle('7');
  expect(there.favorites.getState().ids).toEqual([]);
});
