import { pino } from 'pino';
import { createServer, type ServerDeps } from '../../src/server.ts';
import { createSessionEncryption } from '../../src/session/encryption.ts';
import type { RestCall } from './fake-sources.ts';
import { fakeDeps, type Surroundings } from './run-operation.ts';
import { freshSchema, sharedSchema } from './shared-schema.ts';

/** A gateway that listens on a free port of 127.0.0.1 over fake sources. */
interface Served extends AsyncDisposable {
  readonly url: string;
  readonly restCalls: RestCall[];
  /** Sends an operation, or whatever `body` is, as JSON by POST. */
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

/** Milliseconds that connections have to end by themselves. */
const CLOSING_MS = 500;

/** Serves over real HTTP; `overrides` are what the test is about. */
export async function serve(
  surroundings: Surroundings,
  overrides: Partial<ServerDeps> = {},
): Promise<Served> {
  const { deps, restCalls } = fakeDeps(surroundings);
  const server = await createServer({
    ...deps,
    schema: overrides.rates ? freshSchema() : sharedSchema(),
    log: pino({ level: 'silent' }),
    encryption: createSessionEncryption(['a'.repeat(32)]),
    webOrigins: ['http://shop.test'],
    playground: false,
    ...overrides,
  });
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
      // A client that keeps its connections would keep the test waiting.
      const forced = setTimeout(() => server.server.closeAllConnections(), CLOSING_MS);
      await server.close();
      clearTimeout(forced);
    },
  };
}
