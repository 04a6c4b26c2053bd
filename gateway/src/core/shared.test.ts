import { describe, expect, test, vi } from 'vitest';
import { createKeyedMutex } from '../calls/rest-calls.ts';
import { createCoalescingCache, createSwrCache } from '../sources/swr-cache.ts';
import { UpstreamError } from '../sources/upstream-error.ts';
import { createSanitizer } from './html.ts';
import { createDisconnectError, inRequest, rejectOnAbort } from './request-scope.ts';
import { createScalars } from './scalars.ts';
import { toMoney } from './values.ts';

function tick() {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('serializing jobs by key', () => {
  test('runs jobs with the same key one after another, also after a failure', async () => {
    const mutex = createKeyedMutex();
    const order: string[] = [];
    const job = (name: string) => async () => {
      order.push(`${name} starts`);
      await tick();
      order.push(`${name} ends`);
      if (name === 'a') throw new Error('a fails');
    };
    const first = mutex.runExclusive('k', job('a'));
    const second = mutex.runExclusive('k', job('b'));
    await expect(first).rejects.toThrow('a fails');
    await second;
    expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  });

  test('runs jobs with other keys concurrently', async () => {
    const mutex = createKeyedMutex();
    const order: string[] = [];
    const slow = mutex.runExclusive('a', async () => {
      await tick();
      order.push('a');
    });
    await mutex.runExclusive('b', async () => order.push('b'));
    await slow;
    expect(order).toEqual(['b', 'a']);
  });
});

describe.each([
  ['a cache', () => createSwrCache({ max: 5, ttlMs: 60_000 }), 1],
  ['a cache that is switched off', createCoalescingCache, 2],
])('%s', (_, create, reads) => {
  test(`shares a pending read and reads ${reads} times in all`, async () => {
    const cache = create();
    let count = 0;
    const read = async () => {
      await tick();
      count += 1;
      return count;
    };
    expect(await Promise.all([cache.get('k', read), cache.get('k', read)])).toEqual([1, 1]);
    expect(await cache.get('k', read)).toBe(reads);
  });

  test('does not cache an uncacheable value', async () => {
    const cache = create();
    const isCacheable = (response: string) => response !== 'partial';
    expect(await cache.get('k', async () => 'partial', isCacheable)).toBe('partial');
    expect(await cache.get('k', async () => 'whole', isCacheable)).toBe('whole');
  });

  test('continues a read for others after its first caller has disconnected', async () => {
    const cache = create();
    const client = new AbortController();
    const source = Promise.withResolvers<string>();
    const read = () => cache.get('k', () => rejectOnAbort(source.promise));
    const first = inRequest({ signal: client.signal, stale: new Set() }, read);
    const second = read();
    client.abort(createDisconnectError());
    await expect(first).rejects.toMatchObject({ fault: 'UPSTREAM_TIMEOUT', isAborted: true });
    source.resolve('whole');
    expect(await second).toBe('whole');
  });

  test('completes a read during which it is cleared', async () => {
    const cache = create();
    const pending = cache.get('k', async () => {
      await tick();
      return 'whole';
    });
    cache.clear();
    expect(await pending).toBe('whole');
  });

  test('does not cache a failure', async () => {
    const cache = create();
    const fail = () => Promise.reject(new Error('once'));
    await expect(cache.get('k', fail)).rejects.toThrow('once');
    expect(await cache.get('k', async () => 'fine')).toBe('fine');
  });
});

test('returns a stale value if its source fails or is late, and says so', async () => {
  vi.useFakeTimers();
  // The cache takes a start at 0 for no time at all.
  vi.advanceTimersByTime(1);
  const cache = createSwrCache({ max: 5, ttlMs: 10, staleMs: 100 });
  const stale = new Set<string>();
  const ask = <T>(read: () => Promise<T>, signal = new AbortController().signal) =>
    inRequest({ signal, stale }, () => cache.get('menu:1', read));
  const down = new UpstreamError('UPSTREAM_UNAVAILABLE', 'source', { message: 'down' });
  const fail = () => Promise.reject(down);
  expect(await ask(async () => 'old')).toBe('old');
  vi.advanceTimersByTime(9);
  expect([await ask(fail), [...stale]]).toEqual(['old', []]);
  vi.advanceTimersByTime(2);
  expect([await ask(fail), [...stale]]).toEqual(['old', ['menu']]);
  await expect(ask(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  const late = Promise.withResolvers<string>();
  expect(await ask(() => late.promise, AbortSignal.abort())).toBe('old');
  late.resolve('new');
  expect(await ask(fail)).toBe('new');
  vi.advanceTimersByTime(111);
  await expect(ask(fail)).rejects.toBe(down);
  vi.useRealTimers();
});

test.each([
  [0, '0.00'],
  [-0, '0.00'],
  [4250, '4250.00'],
  [350.625, '350.63'],
  [-10.5, '-10.50'],
  [1.005, '1.00'],
])('formats %d dollars as %j', (dollars, amount) => {
  expect(toMoney(dollars)).toEqual({ amount, currency: 'USD' });
});

test.each([
  ['<p>a <b>b</b></p>', '<p>a <b>b</b></p>'],
  ['<script>x()</script>a', 'a'],
  ['<svg onload=x()><p>a</p></svg>', '<p>a</p>'],
  ['<a href="javascript:x()">a</a>', '<a rel="noopener">a</a>'],
  ['<a href=" java\nscript:x()">a</a>', '<a rel="noopener">a</a>'],
  ['<img src=x onerror=x()>', '<img src="x" />'],
  ['<img src="data:image/svg+xml,x">', '<img />'],
  ['<iframe src="//evil"></iframe>', ''],
  ['<p style="position:fixed">a</p>', '<p>a</p>'],
  ['<form action="/x"><input name="a"></form>', ''],
  [
    '<table><tr><td colspan="2">a</td></tr></table>',
    '<table><tr><td colspan="2">a</td></tr></table>',
  ],
  [
    '<div data-content-type="html">&lt;p&gt;a &amp;amp; b&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;</div>',
    '<div><p>a &amp; b</p></div>',
  ],
  ['<div data-content-type="text">&lt;p&gt;</div>', '<div>&lt;p&gt;</div>'],
])('sanitizes %j to %j', (html, expected) => {
  expect(createSanitizer()(html)).toBe(expected);
});

test.each([
  [
    '<a href="https://m.example/us/bags.html?p=2">x</a>',
    '<a href="/bags.html?p=2" rel="noopener">x</a>',
  ],
  ['<a href="https://m.example">x</a>', '<a href="/" rel="noopener">x</a>'],
  [
    '<a href="https://m.example/media/size-chart.pdf">x</a>',
    '<a href="https://m.example/media/size-chart.pdf" rel="noopener">x</a>',
  ],
  [
    '<a href="https://m.example//evil.example">x</a>',
    '<a href="https://m.example//evil.example" rel="noopener">x</a>',
  ],
  [
    '<a href="https://m.example.evil/x">x</a>',
    '<a href="https://m.example.evil/x" rel="noopener">x</a>',
  ],
  [
    '<img src="https://m.example/media/wysiwyg/a.jpg" alt="" />',
    '<img src="/pictures/wysiwyg/a.jpg" alt="" />',
  ],
  // Without web server rewrites, and with Magento's base URL for HTTP.
  [
    '<a href="https://m.example/index.php/shipping">x</a>',
    '<a href="/shipping" rel="noopener">x</a>',
  ],
  ['<a href="http://m.example/us/index.php">x</a>', '<a href="/" rel="noopener">x</a>'],
  ['<a href="https://m.example/index.phpx">x</a>', '<a href="/index.phpx" rel="noopener">x</a>'],
  [
    '<a href="https://m.example/index.php//evil.example">x</a>',
    '<a href="https://m.example/index.php//evil.example" rel="noopener">x</a>',
  ],
  ['<img src="https://m.example/static/x.png" />', '<img src="https://m.example/static/x.png" />'],
])('points HTML of the Magento store to the shop: %j', (html, expected) => {
  const sanitize = createSanitizer({
    baseUrls: ['https://m.example', 'https://m.example/us'],
    imagesUrl: '/pictures/wysiwyg',
  });
  expect(sanitize(html)).toBe(expected);
});

test.each([
  ['PositiveInt', 0],
  ['NonNegativeInt', -1],
  ['EmailAddress', 'nobody'],
  ['CountryCode', 'XX'],
] as const)('%s accepts irregular data of the back end: %j', (name, value) => {
  expect(createScalars()[name].serialize(value)).toBe(value);
});
