import { expect, it } from 'vitest';
import { isAccountPage, lostPath } from './lostSession.ts';
import { readSignInParams } from './signInParams.ts';

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
  ['/selling-consignment', '', '/selling-consignment?loggedout=true'],
])('a session that is lost on %s%s leads to %s', (pathname, search, target) => {
  expect(lostPath({ pathname, search })).toBe(target);
});

it('counts the pages behind the sign-in as account pages, not the one of the mail', () => {
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
])('%s asks of the session what the specification says', (search, asked) => {
  expect(readSignInParams(search, 'https://shop.example')).toMatchObject(asked);
});
