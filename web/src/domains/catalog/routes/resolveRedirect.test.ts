import { expect, it } from 'vitest';
import { resolveRedirect } from './loadPath.ts';

const thing = { type: 'CATEGORY' as const, id: 7, relativeUrl: null, redirectCode: 0 };

it('redirects to the new location with a valid URL', () => {
  const moved = { ...thing, relativeUrl: 'designers/maison-très-鞄', redirectCode: 302 };
  expect(resolveRedirect('/maison-très-鞄', moved)).toEqual({
    to: '/designers/maison-tr%C3%A8s-%E9%9E%84',
    code: 302,
  });
});

it('leads on to a search, which has no id', () => {
  const search = { relativeUrl: 'search?manufacturer=Dolce%20%26%20Gabbana', redirectCode: 302 };
  expect(resolveRedirect('/dolce--gabbana', { type: 'CATEGORY', id: null, ...search })).toEqual({
    to: '/search?manufacturer=Dolce%20%26%20Gabbana',
    code: 302,
  });
});

it('does not redirect a current URL', () => {
  expect(resolveRedirect('/handbags', thing)).toBeNull();
  expect(
    resolveRedirect('/chloé', { ...thing, relativeUrl: 'chloé', redirectCode: 301 }),
  ).toBeNull();
  expect(resolveRedirect('/Chanel', { ...thing, relativeUrl: 'chanel' })).toBeNull();
});

it('retries an unknown path once in lower case', () => {
  expect(resolveRedirect('/Account/Orders', null)).toEqual({ to: '/account/orders', code: 301 });
  expect(resolveRedirect('/account/nothing', null)).toBeNull();
  expect(resolveRedirect('/Nothing', { ...thing, type: null, id: null })).toEqual({
    to: '/nothing',
    code: 301,
  });
});
