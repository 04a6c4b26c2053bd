// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnceOnChunkLoadError } from './chunkLoadError.ts';

const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
const assign = vi.spyOn(window.location, 'assign').mockReturnValue();

/** Dispatches the event that Vite sends for a chunk that does not load; returns whether the error is handled. */
function failToLoadChunk(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  window.sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

reloadOnceOnChunkLoadError();

it('reloads the page once a minute when a chunk does not load', () => {
  expect(failToLoadChunk()).toBe(true);
  expect(failToLoadChunk()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  expect(failToLoadChunk()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('loads the page that the shopper is on the way to', () => {
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/guest/order', lazy: () => new Promise<never>(() => undefined) },
  ]);
  window.__reactRouterDataRouter = router;
  void router.navigate('/guest/order?number=7');
  expect(failToLoadChunk()).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/guest/order?number=7');
  expect(reload).not.toHaveBeenCalled();
  delete window.__reactRouterDataRouter;
});

it('keeps the page while the browser is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(failToLoadChunk()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload while the page is being left', () => {
  window.dispatchEvent(new Event('beforeunload'));
  expect(failToLoadChunk()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(11_000);
  expect(failToLoadChunk()).toBe(true);
});
