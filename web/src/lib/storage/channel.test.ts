import { afterEach, expect, it, vi } from 'vitest';
import { makeChannel } from './channel.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells the other tabs', async () => {
  const [here, there] = [makeChannel<string>('shop'), makeChannel<string>('shop')];
  const heard = new Promise((resolve) => there.listen(resolve));
  here.tell('changed');
  expect(await heard).toBe('changed');
});

it.each([
  ['has no channels', undefined],
  [
    'refuses them',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  ],
])('is alone where the browser %s', (_, channels) => {
  vi.stubGlobal('BroadcastChannel', channels);
  const channel = makeChannel<string>('shop');
  channel.listen(() => {})();
  expect(() => channel.tell('changed')).not.toThrow();
});
