// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createEncoreCard } from './encore.ts';

it("ignores messages from other origins, other windows and without the provider's format", async () => {
  const element = document.createElement('div');
  const onReady = vi.fn();
  const fields = createEncoreCard('https://pay.example/card').open({
    element,
    onReady,
    onErrors: vi.fn(),
  });
  // A frame outside of the document is not loaded and has no window.
  const source = { postMessage: vi.fn() } as unknown as Window;
  Object.defineProperty(element.querySelector('iframe'), 'contentWindow', { value: source });
  const send = (data: unknown, from: MessageEventInit = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, source, origin: 'https://pay.example', ...from }),
    );
  const ready = { type: 'card:ready' };
  send(ready, { origin: 'https://evil.example' });
  send(ready, { source: window });
  send(null);
  send({ type: 'other' });
  expect(onReady).not.toHaveBeenCalled();
  send(ready);
  expect(onReady).toHaveBeenCalledOnce();

  const result = fields.submit();
  send({ type: 'card:nonce', nonce: 'forged' }, { origin: 'https://evil.example' });
  send({ type: 'card:nonce', nonce: 'issued' });
  expect(await result).toEqual({ status: 'ready', nonce: 'issued' });
  fields.close();
});
