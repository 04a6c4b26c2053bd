import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { type Express } from 'express';
import staticPacked from 'express-static-gzip';
import type { WebEnvironment } from '../env.ts';
import { redirectToCanonicalPath } from './canonicalPath.ts';
import { cspReports, REPORTS_PATH } from './cspReports.ts';
import { GATEWAY_PATHS, gatewayProxy } from './gatewayProxy.ts';
import { offlinePage } from './offlinePage.ts';
import { type PageRenderer, pages } from './pages.ts';
import { rewriteUrl } from './rewriteUrl.ts';
import { pagePolicy, securityHeaders } from './securityHeaders.ts';

interface AppParts {
  readonly env: WebEnvironment;
  readonly render: PageRenderer;
  /** Folder of the built scripts, styles and fonts. */
  readonly clientFolder: URL;
}

/** Names of assets change with their bytes; the build lays a compressed copy (`.br`) beside each. */
const ASSETS = {
  enableBrotli: true,
  orderPreference: ['br'],
  index: false,
  serveStatic: { immutable: true, maxAge: '1y' },
} as const satisfies staticPacked.ExpressStaticGzipOptions;

/** The web server: health, assets, the way to the gateway, and pages. */
export function createApp({ env, render, clientFolder }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUSTED_PROXIES);
  app.use(securityHeaders(env));
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  app.post(REPORTS_PATH, cspReports());
  app.use(compression());

  const folder = fileURLToPath(clientFolder);
  app.use('/assets', staticPacked(`${folder}/assets`, ASSETS));
  app.use(
    '/assets',
    (_request, response) => void response.status(404).type('text').end('Not Found'),
  );
  app.get('/offline.html', offlinePage(`${folder}/offline.html`, env.STORE_NAME));
  app.use(express.static(folder, { maxAge: '1h', index: false, setHeaders: staticFileHeaders }));

  app.all(GATEWAY_PATHS, gatewayProxy(env.GATEWAY_URL));
  app.use(onlyReading, redirectToCanonicalPath);
  if (env.MAINTENANCE) app.use(onlyMaintenance);
  app.use(pagePolicy(env), pages(render, env));
  return app;
}

const RETURN_PAGE_POLICY =
  "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** A service worker that is cached anywhere on the way would keep its shop old; the page that identity providers lead back to runs one script. */
function staticFileHeaders(response: express.Response, file: string): void {
  if (file.endsWith('sw.js')) response.setHeader('Cache-Control', 'no-cache');
  if (file.endsWith('.html')) response.setHeader('Content-Security-Policy', RETURN_PAGE_POLICY);
}

/** Pages are read; whatever changes something goes to the gateway. */
const onlyReading: express.RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') return next();
  response.set('Allow', 'GET, HEAD').status(405).type('text').end('Method Not Allowed');
};

const onlyMaintenance: express.RequestHandler = (request, _response, next) => {
  rewriteUrl(request, '/maintenance');
  next();
};
