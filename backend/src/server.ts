import type { DatabaseSync } from 'node:sqlite';
import Fastify, { type FastifyInstance } from 'fastify';
import { directoryRoutes } from './domains/cart/directory.ts';
import { createCartItems } from './domains/cart/items.ts';
import { createCartRepository } from './domains/cart/repository.ts';
import { customerCartRoutes, guestCartRoutes } from './domains/cart/rest.ts';
import { createCatalogRepository } from './domains/catalog/repository.ts';
import { registerContentGraphql } from './domains/content/graphql/register.ts';
import { contentRoutes } from './domains/content/rest.ts';
import type { BackendEnv } from './env.ts';
import { registerMedia } from './media/plugin.ts';
import type { Route } from './shared/webapi/route.ts';
import { registerWebapi } from './shared/webapi/server.ts';

export interface CommerceDependencies {
  readonly db: DatabaseSync;
  readonly env: BackendEnv;
  readonly mediaDir: string;
  readonly mediaCacheDir: string;
}

const overview = (env: BackendEnv): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Encore: the embedded back end</title></head>
<body><h1>Encore: the embedded back end</h1>
<ul>
<li>REST: <a href="${env.restPath}/V1/directory/countries">${env.restPath}/V1</a></li>
<li>GraphQL: ${env.graphqlPath}</li>
<li>Pictures: /media/catalog/product/cache/{60x80|312x416|630x840}/…</li>
</ul></body></html>
`;

function routesOf({ db, env }: CommerceDependencies): Route[] {
  const carts = createCartRepository(db);
  const items = createCartItems({ carts, catalog: createCatalogRepository(db) });
  return [
    ...guestCartRoutes({ carts, items }),
    ...customerCartRoutes,
    ...directoryRoutes,
    ...contentRoutes({ db, mediaUrl: env.commerceUrl }),
  ];
}

/** The commerce back end: REST, GraphQL and pictures on one server. It does not listen yet. */
export async function createCommerceServer(deps: CommerceDependencies): Promise<FastifyInstance> {
  const { db, env } = deps;
  const app = Fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: 'idle' });
  registerWebapi(app, {
    prefixes: [...new Set([env.restPath, '/rest'])],
    routes: routesOf(deps),
    callerOf: () => ({ customerId: null }),
    onFault: (error, reportId) => console.error(`commerce: ${reportId}`, error),
  });
  registerContentGraphql(app, {
    db,
    env,
    paths: [...new Set([env.graphqlPath, '/graphql'])],
    onFault: (error) => console.error('commerce: GraphQL', error),
  });
  await registerMedia(app, { mediaDir: deps.mediaDir, cacheDir: deps.mediaCacheDir });
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/', async (_request, reply) => reply.type('text/html').send(overview(env)));
  return app;
}
