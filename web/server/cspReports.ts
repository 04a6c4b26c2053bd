import express, { type RequestHandler } from 'express';
import { log } from '../src/lib/server/log.server.ts';

/** Where browsers report violations of the Content-Security-Policy. */
export const REPORTS_PATH = '/csp-reports';

const MAX_BYTES = 16_384;
const MAX_LOGGED_PER_MINUTE = 20;

/** A report in the format of `report-uri` or in that of the Reporting API. */
interface Report {
  readonly 'csp-report'?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
}

/**
 * Logs the violations that browsers report. Query strings are removed because they may contain personal data, and the
 * number per minute is limited because anyone can send reports.
 */
export function cspReports(
  report = (violation: object) => log.warn({ violation }, 'Content-Security-Policy violation'),
): RequestHandler[] {
  let logged = 0;
  setInterval(() => {
    logged = 0;
  }, 60_000).unref();
  return [
    express.json({
      type: ['application/csp-report', 'application/reports+json', 'application/json'],
      limit: MAX_BYTES,
    }),
    (request, response) => {
      for (const each of [request.body].flat().slice(0, 10)) {
        if (logged >= MAX_LOGGED_PER_MINUTE) break;
        const violation = describe(each);
        if (violation === null) continue;
        logged += 1;
        report(violation);
      }
      response.status(204).end();
    },
  ];
}

function describe(report: Report | undefined): object | null {
  const body = report?.['csp-report'] ?? report?.body;
  if (typeof body !== 'object') return null;
  const read = (...names: string[]) =>
    names.map((name) => body[name]).find((value) => typeof value === 'string') ?? '';
  const directive = read('effectiveDirective', 'effective-directive', 'violated-directive');
  const blocked = withoutQuery(read('blockedURL', 'blocked-uri'));
  const page = withoutQuery(read('documentURL', 'document-uri'));
  const sample = read('sample', 'script-sample').slice(0, 40);
  return { directive, blocked, page, sample };
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '').slice(0, 200);
}
