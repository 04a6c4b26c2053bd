import { type Env, EnvError, readEnv } from '../env.ts';
import { DocumentError, findInvalidDocuments, readTrusted } from '../graphql/documents.ts';
import { createSchema } from '../graphql/schema.ts';
import { createServer, type ServerDeps } from '../server.ts';
import { createSessionEncryption } from '../session/encryption.ts';
import { createLog } from '../telemetry/log.ts';
import { createObserver } from '../telemetry/observer.ts';
import { startTracing } from '../telemetry/tracing.ts';
import { createDeps } from './deps.ts';
import { closeOnSignals } from './lifecycle.ts';
import { probesOf } from './probes.ts';
import { createSharedState } from './shared-state.ts';

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const loadEnv = (): Env => {
  try {
    return readEnv();
  } catch (error) {
    if (error instanceof EnvError) return fail(error.message);
    throw error;
  }
};

/** What the system says of an address that is none of this machine's, or that no name leads to. */
const NO_HOST: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

const explain = (error: unknown, { HOST, PORT, DOCUMENTS_DIR }: Env): string => {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `Port ${PORT} is taken: stop what uses it, or set PORT.`;
  if (code === 'EACCES') return `Port ${PORT} may not be used: set PORT to one above 1023.`;
  if (NO_HOST.has(code)) return `${HOST} is no address of this machine: set HOST.`;
  if (code === 'ENOENT') return `${DOCUMENTS_DIR} cannot be read: set DOCUMENTS_DIR.`;
  if (error instanceof DocumentError) return error.message;
  return `The gateway could not start: ${error instanceof Error ? error.message : 'unknown'}`;
};

/** What the server takes from the environment as it is. */
const settingsOf = (env: Env) => ({
  webOrigins: env.WEB_ORIGINS,
  operationMs: env.OPERATION_MS,
  queryMs: env.QUERY_MS,
  seal: createSessionEncryption(env.SESSION_SECRET),
  subscriptions: env.SUBSCRIPTIONS === 'on',
  playground: env.PLAYGROUND === 'on',
  freeOperations: env.FREE_OPERATIONS === 'on',
  isDevelopment: env.NODE_ENV !== 'production',
  load: { maxInFlight: env.MAX_IN_FLIGHT, maxLagMs: env.MAX_LAG_MS },
  trustedProxies: env.TRUSTED_PROXIES,
  ...(env.OPERATOR_SECRET === undefined ? {} : { operatorSecret: env.OPERATOR_SECRET }),
});

const warnOfMisfits = (
  { DOCUMENTS_DIR }: Env,
  { schema, log }: Pick<ServerDeps, 'schema' | 'log'>,
): void => {
  if (DOCUMENTS_DIR === undefined) return;
  for (const misfit of findInvalidDocuments(DOCUMENTS_DIR, schema)) {
    log.warn(`A registered document does not fit the schema. ${misfit}`);
  }
};

const start = async (env: Env): Promise<void> => {
  const log = createLog(env.LOG_LEVEL);
  const documents = readTrusted(env.DOCUMENTS_DIR);
  const observer = createObserver({ knows: documents.knows, isWholeProcess: true });
  const deps = createDeps(env, observer);
  const forgetReads = () => deps.answers.clear();
  const shared = createSharedState(env, { log, observer, forgetReads });
  const collector = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracing = collector === undefined ? undefined : await startTracing(collector);
  const schema = createSchema(deps.commerceGraphql);
  let isDraining = false;
  const server = await createServer({
    ...deps,
    ...shared,
    ...settingsOf(env),
    schema,
    log,
    observer,
    documents,
    ...(tracing === undefined ? {} : { tracing }),
    readiness: { isDraining: () => isDraining, probes: [...probesOf(env), ...shared.probes] },
  });
  closeOnSignals({
    server,
    log,
    noticeMs: env.DRAIN_SECONDS * 1_000,
    startDraining: () => {
      isDraining = true;
    },
    closeSources: async () => {
      shared.close();
      await Promise.all([deps.close(), tracing?.close()]);
    },
  });
  await server.listen({ host: env.HOST, port: env.PORT });
  log.info(
    { ms: Math.round(process.uptime() * 1_000) },
    `ready at ${server.listeningOrigin}/graphql`,
  );
  warnOfMisfits(env, { schema, log });
};

const env = loadEnv();
await start(env).catch((error: unknown) => fail(explain(error, env)));
