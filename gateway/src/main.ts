import { pino } from 'pino';
import { createDeps } from './deps.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { createServer } from './server.ts';
import { createSeal } from './session/seal.ts';
import { createSchema } from './stitching.ts';

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

const explain = (error: unknown, { HOST, PORT }: Env): string => {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `Port ${PORT} is taken: stop what uses it, or set PORT.`;
  if (code === 'EADDRNOTAVAIL') return `${HOST} is no address of this machine: set HOST.`;
  return `The gateway could not start: ${error instanceof Error ? error.message : 'unknown'}`;
};

const start = async (env: Env): Promise<void> => {
  const log = pino({ level: env.LOG_LEVEL, name: 'gateway' });
  const deps = createDeps(env);
  const server = await createServer({
    ...deps,
    schema: createSchema(deps.commerceGraphql),
    log,
    webOrigins: env.WEB_ORIGINS,
    operationMs: env.OPERATION_MS,
    seal: createSeal(env.SESSION_SECRET),
    playground: env.NODE_ENV !== 'production',
  });
  await server.listen({ host: env.HOST, port: env.PORT });
  log.info(
    { ms: Math.round(process.uptime() * 1_000) },
    `ready at ${server.listeningOrigin}/graphql`,
  );
  const stop = async (): Promise<void> => {
    await server.close();
    await deps.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

const env = loadEnv();
await start(env).catch((error: unknown) => fail(explain(error, env)));
