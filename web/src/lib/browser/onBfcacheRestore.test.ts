import { expect, it, vi } from 'vitest';
import { onBfcacheRestore } from './onBfcacheRestore.ts';

it('calls back for a page restored from the back/forward cache, until it is stopped', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  let times = 0;
  const stop = onBfcacheRestore(() => {
    times += 1;
  });
  show(false);
  expect(times).toBe(0);
  show(true);
  expect(times).toBe(1);
  stop();
  show(true);
  expect(times).toBe(1);
  vi.unstubAllGlobals();
});
