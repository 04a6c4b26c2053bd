import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { request } from 'undici';
import { openPictureCache } from './cache/picture-cache.ts';
import type { FeatureStatus } from './calls/capability-probes.ts';
import type { ContentUrls } from './core/html.ts';
import { CONTENT_FOLDER } from './core/values.ts';
import { createDeps, createSharedState } from './deps.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { DocumentError, findInvalidDocuments, readTrusted } from './graphql/documents.ts';
import { createSchema } from './graphql/schema.ts';
import type { HealthCheck } from './routes/health.ts';
import { registerPictures } from './routes/pictures.ts';
import { createServer } from './server.ts';
import { createSessionEncryption } from './session/encryption.ts';
import { createLog } from './telemetry/logging.ts';
import { createMetrics } from './telemetry/metrics.ts';
import { startTracing } from './telemetry/tracing.ts';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function loadEnv(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (error instanceof EnvError) return fail(error.message);
    throw error;
  }
}

/** Error codes of a HOST that is not an address of this machine or cannot be resolved. */
const NO_HOST: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

function explain(error: unknown, { HOST, PORT, DOCUMENTS_DIR, PICTURE_CACHE_DIR }: Env): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const path = error instanceof Error && 'path' in error ? String(error.path) : '';
  if (path.startsWith(PICTURE_CACHE_DIR))
    return `Folder ${PICTURE_CACHE_DIR} cannot be used (${code}). Check PICTURE_CACHE_DIR.`;
  if (code === 'EADDRINUSE')
    return `Port ${PORT} is already in use. Stop the other process or set PORT.`;
  if (code === 'EACCES') return `No permission to use port ${PORT}. Set PORT to a port above 1023.`;
  if (NO_HOST.has(code)) return `${HOST} is not an address of this machine. Check HOST.`;
  if (code === 'ENOENT') return `Folder ${DOCUMENTS_DIR} not found. Check DOCUMENTS_DIR.`;
  if (error instanceof DocumentError) return error.message;
  return `The gateway failed to start: ${error instanceof Error ? error.message : 'unknown'}`;
}

function toServerSettings(env: Env) {
  return {
    webOrigins: env.WEB_ORIGINS,
    operationMs: env.OPERATION_MS,
    queryMs: env.QUERY_MS,
    encryption: createSessionEncryption(env.SESSION_SECRET),
    subscriptions: env.SUBSCRIPTIONS,
    playground: env.PLAYGROUND,
    freeOperations: env.FREE_OPERATIONS,
    isDevelopment: env.NODE_ENV !== 'production',
    load: { maxInFlight: env.MAX_IN_FLIGHT, maxLagMs: env.MAX_LAG_MS },
    trustedProxies: env.TRUSTED_PROXIES,
    operatorSecret: env.OPERATOR_SECRET,
  };
}

function toContentUrls({ MAGENTO_BASE_URLS, MEDIA_URL, PICTURE_ORIGIN }: Env): ContentUrls {
  return {
    baseUrls: MAGENTO_BASE_URLS,
    imagesUrl: PICTURE_ORIGIN === undefined ? null : `${MEDIA_URL}/${CONTENT_FOLDER}`,
  };
}

/** Maximum time in milliseconds that startup waits for the detection of back-end features. */
const CAPABILITIES_MS = 2_000;

