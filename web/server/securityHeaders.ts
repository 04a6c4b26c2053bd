import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { WebEnvironment } from '../env.ts';
import { REPORTS_PATH } from './cspReports.ts';

const PERMISSIONS = [
  'accelerometer=()',
  'camera=(self)',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'serial=()',
  'usb=()',
].join(', ');

/** The SHA-256 of an empty string: Emotion fills its empty style elements through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The SHA-256 of the style sheet that react-zoom-pan-pinch adds to a page, which cannot be given a nonce. */
const ZOOM_STYLE = "'sha256-/aQdAPrD+kc0v7HnGQTuKBtoP6ZN+lnzOGVJ1Qt6dfw='";

type Site = Pick<
  WebEnvironment,
  'FRAME_ORIGINS' | 'IMAGE_ORIGINS' | 'PUBLIC_URL' | 'TRUSTED_TYPES'
>;

/** Sets the headers of every response against sniffing, framing and referrers, and HSTS if the shop is on HTTPS. */
export function securityHeaders({ PUBLIC_URL }: Pick<Site, 'PUBLIC_URL'>): RequestHandler[] {
  const headers = helmet({
    // Pages get their policy from `pagePolicy`; the scripts of workers must not inherit it.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        'frame-ancestors': ["'none'"],
      },
    },
    // Payment and identity providers respond through `window.opener`.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: PUBLIC_URL.startsWith('https:') && {
      maxAge: 63_072_000,
      includeSubDomains: true,
    },
  });
  return [
    headers,
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', PERMISSIONS);
      next();
    },
  ];
}

/**
 * Sets the Content-Security-Policy of pages. Only scripts and style sheets with the nonce of the response are allowed,
 * and what they load. Sets `response.locals.nonce`.
 */
export function pagePolicy(site: Site): RequestHandler[] {
  const frames = site.FRAME_ORIGINS;
  const nonce = (_request: unknown, response: ServerResponse) =>
    `'nonce-${(response as unknown as { locals: { nonce: string } }).locals.nonce}'`;
  const policy = helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'script-src': ["'strict-dynamic'", nonce],
      'style-src': ["'self'", nonce, EMPTY_STYLE, ZOOM_STYLE],
      // Components set computed positions and sizes in style attributes.
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https:', ...site.IMAGE_ORIGINS],
      'connect-src': ["'self'", ...frames],
      'frame-src': ["'self'", ...frames],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      ...(site.TRUSTED_TYPES && {
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default', 'encore-html'],
      }),
      ...(site.PUBLIC_URL.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
      'report-uri': [REPORTS_PATH],
      'report-to': ['csp'],
    },
  });
  return [
    (_request, response, next) => {
      response.locals.nonce = randomBytes(16).toString('base64');
      response.setHeader('Reporting-Endpoints', `csp="${REPORTS_PATH}"`);
      next();
    },
    policy,
  ];
}
