import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const item = { id: '7', sku: 'A', name: 'A bag', path: '/a-bag.html', amount: '1250.50' };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', { location: { origin: 'https://shop.test' } });
});
afterEach(() => vi.unstubAllGlobals());

const page = { page_path: '/a-bag.html', page_title: 'A bag' };

it('queues events until analytics is configured, and sends them after their page view', async () => {
  const { trackPageView, trackItem } = await import('./analytics.ts');
  trackItem('view_item', item);
  expect(window.dataLayer).toBeUndefined();
  trackPageView('datalayer', page);
  trackItem('add_to_cart', { ...item, path: null, amount: null });
  const trackedItem = {
    item_id: '7',
    item_name: 'A bag',
    sku: 'A',
    url: 'https://shop.test/a-bag.html',
    quantity: 1,
    price: 1250.5,
  };
  const { url: _, price: __, ...without } = trackedItem;
  expect(window.dataLayer).toEqual([
    { event: 'page_view', ...page },
    { event: 'view_item', ecommerce: { currency: 'USD', value: 1250.5, items: [trackedItem] } },
    { event: 'add_to_cart', ecommerce: { currency: 'USD', value: 0, items: [without] } },
  ]);
});

it('sends no events when analytics is off, including queued ones', async () => {
  const { trackPageView, trackItem } = await import('./analytics.ts');
  trackItem('view_item', item);
  trackPageView('off', page);
  trackItem('add_to_cart', item);
  expect(window.dataLayer).toBeUndefined();
});
