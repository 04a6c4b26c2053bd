import type { DatabaseSync } from 'node:sqlite';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { openAdmin } from './admin/admin.ts';
import { createSimulatedStaff } from './admin/simulated-staff.ts';
import { alertRoutes } from './domains/alerts/rest.ts';
import { directoryGraphql, directoryRoutes } from './domains/cart/countries.ts';
import { adminCouponRoutes } from './domains/cart/rates.ts';
import { adminCategoryRoutes } from './domains/catalog/admin-categories.ts';
import { productChangeRoutes } from './domains/catalog/admin-changes.ts';
import { adminInventoryRoutes } from './domains/catalog/admin-inventory.ts';
import { adminProductRoutes } from './domains/catalog/admin-products.ts';
import { catalogGraphql } from './domains/catalog/graphql.ts';
import { catalogRoutes } from './domains/catalog/rest.ts';
import { adminContentRoutes } from './domains/content/admin-rest.ts';
import { registerContentGraphql } from './domains/content/graphql/register.ts';
import { newsletterGraphql, newsletterRoutes } from './domains/content/newsletter.ts';
import { contentRoutes } from './domains/content/rest.ts';
import { createCustomerModule } from './domains/customer/module.ts';
import { giftCardRoutes } from './domains/giftcards/rest.ts';
import { type Checkout, createCheckout } from './domains/orders/checkout.ts';
import type { PaymentGateway } from './domains/orders/gateway.ts';
import type { ProviderApi } from './domains/payments/provider-api.ts';
import { addedMediaFolder, createSellModule } from './domains/sell/module.ts';
import { staffOnlyRoutes } from './domains/staff-only.ts';
import { STOCK_CATEGORY_SUFFIX, toStockRoutes } from './domains/stock.ts';
import { wishlistGraphql } from './domains/wishlist/graphql.ts';
import { wishlistRoutes } from './domains/wishlist/rest.ts';
import type { BackendEnv } from './env.ts';
import { followChanges } from './index-sync/follow.ts';
import { createMailer } from './mail/mailer.ts';
import { registerMail } from './mail/plugin.ts';
import { registerMedia } from './media/plugin.ts';
import { notFoundPage, overviewPage } from './pages.ts';
import { followRequests, repeat } from './shared/background.ts';
import { createFaultLog, loggedFault } from './shared/fault-log.ts';
import { createHttpServer } from './shared/http-server.ts';
import { createTokens } from './shared/tokens.ts';
import type { Route } from './shared/webapi/route.ts';
import { registerWebapi } from './shared/webapi/server.ts';

export interface CommerceDependencies {
  readonly db: DatabaseSync;
  readonly env: BackendEnv;
  readonly mediaDir: string;
  readonly mediaCacheDir: string;
  /** The current time in milliseconds; the system clock by default. */
  readonly now?: () => number;
  /** Whether the listening server updates the search service and sends alerts; false by default. */
  readonly followsChanges?: boolean;
  /** Payment gateways besides the offline ones. */
  readonly gateways?: readonly PaymentGateway[];
  /** The payment providers; none by default. */
  readonly providers?: ProviderApi;
}

/** Google and Facebook where the shop has an account there, otherwise the sandbox. */
const getIdentityProviders = ({ sandboxUrl, googleClientId, facebook }: BackendEnv) => ({
  sandboxUrl: `${sandboxUrl}/identity`,
  google: googleClientId ? { clientId: googleClientId } : undefined,
  facebook,
});

const reportFault = (error: unknown, reportId: string): void =>
  console.error(`commerce: ${reportId}`, loggedFault(error));

/** The modules of all domains over one database. */
type Parts = ReturnType<typeof createParts>;

function createParts(deps: CommerceDependencies) {
  const { db, env, now = Date.now } = deps;
  const tokens = createTokens(db, now, env.integrationToken);
  const mailer = createMailer({
    db,
    now,
    shopUrl: env.webUrl,
    smtpUrl: env.smtpUrl,
    onFault: createFaultLog('commerce: mail'),
  });
  const sell = createSellModule({
    db,
    now,
    dataDir: env.dataDir,
    mailer,
    onFault: reportFault,
  });
  const checkout = createCheckout({
    db,
    now,
    mailer,
    returns: env.stock ? undefined : env.returns,
    gateways: deps.gateways ?? [],
    providers: env.stock ? undefined : deps.providers,
    otherParcel: sell.track,
    isStock: env.stock,
    onFault: createFaultLog('commerce: payments'),
  });
  const customers = createCustomerModule({
    db,
    tokens,
    mailer,
    now,
    identityProviders: getIdentityProviders(env),
  });
  return { db, env, now, tokens, mailer, checkout, customers, sell };
}

