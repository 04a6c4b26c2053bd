import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterEach, expect, test } from 'vitest';
import { aPage, aShop, closeAll, fetchPage } from './testing.test-helpers.ts';

afterEach(closeAll);

const getPolicy = async (env = {}) => {
  const shop = await aShop({ page: aPage(), env });
  return (await fetchPage(shop)).headers.get('content-security-policy') ?? '';
};

test.each([
  ['on this machine', {}],
  ['live', { PUBLIC_URL: 'https://shop.example', FRAME_ORIGINS: ['https://pay.example'] }],
])('passes the CSP evaluator without findings %s', async (_, env) => {
  const policy = await getPolicy(env);
  expect(new CspEvaluator(new CspParser(policy).csp).evaluate()).toEqual([]);
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
});

test('allows frames and images only from the configured origins', async () => {
  const policy = await getPolicy({
    FRAME_ORIGINS: ['https://pay.example'],
    IMAGE_ORIGINS: ['http://localhost:5000'],
  });
  expect(policy).toContain("frame-src 'self' https://pay.example;");
  expect(policy).toContain("img-src 'self' data: blob: https: http://localhost:5000;");
});

test('omits Trusted Types from the policy when TRUSTED_TYPES is off', async () => {
  expect(await getPolicy()).toContain("require-trusted-types-for 'script'");
  expect(await getPolicy({ TRUSTED_TYPES: false })).not.toContain('trusted-types');
});

test('sends Strict-Transport-Security only when the public URL is HTTPS', async () => {
  const hsts = async (PUBLIC_URL: string) => {
    const shop = await aShop({ page: aPage(), env: { PUBLIC_URL } });
    return (await fetchPage(shop)).headers.get('strict-transport-security');
  };
  expect(await hsts('http://localhost:3000')).toBeNull();
  expect(await hsts('https://shop.example')).toMatch(/^max-age=\d{8}/);
});

test('sends the security headers with every response', async () => {
  const shop = await aShop({ page: aPage() });
  for (const path of ['/', '/health', '/assets/a.js', '/status-404']) {
    const { headers } = await fetchPage(`${shop}${path}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.has('x-powered-by')).toBe(false);
  }
});
