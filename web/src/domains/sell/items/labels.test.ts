import { expect, it } from 'vitest';
import { nextActionText } from './labels.ts';

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
