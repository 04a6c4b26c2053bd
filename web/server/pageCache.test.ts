import { expect, test } from 'vitest';
import { createPageCache } from './pageCache.ts';
import { RenderedPage } from './renderedPage.ts';

const aPage = () =>
  RenderedPage.from(
    new Response('x'.repeat(5000), { headers: { 'Cache-Control': 'public, s-maxage=30' } }),
  );

test('sends a page that is evicted while it is rendered', async () => {
  const cache = createPageCache({ seconds: 30, maxBytes: 20_000 });
  let finish = (_: RenderedPage) => {};
  const slow = new Promise<RenderedPage>((resolve) => {
    finish = resolve;
  });
  const waiting = cache.get('/slow', () => slow);
  for (const key of ['/a', '/b', '/c', '/d', '/e', '/f']) await cache.get(key, aPage);
  const page = await aPage();
  finish(page);
  expect(await waiting).toEqual({ page, cacheStatus: 'miss' });
});