async function start(env: Env): Promise<void> {
  const log = createLog(env.LOG_LEVEL);
  const documents = readTrusted(env.DOCUMENTS_DIR);
  const metrics = createMetrics({ operationNames: documents.operationNames, isWholeProcess: true });
  const clearReads = () => deps.publicCache.clear();
  const shared = createSharedState(env, { log, metrics, clearReads });
  const onCapabilities = (list: readonly FeatureStatus[]) => {
    const off = list.filter(({ provider }) => provider === null);
    const unknown = list.filter(({ state }) => state === 'UNKNOWN').map(({ feature }) => feature);
    log.info(
      { off: off.map(({ feature, reason }) => `${feature}: ${reason}`), unknown },
      'features known',
    );
    shared.cache?.purge(['shop']).catch(() => undefined);
  };
  const deps = createDeps(env, { metrics, store: shared.store, onCapabilities });
  const collector = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracing = collector === undefined ? undefined : await startTracing(collector);
  const schema = createSchema(deps.commerceGraphql, toContentUrls(env));
  const draining = new AbortController();
  const server = await createServer({
    ...deps,
    ...shared,
    ...toServerSettings(env),
    schema,
    log,
    metrics,
    documents,
    tracing,
    readiness: {
      draining: draining.signal,
      checks: [...createHealthChecks(env), ...shared.checks],
    },
  });
  if (env.PICTURE_ORIGIN !== undefined) {
    const cache = await openPictureCache(env.PICTURE_CACHE_DIR, env.PICTURE_CACHE_MB * 1_000_000);
    await registerPictures(server, { origin: env.PICTURE_ORIGIN, cache, log });
  }
  closeOnSignals({
    server,
    log,
    noticeMs: env.DRAIN_SECONDS * 1_000,
    finishMs: Math.min(deps.changeMs, MAX_FINISH_MS),
    startDraining: () => draining.abort(),
    finishWrites: deps.locks.whenIdle,
    closeSources: async () => {
      shared.close();
      await Promise.all([deps.close(), tracing?.close()]);
    },
  });
  // Not before the work above: on a busy machine the calls would reach their timeouts meanwhile, and open the breaker.
  const known = deps.capabilities.refresh();
  // A slow or unavailable back end must not prevent the gateway from starting.
  await Promise.race([known, sleep(CAPABILITIES_MS, undefined, { ref: false })]);
  await server.listen({ host: env.HOST, port: env.PORT });
  log.info(
    { ms: Math.round(process.uptime() * 1_000) },
    `ready at ${server.listeningOrigin}/graphql`,
  );
  for (const problem of findInvalidDocuments(env.DOCUMENTS_DIR, schema)) {
    log.warn(`A registered document does not fit the schema. ${problem}`);
  }
}

/** Maximum time for requests in progress at shutdown, in milliseconds. */
const MAX_FINISH_MS = 15_000;

interface ShutdownOptions {
  readonly server: FastifyInstance;
  readonly log: Logger;
  startDraining(): void;
  /** Milliseconds between the failing readiness check and the end of listening, so that proxies can react. */
  readonly noticeMs: number;
  /** Time limit for requests in progress, in milliseconds. */
  readonly finishMs: number;
  /** Waits for orders and other writes whose clients have disconnected. */
  finishWrites(): Promise<void>;
  closeSources(): Promise<void>;
}

/**
 * Shuts the process down gracefully: the readiness check fails immediately, new connections are rejected after
 * `noticeMs`, and requests in progress get up to `finishMs`. Ctrl-C skips `noticeMs`. Unhandled rejections are logged;
 * after an uncaught exception the state is undefined, so the process shuts down with exit code 1.
 */
function closeOnSignals(closing: ShutdownOptions): void {
  const { server, log } = closing;
  let isClosing = false;
  const close = async (noticeMs: number, exitCode: number): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    closing.startDraining();
    await sleep(noticeMs);
    const finishTime = sleep(closing.finishMs).then(() => server.server.closeAllConnections());
    await server.close().catch((error: unknown) => log.error({ err: error }, 'closing failed'));
    await Promise.race([closing.finishWrites(), finishTime]);
    await Promise.race([closing.closeSources().catch(() => undefined), sleep(1_000)]);
    process.exit(exitCode);
  };
  process.once('SIGTERM', () => void close(closing.noticeMs, 0));
  process.once('SIGINT', () => void close(0, 0));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    void close(0, 1);
  });
}

/** Any response except a server error means that the service is up. */
async function checkHealth(url: string): Promise<void> {
  const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(1_000) });
  await body.dump();
  if (statusCode >= 500) throw new Error(`${statusCode}`);
}

/** Checks whether the commerce back end and one of the search hosts respond. */
function createHealthChecks(env: Env): HealthCheck[] {
  const hosts =
    env.SEARCH_HOSTS.length > 0
      ? env.SEARCH_HOSTS
      : [`https://${env.SEARCH_APP_ID}-dsn.algolia.net`];
  return [
    {
      name: 'commerce',
      run: () =>
        checkHealth(`${env.COMMERCE_URL}${env.COMMERCE_REST_PATH}/V1/directory/countries/US`),
    },
    {
      name: 'search',
      run: () => Promise.any(hosts.map((host) => checkHealth(`${host}/1/isalive`))),
    },
  ];
}

const env = loadEnv();
await start(env).catch((error: unknown) => fail(explain(error, env)));
