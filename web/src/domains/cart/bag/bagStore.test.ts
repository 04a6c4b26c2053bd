import { afterEach, describe, expect, it } from 'vitest';
import { Bag_CartFragmentDoc } from '../../../generated/documents.ts';
import { aBrowserStorage } from '../../../shared/storage.test-helpers.ts';
import { aTab, FakeShop } from './bag.test-helpers.ts';
import { makeBagBackend } from './bagBackend.ts';
import { makeBagStorage } from './bagStorage.ts';

const item = (sku: string) => ({ id: null, sku, name: `Bag ${sku}`, quoteId: null });
const stops: (() => void)[] = [];
const start = (tab: ReturnType<typeof aTab>) => {
  stops.push(tab.bag.start());
  return expect.poll(() => tab.bag.getState().status).not.toBe('loading');
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The skus the shop has in a tab's cart, read from the tab's own Apollo cache. */
function skusIn({ client, bag }: ReturnType<typeof aTab>): string[] {
  const id = client.cache.identify({ __typename: 'Cart', id: bag.getState().cartId });
  if (id === undefined) return [];
  const fragment = { fragment: Bag_CartFragmentDoc, fragmentName: 'Bag_cart' };
  return client.cache.readFragment({ id, ...fragment })?.lines.map((line) => line.sku) ?? [];
}

describe('the guest bag', () => {
  it('asks nothing and makes no cart until something is added', async () => {
    const tab = aTab();
    await start(tab);
    expect(tab.bag.getState()).toMatchObject({ status: 'ready', cartId: null });
    expect(tab.shop.calls).toEqual([]);
  });

  it('makes a cart for the first item, reuses it for the second, and opens with the name', async () => {
    const tab = aTab();
    await tab.bag.add(item('A'));
    await tab.bag.add(item('B'));
    expect(tab.shop.calls).toEqual(['guestCartCreate', 'guestCartItemAdd', 'guestCartItemAdd']);
    expect(tab.bag.getState()).toMatchObject({ isOpen: true, addedName: 'Bag B' });
    expect(skusIn(tab)).toEqual(['A', 'B']);
  });

  it('adds once when asked twice at the same time', async () => {
    const tab = aTab();
    const outcomes = await Promise.all([tab.bag.add(item('A')), tab.bag.add(item('A'))]);
    expect(outcomes).toEqual([{ isAdded: true }, { isAdded: true }]);
    expect(skusIn(tab)).toEqual(['A']);
  });

  it('writes one after the other, so that two first items share one cart', async () => {
    const tab = aTab();
    await Promise.all([tab.bag.add(item('A')), tab.bag.add(item('B'))]);
    expect(tab.shop.carts.size).toBe(1);
    expect(skusIn(tab)).toEqual(['A', 'B']);
  });

  it('is loaded from the kept id after a reload', async () => {
    const first = aTab();
    await first.bag.add(item('A'));
    const reloaded = aTab(first);
    await start(reloaded);
    expect(skusIn(reloaded)).toEqual(['A']);
    expect(reloaded.bag.getState()).toMatchObject({ isOpen: false, addedName: null });
  });

  it('makes a new cart and adds once more when the old one has become an order', async () => {
    const tab = aTab();
    await tab.bag.add(item('A'));
    for (const cart of tab.shop.carts.values()) cart.isActive = false;
    expect(await tab.bag.add(item('B'))).toEqual({ isAdded: true });
    expect(skusIn(tab)).toEqual(['B']);
    expect(tab.shop.calls.slice(2)).toEqual([
      'guestCartItemAdd',
      'guestCartCreate',
      'guestCartItemAdd',
    ]);
  });

  it('forgets a kept cart that is inactive or gone', async () => {
    for (const isGone of [true, false]) {
      const first = aTab();
      await first.bag.add(item('A'));
      if (isGone) first.shop.carts.clear();
      for (const cart of first.shop.carts.values()) cart.isActive = false;
      const reloaded = aTab(first);
      await start(reloaded);
      expect(reloaded.bag.getState()).toMatchObject({ status: 'ready', cartId: null });
      expect(reloaded.storage.length).toBe(0);
    }
  });

  it('reads a cart once for all who ask before it is their turn, and again for whoever asks later', async () => {
    const first = aTab();
    await first.bag.add(item('A'));
    const reloaded = aTab(first);
    const before = first.shop.calls.length;
    await Promise.all([reloaded.bag.refresh(), reloaded.bag.refresh()]);
    expect(first.shop.calls.slice(before)).toEqual(['guestCart']);
    await reloaded.bag.refresh();
    expect(first.shop.calls.slice(before)).toEqual(['guestCart', 'guestCart']);
  });

  it('ends the cart when the back end answers its reading with an error', async () => {
    const first = aTab();
    await first.bag.add(item('A'));
    first.shop.trouble.set('guestCart', 'refused');
    let refused = 0;
    const reloaded = aTab({ ...first, onReadRefused: () => (refused += 1) });
    await start(reloaded);
    expect(reloaded.bag.getState()).toMatchObject({ status: 'ready', cartId: null });
    expect(reloaded.storage.length).toBe(0);
    expect(refused).toBe(1);
  });

  it('clears the cart when nobody answers its reading, and brings it back on retry', async () => {
    const first = aTab();
    await first.bag.add(item('A'));
    first.shop.trouble.set('guestCart', 'unreachable');
    const reloaded = aTab(first);
    await start(reloaded);
    expect(reloaded.bag.getState()).toMatchObject({ status: 'failed', cartId: null });
    first.shop.trouble.clear();
    await reloaded.bag.refresh();
    expect(skusIn(reloaded)).toEqual(['A']);
  });
});

it('puts a quote into the bag with the id of what it pays for', async () => {
  const tab = aTab();
  await tab.bag.add({ id: '9', sku: 'QUOTE-1', name: 'Restoration as Quoted', quoteId: 'Q-1' });
  const cartId = tab.bag.getState().cartId ?? '';
  expect(tab.shop.carts.get(cartId)?.lines).toMatchObject([{ sku: 'QUOTE-1', quoteId: 'Q-1' }]);
});

describe('a bag that changes hands', () => {
  const ownerOver = (other: ReturnType<typeof aTab>) => {
    const storage = aBrowserStorage();
    return { backend: makeBagBackend(other.client), storage: makeBagStorage(() => storage) };
  };

  it('shows the new cart and nothing of the old one', async () => {
    const [tab, other] = [aTab(), aTab()];
    await tab.bag.add(item('A'));
    const before = tab.bag.getState().cartId;
    const taking = tab.bag.become(ownerOver(other));
    expect(tab.bag.getState()).toMatchObject({ status: 'loading', cartId: null });
    await taking;
    expect(tab.bag.getState()).toMatchObject({ status: 'ready', cartId: null });
    expect(before).not.toBeNull();
  });

  it('puts into the new cart what was on its way to the old one', async () => {
    const [tab, other] = [aTab(), aTab()];
    tab.shop.trouble.set('guestCartCreate', 'unreachable');
    const adding = tab.bag.add(item('A'));
    void tab.bag.become(ownerOver(other));
    expect(await adding).toEqual({ isAdded: true });
    expect([...other.shop.carts.values()].flatMap(({ lines }) => lines)).toMatchObject([
      { sku: 'A' },
    ]);
    expect(tab.shop.carts.size).toBe(0);
  });
});

describe('failures of the bag', () => {
  it("passes on the shop's own words when an item is refused, and stays closed", async () => {
    const tab = aTab();
    tab.shop.sold.add('A');
    expect(await tab.bag.add(item('A'))).toEqual({
      isAdded: false,
      message: 'This product is sold.',
    });
    expect(tab.bag.getState()).toMatchObject({ isOpen: false, addedName: null });
  });

  it('never repeats an add whose answer was lost: it looks whether the item is there', async () => {
    const tab = aTab();
    tab.shop.trouble.set('guestCartItemAdd', 'answer lost');
    expect(await tab.bag.add(item('A'))).toEqual({ isAdded: true });
    expect(tab.shop.calls.filter((call) => call === 'guestCartItemAdd')).toHaveLength(1);
    expect(skusIn(tab)).toEqual(['A']);
  });

  it('says so when the add did not reach the shop', async () => {
    const tab = aTab();
    tab.shop.trouble.set('guestCartItemAdd', 'unreachable');
    const outcome = await tab.bag.add(item('A'));
    expect(outcome).toMatchObject({
      isAdded: false,
      message: expect.stringContaining('could not reach the shop'),
    });
  });

  it('removes a line, and takes a line that is gone already for removed', async () => {
    const tab = aTab();
    await tab.bag.add(item('A'));
    await tab.bag.remove('1');
    expect(skusIn(tab)).toEqual([]);
    await tab.bag.remove('1');
    expect(tab.bag.getState()).toMatchObject({ problem: null, removing: [], isOpen: true });
  });

  it('names the line that could not be removed', async () => {
    const tab = aTab();
    await tab.bag.add(item('A'));
    tab.shop.trouble.set('guestCartItemRemove', 'unreachable');
    await tab.bag.remove('1');
    expect(tab.bag.getState().problem).toMatchObject({ lineId: '1' });
    expect(skusIn(tab)).toEqual(['A']);
  });
});

describe('two tabs', () => {
  it('show the same bag after either has changed it', async () => {
    const shop = new FakeShop();
    const storage = aBrowserStorage();
    const [left, right] = [aTab({ shop, storage }), aTab({ shop, storage })];
    await Promise.all([start(left), start(right)]);
    await left.bag.add(item('A'));
    await expect.poll(() => skusIn(right)).toEqual(['A']);
    expect(right.bag.getState().isOpen).toBe(false);
    await right.bag.remove('1');
    await expect.poll(() => skusIn(left)).toEqual([]);
  });
});
