import { pino } from 'pino';
import type { GatewayDeps } from '../../src/context.ts';
import { createServer, type ServerDeps } from '../../src/server.ts';
import { createSessionEncryption } from '../../src/session/encryption.ts';
import { createSessionRevocation } from '../../src/session/revocation.ts';
import { createTtlStore } from '../../src/session/ttl-store.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import type { RestCall } from './fake-sources.ts';
import { fakeDeps, type Surroundings } from './run-operation.ts';
import { freshSchema, sharedSchema } from './shared-schema.ts';

/** A gateway with fake sources on a free port of 127.0.0.1. */
interface Served extends AsyncDisposable {
  readonly url: string;
  readonly restCalls: RestCall[];
  /** Posts `body` as JSON, usually an operation. */
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

/** A gateway's server with the defaults of tests. */
export function createTestServer(
  deps: GatewayDeps & Pick<ServerDeps, 'files'>,
  overrides: Partial<ServerDeps> = {},
) {
  const { playground = false, documents = null } = overrides;
  return createServer({
    schema: overrides.rates ? freshSchema() : sharedSchema(),
    log: pino({ level: 'silent' }),
    encryption: createSessionEncryption(['a'.repeat(32)]),
    webOrigins: ['http://shop.test'],
    playground,
    documents,
    freeOperations: playground || documents === null,
    isDevelopment: playground,
    operationMs: 10_000,
    queryMs: 10_000,
    revocation: createSessionRevocation(createTtlStore()),
    cache: null,
    metrics: createMetrics(),
    readiness: { draining: new AbortController().signal, checks: [] },
    trustedProxies: [],
    subscriptions: true,
    ...deps,
    ...overrides,
  });
}

/** Milliseconds before remaining connections are forcibly closed. */
const CLOSING_MS = 500;

/** Serves over real HTTP; `overrides` replace default dependencies. */
export async function serve(
  surroundings: Surroundings,
  overrides: Partial<ServerDeps> = {},
): Promise<Served> {
  const { deps, restCalls } = fakeDeps(surroundings);
  const server = await createTestServer(deps, overrides);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    restCalls,
    post: (body, headers = {}) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(typeof body === 'string' ? { query: body } : body),
      }),
    async [Symbol.asyncDispose]() {
      // A client with persistent connections would otherwise delay the end of the test.
      const forced = setTimeout(() => server.server.closeAllConnections(), CLOSING_MS);
      await server.close();
      clearTimeout(forced);
    },
  };
}
