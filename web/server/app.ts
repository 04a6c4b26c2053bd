import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { type Express } from 'express';
import staticPacked from 'express-static-gzip';
import type { WebEnvironment } from '../env.ts';
import { type Areas, isClosed } from '../src/shared/closedAreas.ts';
import { GATEWAY_PATHS, gatewayProxy } from './gatewayProxy.ts';
import { leadTo } from './leadTo.ts';
import { offlinePage } from './offlinePage.ts';
import { pageCache } from './pageCache.ts';
import { safetyHeaders } from './safetyHeaders.ts';
import { straightPath } from './straightPath.ts';

interface AppParts {
  readonly env: WebEnvironment;
  /** Answers everything that is a page. */
  readonly renderPage: express.RequestHandler;
  /** Folder of the built scripts, styles and fonts. */
  readonly clientFolder: URL;
}

/** Names of assets change with their bytes; the build lays a packed copy (`.br`) beside each. */
const ASSETS = {
  enableBrotli: true,
  orderPreference: ['br'],
  index: false,
  serveStatic: { immutable: true, maxAge: '1y' },
} as const satisfies staticPacked.ExpressStaticGzipOptions;

/** The web server: health, assets, the way to the gateway, and pages. */
export function createApp({ env, renderPage, clientFolder }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(safetyHeaders(env.FRAME_ORIGINS));
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  app.use(compression());

  const folder = fileURLToPath(clientFolder);
  app.use('/assets', staticPacked(`${folder}/assets`, ASSETS));
  app.use(
    '/assets',
    (_request, response) => void response.status(404).type('text').end('Not found'),
  );
  app.get('/offline.html', offlinePage(`${folder}/offline.html`, env.STORE_NAME));
  app.use(express.static(folder, { maxAge: '1h', index: false, setHeaders: askAnew }));

  app.all(GATEWAY_PATHS, gatewayProxy(env.GATEWAY_URL));
  app.use(onlyReading, straightPath);
  if (env.MAINTENANCE) app.use(onlyMaintenance);
  app.use(closeAreas({ sellsToUs: env.SELL_TO_US, hasGiftCards: env.GIFT_CARDS }));
  if (env.PAGE_CACHE_SECONDS > 0) app.use(pageCache({ seconds: env.PAGE_CACHE_SECONDS }));
  app.use(markRequest, renderPage);
  return app;
}

/** A service worker that is kept anywhere on the way would keep its shop old. */
function askAnew(response: express.Response, file: string): void {
  if (/[\\/]sw\.js$/.test(file)) response.setHeader('Cache-Control', 'no-cache');
}

/** Lets the renderer know copies of one request as one; overwrites whatever the browser sent under this name. */
const markRequest: express.RequestHandler = (request, _response, next) => {
  request.headers['x-encore-request'] = randomUUID();
  next();
};

/** Pages are read; whatever changes something goes to the gateway. */
const onlyReading: express.RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') return next();
  response.set('Allow', 'GET, HEAD').status(405).type('text').end('Method not allowed');
};

/** A path of an area that is switched off is answered as one that leads nowhere. */
const closeAreas =
  (areas: Areas): express.RequestHandler =>
  (request, _response, next) => {
    const isData = request.path.endsWith('.data');
    if (isClosed(request.path, areas)) leadTo(request, isData ? '/closed.data' : '/closed');
    next();
  };

const onlyMaintenance: express.RequestHandler = (request, _response, next) => {
  leadTo(request, '/maintenance');
  next();
};
