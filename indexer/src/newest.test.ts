import { describe, expect, it } from 'vitest';
import { advance, changedSince, type Newest } from './newest.ts';

const MINUTE_MS = 60_000;
const read: Newest = { updatedAt: '2026-11-22 00:02:00', readAt: 1000, isSettled: false };

describe('the changes since the last run', () => {
  it('are read again from five minutes before the newest one', () => {
    expect(changedSince(read)).toEqual(['updated_at', '2026-11-21 23:57:00', 'gteq']);
  });

  it('are only those after the newest one once that was read again five minutes later', () => {
    const soon = advance(read, read.updatedAt, 1000 + 5 * MINUTE_MS - 1);
    expect(soon).toEqual(read);
    const later = advance(read, read.updatedAt, 1000 + 5 * MINUTE_MS);
    expect(changedSince(later)).toEqual(['updated_at', read.updatedAt, 'gt']);
  });

  it('are read again after a newer one, and none moves the time back', () => {
    const settled = { ...read, isSettled: true };
    const updatedAt = '2026-11-22 00:02:01';
    expect(advance(settled, updatedAt, 5000)).toEqual({
      updatedAt,
      readAt: 5000,
      isSettled: false,
    });
    expect(advance(settled, '', 10 * MINUTE_MS)).toEqual(settled);
  });
});
