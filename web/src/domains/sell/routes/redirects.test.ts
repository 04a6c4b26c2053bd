import { expect, it } from 'vitest';
import { loader as itemLoader } from './ItemRoute.tsx';
import { loader as newLoader } from './NewFromRoute.tsx';

const getRedirect = (loader: (args: never) => null, params: { id?: string }): string | null => {
  try {
    return loader({ params } as never);
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    return `${status} ${headers.get('Location')}`;
  }
};

it('redirects a URL without an id to its parent page', () => {
  expect(getRedirect(itemLoader, {})).toBe('302 /sell/items');
  expect(getRedirect(newLoader, {})).toBe('302 /sell/new');
});

it('stays on a URL with an id', () => {
  expect(getRedirect(itemLoader, { id: '7' })).toBeNull();
  expect(getRedirect(newLoader, { id: '7' })).toBeNull();
});
