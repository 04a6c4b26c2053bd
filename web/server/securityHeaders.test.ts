import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterEach, expect, test } from 'vitest';
import { aPage, aShop, closeAll, read } from './testing.test-helpers.ts';

afterEach(closeAll);

const policyOf = async (env = {}) => {
  const shop = await aShop({ page: aPage(), env });
  return (await read(shop)).headers.get('content-security-policy') ?? '';
};

test.each([
  ['on this machine', {}],
  ['live', { PUBLIC_URL: 'https://shop.example', FRAME_ORIGINS: ['https://pay.example'] }],
])('an evaluator finds nothing wrong with the policy of pages %s', async (_, env) => {
  const policy = await policyOf(env);
  expect(new CspEvaluator(new CspParser(policy).csp).evaluate()).toEqual([]);
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
});

test('frames and pictures of other sites are named by the configuration', async () => {
  const policy = await policyOf({
    FRAME_ORIGINS: ['https://pay.example'],
    IMAGE_ORIGINS: ['http://localhost:5000'],
  });
  expect(policy).toContain("frame-src 'self' https://pay.example;");
  expect(policy).toContain("img-src 'self' data: blob: https: http://localhost:5000;");
});

test('Trusted Types can be switched off for a provider whose script does without', async () => {
  expect(await policyOf()).toContain("require-trusted-types-for 'script'");
  expect(await policyOf({ TRUSTED_TYPES: false })).not.toContain('trusted-types');
});

test('browsers are told to come by HTTPS only where the shop is there', async () => {
  const hsts = async (PUBLIC_URL: string) => {
    const shop = await aShop({ page: aPage(), env: { PUBLIC_URL } });
    return (await read(shop)).headers.get('strict-transport-security');
  };
  expect(await hsts('http://localhost:3000')).toBeNull();
  expect(await hsts('https://shop.example')).toMatch(/^max-age=\d{8}/);
});

test('every response says what browsers must not do', async () => {
  const shop = await aShop({ page: aPage() });
  for (const path of ['/', '/health', '/assets/a.js', '/status-404']) {
    const { headers } = await read(`${shop}${path}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.has('x-powered-by')).toBe(false);
  }
});
