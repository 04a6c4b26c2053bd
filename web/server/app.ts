import { fileURLToPath } from 'node:url';
import { createRequestHandler } from '@react-router/express';
import compression from 'compression';
import express, { type Express } from 'express';
import type { ServerBuild } from 'react-router';
import type { WebEnvironment } from '../env.ts';
import { graphqlProxy } from './graphqlProxy.ts';
import { pageCache } from './pageCache.ts';
import { safetyHeaders } from './safetyHeaders.ts';

export type ServerBuildModule = ServerBuild;

interface AppParts {
  readonly env: WebEnvironment;
  readonly build: ServerBuildModule;
  /** Folder of the built scripts, styles and fonts. */
  readonly clientFolder: URL;
}

/** The web server: health, assets, the way to the gateway, and pages. */
export function createApp({ env, build, clientFolder }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  app.use(safetyHeaders);
  app.use(compression());

  const folder = fileURLToPath(clientFolder);
  app.use('/assets', express.static(`${folder}/assets`, { immutable: true, maxAge: '1y' }));
  app.use(express.static(folder, { maxAge: '1h', index: false }));

  app.all('/graphql', graphqlProxy(env.GATEWAY_URL));
  if (env.MAINTENANCE) app.use(onlyMaintenance);
  if (env.PAGE_CACHE_SECONDS > 0) app.use(pageCache({ seconds: env.PAGE_CACHE_SECONDS }));
  app.all('*path', createRequestHandler({ build, mode: env.NODE_ENV }));
  app.all('/', createRequestHandler({ build, mode: env.NODE_ENV }));
  return app;
}

const onlyMaintenance: express.RequestHandler = (request, _response, next) => {
  request.url = '/maintenance';
  next();
};
