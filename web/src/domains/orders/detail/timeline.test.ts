import { expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';

type Order = Parameters<typeof timelineOf>[0];
type Parcel = Order['shipments'][number];

const aParcel = (...statuses: NonNullable<Parcel['status']>[]): Parcel => ({
  id: '1',
  carrier: 'Encore Delivery',
  trackNumber: 'ENC1',
  status: statuses[0] ?? null,
  createdAt: '2026-11-02T10:00:00.000Z',
  events: statuses.map((status, index) => ({
    status,
    location: null,
    note: null,
    createdAt: `2026-11-0${9 - index}T10:00:00.000Z`,
  })),
});

const doneOf = (state: Order['state'], shipments: Parcel[] = []) =>
  timelineOf({ state, createdAt: '2026-11-01T10:00:00.000Z', shipments })
    .filter(({ isDone }) => isDone)
    .map(({ label }) => label);

it('a new order is placed and nothing more', () => {
  expect(doneOf('NEW')).toEqual(['Placed']);
  expect(doneOf('PROCESSING')).toEqual(['Placed', 'Authenticated and packed']);
});

it('a printed label is not yet on its way', () => {
  expect(doneOf('COMPLETE', [aParcel('LABEL_CREATED')]).at(-1)).toBe('Shipped');
});

it('is delivered once every parcel is', () => {
  const delivered = aParcel('DELIVERED', 'IN_TRANSIT', 'LABEL_CREATED');
  expect(doneOf('COMPLETE', [delivered, aParcel('IN_TRANSIT')]).at(-1)).toBe('In transit');
  const stations = timelineOf({ state: 'COMPLETE', createdAt: null, shipments: [delivered] });
  expect(stations.at(-1)).toEqual({
    label: 'Delivered',
    at: '2026-11-09T10:00:00.000Z',
    isDone: true,
  });
});

it('ends where it was called off or paid back', () => {
  expect(doneOf('CANCELED')).toEqual(['Placed', 'Canceled']);
  expect(doneOf('CLOSED', [aParcel('DELIVERED')]).at(-1)).toBe('Refunded');
});
