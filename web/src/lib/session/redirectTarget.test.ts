import { describe, expect, it } from 'vitest';
import { redirectTarget, withoutSignInParams } from './sessionUrls.ts';

const ORIGIN = 'https://shop.example';

/** Spellings of URLs on other sites, plain and with prefixes or infixes that redirect filters are known to miss. */
const FOREIGN = [
  'evil.example',
  'evil.example/path',
  'shop.example.evil.example',
  'user@evil.example',
];
const PREFIXES = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  '\n//',
  ' //',
  './/',
  '..//',
  '/.//',
  '/..//',
  '/./..//',
  'a/..//',
  '%2e//',
  '/%2e%2e//',
  'https://',
  'HTTPS://',
  'http:',
  'https:',
  'https:/',
  'https:\\\\',
  'ftp://',
  'data:text/html,',
  'javascript:alert(1)//',
  'JaVaScRiPt:alert(1)//',
  'java\tscript:alert(1)//',
  'vbscript:',
  'blob:https://',
  '\u0000//',
  '\u00a0//',
  '\u2028//',
  '\uff0f\uff0f',
  '/\u3000/',
  '@',
];
const CORPUS = PREFIXES.flatMap((prefix) => FOREIGN.map((site) => `${prefix}${site}`));

/** The URL to which a browser on the shop resolves `path`. */
const arrival = (path: string) => new URL(path, `${ORIGIN}/account`);

describe('the redirect parameter', () => {
  it('has a corpus of sufficient size', () => {
    expect(new Set(CORPUS).size).toBeGreaterThanOrEqual(100);
  });

  it.each(CORPUS)('never redirects to another site: %j', (value) => {
    const target = redirectTarget(value, ORIGIN);
    if (target === null) return;
    expect(target.startsWith('/')).toBe(true);
    expect(target.startsWith('//')).toBe(false);
    expect(arrival(target).origin).toBe(ORIGIN);
  });

  it.each([
    ['account/orders', '/account/orders'],
    ['/account/orders', '/account/orders'],
    ['search?term=chanel&page=2#top', '/search?term=chanel&page=2#top'],
    ['chanel-flap.html', '/chanel-flap.html'],
    ['checkout', '/checkout'],
  ])('redirects %s to %s', (value, path) => {
    expect(redirectTarget(value, ORIGIN)).toBe(path);
  });

  it.each([null, '', 'true', 'false'])('ignores %j', (value) => {
    expect(redirectTarget(value, ORIGIN)).toBeNull();
  });

  it('never redirects to a sign-out', () => {
    for (const path of ['logout', 'LOGOUT/', '%6cogout', 'logout%2f', 'logout%5C', 'logout//'])
      expect(redirectTarget(path, ORIGIN), path).toBeNull();
    expect(redirectTarget('account/%zz', ORIGIN)).toBe('/account/%zz');
    expect(redirectTarget('account?logout=true&loggedout=1&tab=2', ORIGIN)).toBe('/account?tab=2');
  });
});

it('removes parameters from the URL once they have taken effect', () => {
  const place = { pathname: '/a.html', search: '?redirect=x&page=2&wishlist=7', hash: '#b' };
  expect(withoutSignInParams(place)).toBe('/a.html?page=2#b');
  expect(withoutSignInParams({ pathname: '/', search: '?logout=true', hash: '' })).toBe('/');
});
