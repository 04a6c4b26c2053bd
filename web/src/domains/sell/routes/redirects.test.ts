import { expect, it } from 'vitest';
import { loader as itemLoader } from './ItemRoute.tsx';
import { loader as newLoader } from './NewFromRoute.tsx';

const redirectOf = (loader: (args: never) => null, params: { id?: string }): string | null => {
  try {
    return loader({ params } as never);
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    return `${status} ${headers.get('Location')}`;
  }
};

it('sends an address without an id to the page above it', () => {
  expect(redirectOf(itemLoader, {})).toBe('302 /sell/items');
  expect(redirectOf(newLoader, {})).toBe('302 /sell/new');
});

it('stays where an id is named', () => {
  expect(redirectOf(itemLoader, { id: '7' })).toBeNull();
  expect(redirectOf(newLoader, { id: '7' })).toBeNull();
});
