import { afterEach, expect, it, vi } from 'vitest';
import { expiryText, nextActionText } from './labels.ts';

type Row = Parameters<typeof nextActionText>[0];

const aRow = (nextAction: Row['nextAction'], status: Row['status']): Row => ({
  id: '1',
  quoteId: '1',
  category: 'Handbags',
  designer: 'Chanel',
  model: 'Boy Bag Medium',
  status,
  statusLabel: '',
  updatedAt: '2026-11-22T12:00:00.000Z',
  createdAt: '2026-11-20T12:00:00.000Z',
  photos: [],
  allowedActions: [],
  payout: null,
  shipment: null,
  nextAction,
});

it('labels the start, the due date and the end of a status', () => {
  const wait = { code: 'WAIT_FOR_QUOTE', until: null } as const;
  expect(nextActionText(aRow(wait, 'NEW_QUOTE_REQUESTED'))).toBe(
    'Preparing your quote · since Nov 22',
  );
  const ship = { code: 'SHIP', until: '2026-11-29T12:00:00.000Z' } as const;
  expect(nextActionText(aRow(ship, 'QUOTE_ACCEPTED'))).toBe('Ship your item by Nov 29');
  expect(nextActionText(aRow(null, 'ITEM_RETURNED'))).toBe('Returned to you on Nov 22, 2026');
});

afterEach(() => vi.useRealTimers());

it('counts the calendar days until an offer expires', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 22) });
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  expect(expiryText(at(27, 23))).toBe('Expires Nov 27 (today)');
  expect(expiryText(at(28, 9))).toBe('Expires Nov 28 (in 1 day)');
  expect(expiryText(at(27, 21))).toBe('Expired on Nov 27');
});
