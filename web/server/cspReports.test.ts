import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { cspReports, REPORTS_PATH } from './cspReports.ts';
import { closeAll, serve } from './testing.test-helpers.ts';

afterEach(closeAll);

async function report(bodies: [type: string, body: string][]) {
  const violations: object[] = [];
  const app = express();
  app.post(
    REPORTS_PATH,
    cspReports((violation) => violations.push(violation)),
  );
  const url = `${await serve(app)}${REPORTS_PATH}`;
  const statuses: number[] = [];
  for (const [type, body] of bodies) {
    const init = { method: 'POST', headers: { 'content-type': type }, body };
    statuses.push((await fetch(url, init)).status);
  }
  return { statuses, violations };
}

test('logs reports in both formats without query strings', async () => {
  const { statuses, violations } = await report([
    [
      'application/csp-report',
      JSON.stringify({
        'csp-report': {
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.example/x.js?secret=1',
          'document-uri': 'https://shop.example/account/reset-password?token=abc#d',
        },
      }),
    ],
    [
      'application/reports+json',
      JSON.stringify([
        {
          type: 'csp-violation',
          body: { effectiveDirective: 'style-src-elem', blockedURL: 'inline', sample: 'p{}' },
        },
      ]),
    ],
  ]);
  expect(statuses).toEqual([204, 204]);
  expect(violations).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'https://shop.example/account/reset-password',
      sample: '',
    },
    { directive: 'style-src-elem', blocked: 'inline', page: '', sample: 'p{}' },
  ]);
});

test('limits how many reports are logged per minute', async () => {
  const body = JSON.stringify(Array(100).fill({ body: { effectiveDirective: 'img-src' } }));
  const { violations } = await report(Array(5).fill(['application/reports+json', body]));
  expect(violations).toHaveLength(20);
});

test('does not log a body that is not a report', async () => {
  const { statuses, violations } = await report([
    ['application/csp-report', '{"a":1}'],
    ['application/json', 'null'],
    ['text/plain', 'x'],
    ['application/csp-report', `{"csp-report":"${'a'.repeat(20_000)}"}`],
    ['application/csp-report', '{'],
  ]);
  expect(statuses).toEqual([204, 400, 204, 413, 400]);
  expect(violations).toEqual([]);
});
