import { expect, it } from 'vitest';
import { isAccountPage, lostPath, readSignInParams } from './sessionUrls.ts';

it.each([
  ['/account', '', '/?logout=true'],
  ['/account/orders/12', '?page=2', '/?logout=true'],
  ['/checkout', '', '/?logout=true'],
  ['/checkout/cart', '', '/?logout=true'],
  ['/sell/items', '', '/sell/items?logout=true'],
  ['/sell/items', '?status=Paid', '/sell/items?status=Paid&logout=true'],
  ['/', '', '/?loggedout=true'],
  ['/chanel-flap.html', '?a=1', '/chanel-flap.html?a=1&loggedout=true'],
  ['/favorites', '', '/favorites?loggedout=true'],
  ['/accounting', '', '/accounting?loggedout=true'],
  ['/account/reset-password', '?token=a', '/account/reset-password?token=a&loggedout=true'],
  ['/selling-consignment', '', '/selling-consignment?loggedout=true'],
])('redirects a session lost on %s%s to %s', (pathname, search, target) => {
  expect(lostPath({ pathname, search })).toBe(target);
});

it('treats pages behind the sign-in as account pages, except the emailed one', () => {
  const paths = [
    '/account',
    '/account/profile/password',
    '/account/reset-password',
    '/',
    '/accounts',
  ];
  expect(paths.filter(isAccountPage)).toEqual(['/account', '/account/profile/password']);
});

it.each([
  ['', { signsOut: false, showsNotice: false, opensDialog: false }],
  ['?logout=true', { signsOut: true, showsNotice: true, opensDialog: true }],
  ['?logout=1', { signsOut: false, showsNotice: true, opensDialog: false }],
  ['?loggedout=true', { signsOut: true, showsNotice: false, opensDialog: false }],
  ['?loggedout', { signsOut: true, showsNotice: false, opensDialog: false }],
  ['?wishlist=42&redirect=true', { wishlist: '42', redirect: null, signsOut: false }],
])('%s has the specified effect on the session', (search, expected) => {
  expect(readSignInParams(search, 'https://shop.example')).toMatchObject(expected);
});
