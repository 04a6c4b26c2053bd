import { expect, it } from 'vitest';
import { leadsOn } from './leadsOn.ts';

const thing = { type: 'CATEGORY', id: 7, relativeUrl: null, redirectCode: 0 };

it('leads to where a thing has moved, by an address that can be sent', () => {
  const moved = { ...thing, relativeUrl: 'designers/maison-très-鞄', redirectCode: 302 };
  expect(leadsOn('/maison-très-鞄', moved)).toEqual({
    to: '/designers/maison-tr%C3%A8s-%E9%9E%84',
    code: 302,
  });
});

it('stays at the address of a thing', () => {
  expect(leadsOn('/handbags', thing)).toBeNull();
  expect(leadsOn('/chloé', { ...thing, relativeUrl: 'chloé', redirectCode: 301 })).toBeNull();
  expect(leadsOn('/Chanel', { ...thing, relativeUrl: 'chanel' })).toBeNull();
});

it('tries what leads nowhere in lower case, once', () => {
  expect(leadsOn('/Account/Orders', null)).toEqual({ to: '/account/orders', code: 301 });
  expect(leadsOn('/account/nothing', null)).toBeNull();
  expect(leadsOn('/Nothing', { ...thing, type: null, id: null })).toEqual({
    to: '/nothing',
    code: 301,
  });
});
