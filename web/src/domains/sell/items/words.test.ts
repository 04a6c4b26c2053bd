import { expect, it } from 'vitest';
import { nextText } from './words.ts';

type Row = Parameters<typeof nextText>[0];

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

it('says what has been going on since when, what is to be done until when, and how it ended', () => {
  const wait = { code: 'WAIT_FOR_QUOTE', until: null } as const;
  expect(nextText(aRow(wait, 'NEW_QUOTE_REQUESTED'))).toBe(
    'We have been preparing your quote since Nov 22',
  );
  const ship = { code: 'SHIP', until: '2026-11-29T12:00:00.000Z' } as const;
  expect(nextText(aRow(ship, 'QUOTE_ACCEPTED'))).toBe('Ship your item by Nov 29');
  expect(nextText(aRow(null, 'ITEM_RETURNED'))).toBe('Sent back to you on Nov 22, 2026');
});
