import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from '#apollo/cache.ts';
import { loadPath, loadProduct, resolveRedirect } from './loadPath.ts';

const PRODUCT_URL = 'https://shop.example.com/bag.html';

function createClient(response: ApolloLink.Result) {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next(response);
        observer.complete();
      }),
  );
  return new ApolloClient({ link, cache: createCache() });
}

function failure(field: string, code: string): ApolloLink.Result {
  return { data: { [field]: null }, errors: [{ message: 'Failed', extensions: { code } }] };
}

it('throws the error of a path that cannot be resolved at the moment, instead of 404', async () => {
  const client = createClient(failure('urlResolver', 'UPSTREAM_UNAVAILABLE'));
  await expect(loadPath(client, PRODUCT_URL)).rejects.toThrow('Failed');
});

it('throws the error of a product that cannot be read at the moment, instead of 404', async () => {
  const client = createClient(failure('productById', 'UPSTREAM_TIMEOUT'));
  await expect(loadProduct(client, '1')).rejects.toThrow('Failed');
});

it('throws 404 for an unknown path and for what does not exist', async () => {
  const notFound = { init: { status: 404 } };
  const unknown = createClient({ data: { urlResolver: null } });
  await expect(loadPath(unknown, PRODUCT_URL)).rejects.toMatchObject(notFound);
  const missing = createClient(failure('productById', 'NOT_FOUND'));
  await expect(loadProduct(missing, '1')).rejects.toMatchObject(notFound);
});

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

it('redirects to what is neither a product nor a category nor a page', () => {
  const redirectTo = (relativeUrl: string) =>
    resolveRedirect('/old', { type: null, id: 0, relativeUrl, redirectCode: 301 })?.to;
  expect(redirectTo('/')).toBe('/');
  expect(redirectTo('gear/bags.html?price=10-20')).toBe('/gear/bags.html?price=10-20');
  expect(redirectTo('https://journal.example.com/bags')).toBe('https://journal.example.com/bags');
  expect(redirectTo('//evil.example.com')).toBe('/evil.example.com');
});

it('does not redirect a current URL', () => {
  expect(resolveRedirect('/handbags', thing)).toBeNull();
  expect(
    resolveRedirect('/chloé', { ...thing, relativeUrl: 'chloé', redirectCode: 301 }),
  ).toBeNull();
  const withSlash = { ...thing, relativeUrl: 'gear/bags/', redirectCode: 301 };
  expect(resolveRedirect('/gear/bags', withSlash)).toBeNull();
  expect(resolveRedirect('/gear/old', withSlash)?.to).toBe('/gear/bags/');
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
