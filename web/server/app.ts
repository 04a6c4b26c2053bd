import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { type Express } from 'express';
import type { WebEnvironment } from '../env.ts';
import { type Areas, isClosed } from '../src/shared/closedAreas.ts';
import { GATEWAY_PATHS, graphqlProxy } from './graphqlProxy.ts';
import { leadTo } from './leadTo.ts';
import { pageCache } from './pageCache.ts';
import { safetyHeaders } from './safetyHeaders.ts';

interface AppParts {
  readonly env: WebEnvironment;
  /** Answers everything that is a page. */
  readonly renderPage: express.RequestHandler;
  /** Folder of the built scripts, styles and fonts. */
  readonly clientFolder: URL;
}

/** The web server: health, assets, the way to the gateway, and pages. */
export function createApp({ env, renderPage, clientFolder }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(safetyHeaders(env.FRAME_ORIGINS));
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  app.use(compression());

  const folder = fileURLToPath(clientFolder);
  app.use('/assets', express.static(`${folder}/assets`, { immutable: true, maxAge: '1y' }));
  app.use(
    '/assets',
    (_request, response) => void response.status(404).type('text').end('Not found'),
  );
  app.use(express.static(folder, { maxAge: '1h', index: false, setHeaders: askAnew }));

  app.all(GATEWAY_PATHS, graphqlProxy(env.GATEWAY_URL));
  if (env.MAINTENANCE) app.use(onlyMaintenance);
  app.use(closeAreas({ sellsToUs: env.SELL_TO_US, hasGiftCards: env.GIFT_CARDS }));
  if (env.PAGE_CACHE_SECONDS > 0) app.use(pageCache({ seconds: env.PAGE_CACHE_SECONDS }));
  app.use(markRequest, renderPage);
  return app;
}

/** A service worker that is kept anywhere on the way would keep its shop old. */
function askAnew(response: express.Response, file: string): void {
  if (/[\\/](sw\.js|offline\.html)$/.test(file)) response.setHeader('Cache-Control', 'no-cache');
}

/** Lets the renderer know copies of one request as one; overwrites whatever the browser sent under this name. */
const markRequest: express.RequestHandler = (request, _response, next) => {
  request.headers['x-encore-request'] = randomUUID();
  next();
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
