import { describe, expect, test } from 'vitest';
import { createCoalescingCache, createSwrCache } from '../sources/swr-cache.ts';
import { createKeyedLock } from './keyed-lock.ts';
import { toMoney } from './money.ts';
import { sanitize } from './sanitize.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('a keyed lock', () => {
  test('runs one job of a key after the other, also after a failure', async () => {
    const lock = createKeyedLock();
    const order: string[] = [];
    const job = (name: string) => async () => {
      order.push(`${name} starts`);
      await tick();
      order.push(`${name} ends`);
      if (name === 'a') throw new Error('a fails');
    };
    const first = lock.run('k', job('a'));
    const second = lock.run('k', job('b'));
    await expect(first).rejects.toThrow('a fails');
    await second;
    expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  });

  test('lets other keys run meanwhile', async () => {
    const lock = createKeyedLock();
    const order: string[] = [];
    const slow = lock.run('a', async () => {
      await tick();
      order.push('a');
    });
    await lock.run('b', async () => order.push('b'));
    await slow;
    expect(order).toEqual(['b', 'a']);
  });
});

describe.each([
  ['a memo', () => createSwrCache({ max: 5, ttlMs: 60_000 }), 1],
  ['a memo that is switched off', createCoalescingCache, 2],
])('%s', (_, create, reads) => {
  test(`shares a read under way and reads ${reads} times in all`, async () => {
    const memo = create();
    let count = 0;
    const read = async () => {
      await tick();
      count += 1;
      return count;
    };
    expect(await Promise.all([memo.get('k', read), memo.get('k', read)])).toEqual([1, 1]);
    expect(await memo.get('k', read)).toBe(reads);
  });

  test('does not keep what it is told not to', async () => {
    const memo = create();
    const isKept = (answer: string) => answer !== 'partial';
    expect(await memo.get('k', async () => 'partial', isKept)).toBe('partial');
    expect(await memo.get('k', async () => 'whole', isKept)).toBe('whole');
  });

  test('does not keep a failure', async () => {
    const memo = create();
    const fail = () => Promise.reject(new Error('once'));
    await expect(memo.get('k', fail)).rejects.toThrow('once');
    expect(await memo.get('k', async () => 'fine')).toBe('fine');
  });
});

test.each([
  [0, '0.00'],
  [-0, '0.00'],
  [4250, '4250.00'],
  [350.625, '350.63'],
  [-10.5, '-10.50'],
  [1.005, '1.00'],
])('%d dollars are %j', (dollars, amount) => {
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
])('%j is sanitised to %j', (html, expected) => {
  expect(sanitize(html)).toBe(expected);
});