function createRoutes({ db, env, now, mailer, checkout, customers, sell }: Parts): Route[] {
  const routes = [
    ...staffOnlyRoutes,
    ...checkout.routes,
    ...directoryRoutes,
    ...catalogRoutes(db, env.commerceUrl),
    ...adminProductRoutes(db),
    ...productChangeRoutes(db, now),
    ...adminCouponRoutes(db),
    ...adminCategoryRoutes(db),
    ...adminInventoryRoutes(db),
    ...contentRoutes({ db, mediaUrl: env.commerceUrl }),
    ...adminContentRoutes(db),
    ...customers.routes,
    ...wishlistRoutes({ db, now }),
    ...alertRoutes({ db, now }),
    ...newsletterRoutes({ db, mailer, now }),
    ...giftCardRoutes({ db, now }),
    ...sell.routes,
  ];
  return env.stock ? toStockRoutes(routes) : routes;
}

const graphqlModules = ({ db, env, now, mailer, checkout, customers }: Parts) => [
  customers.graphql,
  directoryGraphql,
  catalogGraphql(db, {
    commerceUrl: env.commerceUrl,
    categorySuffix: env.stock ? STOCK_CATEGORY_SUFFIX : '',
  }),
  wishlistGraphql({ db, commerceUrl: env.commerceUrl, now }),
  newsletterGraphql({ db, mailer, now }),
  ...checkout.graphql(env.commerceUrl),
];

/** Connections that may wait to be accepted; a rush of buyers overflows Node's default of 511. */
export const BACKLOG = 4096;

const SETTLE_EVERY_MS = 5000;
const RESET_LINKS_EVERY_MS = 100;

/** Settles pending payments before the server listens, and every few seconds while it does. */
function settlePayments(app: FastifyInstance, { settle }: Checkout): void {
  app.addHook('onReady', () => settle());
  repeat(app, {
    everyMs: SETTLE_EVERY_MS,
    work: settle,
    onFault: createFaultLog('commerce: settling'),
  });
}

/** Runs the periodic work: deadlines of sell items, and the simulated staff. */
function workByTheClock(app: FastifyInstance, { db, env, now, checkout, sell }: Parts): void {
  const { staff } = sell;
  const auto =
    env.simulatedStaff &&
    createSimulatedStaff({ db, checkout, now, staff, seconds: env.simulatedStaff.seconds });
  for (const work of [staff.expire, staff.settle, ...(auto ? [auto] : [])]) {
    repeat(app, { everyMs: 1000, work, onFault: createFaultLog('commerce: periodic work') });
  }
}

/** A server without routes: closing it waits for its handlers, and its errors disclose nothing internal. */
function createWebServer(restPaths: readonly string[]): FastifyInstance {
  const app = createHttpServer({
    bodyLimit: 1024 * 1024,
    // The gateway forwards a photo while it arrives, for up to two minutes.
    requestMs: 130_000,
    // Skus and coupons.
    encodedSlashesBelow: restPaths,
    fastify: {
      // A path with broken escapes never reaches a route.
      frameworkErrors: (_error, _request, reply: FastifyReply) =>
        reply.status(400).send({ message: 'Specified request cannot be processed.' }),
    },
  });
  followRequests(app);
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error('commerce: unexpected fault', loggedFault(error));
    const message = status < 500 ? 'Specified request cannot be processed.' : 'Internal Error.';
    return reply.status(status).send({ message });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).type('text/html; charset=UTF-8').send(notFoundPage),
  );
  return app;
}

/** The commerce back end: REST, GraphQL and pictures on one server. It does not listen yet. */
export async function createCommerceServer(deps: CommerceDependencies): Promise<FastifyInstance> {
  const parts = createParts(deps);
  const { db, env, now, tokens, mailer, checkout, sell } = parts;
  const rest = { prefixes: [...new Set([env.restPath, '/rest'])], getCaller: tokens.getCaller };
  const app = createWebServer(rest.prefixes);
  registerWebapi(app, { ...rest, routes: createRoutes(parts), onFault: reportFault });
  if (!env.stock) sell.register(app, rest);
  registerContentGraphql(app, {
    db,
    env,
    paths: [...new Set([env.graphqlPath, '/graphql'])],
    modules: graphqlModules(parts),
    getCaller: tokens.getCaller,
    onFault: (error) => console.error('commerce: GraphQL', loggedFault(error)),
  });
  // Emails contain reset links: in production they are shown only with DEMO_IN_PRODUCTION.
  if (env.nodeEnv !== 'production' || env.demoInProduction) {
    registerMail(app, mailer.outbox);
    const isPublic = env.demoInProduction;
    openAdmin(app, { db, sell, checkout, now, webUrl: env.webUrl, isPublic });
  }
  if (deps.followsChanges) {
    followChanges(app, { db, env, mailer, now });
    workByTheClock(app, parts);
  }
  app.addHook('onClose', () => mailer.close());
  await registerMedia(app, {
    mediaDir: deps.mediaDir,
    cacheDir: deps.mediaCacheDir,
    addedDir: addedMediaFolder(env.dataDir),
    isStock: env.stock,
  });
  settlePayments(app, checkout);
  repeat(app, {
    everyMs: RESET_LINKS_EVERY_MS,
    work: parts.customers.sendResetLinks,
    onFault: createFaultLog('commerce: password resets'),
  });
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/', async (_request, reply) => reply.type('text/html').send(overviewPage(env)));
  return app;
}
