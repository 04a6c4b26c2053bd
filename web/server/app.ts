import { readdirSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { type Express } from 'express';
import staticGzip from 'express-static-gzip';
import type { WebEnvironment } from '../env.ts';
import { log } from '../src/lib/server/log.server.ts';
import { redirectToCanonicalPath } from './canonicalPath.ts';
import { cspReports, REPORTS_PATH } from './cspReports.ts';
import { GATEWAY_PATHS, gatewayProxy } from './gatewayProxy.ts';
import { offlinePage } from './offlinePage.ts';
import { type PageRenderer, pages } from './pages.ts';
import { pagePolicy, securityHeaders } from './securityHeaders.ts';

interface AppOptions {
  readonly env: WebEnvironment;
  readonly render: PageRenderer;
  /** The build's output folder for the browser. */
  readonly clientFolder: URL;
}

/** File names of assets contain a hash of their content; the build writes a Brotli copy (`.br`) beside each. */
const ASSETS = {
  enableBrotli: true,
  orderPreference: ['br'],
  index: false,
  serveStatic: { immutable: true, maxAge: '1y' },
} as const satisfies staticGzip.ExpressStaticGzipOptions;

/** Creates the web server, which serves health, assets, pages, and the gateway through a proxy. */
export function createApp({ env, render, clientFolder }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUSTED_PROXIES);
  app.use(securityHeaders(env));
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  app.post(REPORTS_PATH, cspReports());
  app.use(compression());

  const folder = fileURLToPath(clientFolder);
  app.use('/assets', staticGzip(`${folder}/assets`, ASSETS));
  app.use(
    '/assets',
    (_request, response) => void response.status(404).type('text').end('Not Found'),
  );
  app.get('/offline.html', pagePolicy(env), offlinePage(`${folder}/offline.html`, env.STORE_NAME));
  // Named one by one: a page that is cached would otherwise wait for the file system to say that it is no file.
  app.get(
    readdirSync(folder).map((name) => `/${name}`),
    express.static(folder, { maxAge: '1h', index: false, setHeaders: setStaticFileHeaders }),
  );

  app.all(GATEWAY_PATHS, gatewayProxy(env.GATEWAY_URL));
  app.use(allowOnlyReads, redirectToCanonicalPath);
  app.get('/customer/account/createPassword', redirectToPasswordReset);
  if (env.MAINTENANCE) app.use(serveMaintenancePage);
  app.use(pagePolicy(env), pages(render, env), sendError);
  return app;
}

const RETURN_PAGE_POLICY =
  "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * A cached service worker would delay new releases of the shop, so caches must revalidate it. The page that identity
 * providers redirect back to runs a single script of the shop.
 */
function setStaticFileHeaders(response: express.Response, file: string): void {
  if (file.endsWith('sw.js')) response.setHeader('Cache-Control', 'no-cache');
  if (file.endsWith('.html')) response.setHeader('Content-Security-Policy', RETURN_PAGE_POLICY);
}

/** Magento's emails link to its own path. Not all its versions name the email address; the form asks for a missing one. */
const redirectToPasswordReset: express.RequestHandler = ({ query }, response) => {
  const { token = '', email } = query;
  response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  const toForm = new URLSearchParams({ token: String(token) });
  if (email) toForm.set('email', String(email));
  response.redirect(`/account/reset-password?${toForm}`);
};

/**
 * Responds with the standard reason only. Rejected requests are not logged, because their text would be in the log;
 * Express's own handler logs them, and sends the stack unless NODE_ENV is production.
 */
const sendError: express.ErrorRequestHandler = (error, _request, response, next) => {
  const status = error.status >= 400 && error.status < 500 ? error.status : 500;
  if (status === 500) log.error({ err: error }, 'request failed');
  if (response.headersSent) return next(error);
  response.set('Cache-Control', 'no-store').status(status).type('text').end(STATUS_CODES[status]);
};

const allowOnlyReads: express.RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') return next();
  response.set('Allow', 'GET, HEAD').status(405).type('text').end('Method Not Allowed');
};

const serveMaintenancePage: express.RequestHandler = (request, _response, next) => {
  request.url = '/maintenance';
  // Express never changes it, and the renderer reads it.
  request.originalUrl = request.url;
  next();
};
