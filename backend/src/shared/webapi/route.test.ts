import { expect, test } from 'vitest';
import { createMatcher, publicRoute, type Route } from './route.ts';

const aRoute = (path: string): Route => publicRoute.get(path, {}, () => path);

test('prefers an exact path to a pattern and the last pattern to earlier ones', () => {
  const match = createMatcher(['/items/:id', '/items/list', '/items/:sku'].map(aRoute));
  expect(match('GET', '/items/list')?.route.path).toBe('/items/list');
  expect(match('GET', '/items/7')).toMatchObject({
    route: { path: '/items/:sku' },
    pathValues: { sku: '7' },
  });
  expect(match('POST', '/items/7')).toBeUndefined();
});

test('throws on a route that is registered twice', () => {
  const rows = ['/items', '/items/:id', '/items'].map(aRoute);
  expect(() => createMatcher(rows)).toThrow('GET /items is registered twice');
});
