import type { FastifyInstance } from 'fastify';
import { createDeps } from '../../src/deps.ts';
import { readEnv } from '../../src/env.ts';
import { createSchema } from '../../src/graphql/schema.ts';
import { createTestServer } from './serve.ts';

/** Time limits in milliseconds that a busy machine can meet. */
const PATIENCE = {
  COMMERCE_CONNECT_MS: '10000',
  COMMERCE_READ_MS: '20000',
  COMMERCE_WRITE_MS: '20000',
  SEARCH_CONNECT_MS: '10000',
  SEARCH_READ_MS: '20000',
  OPERATION_MS: '60000',
  QUERY_MS: '60000',
};

/** Creates a gateway with its real sources that does not listen yet. The caller closes the server. */
export interface LiveServer {
  readonly deps: ReturnType<typeof createDeps>;
  readonly server: FastifyInstance;
}

/**
 * Starts a gateway without logs for the services in `env`. Time limits that `env` does not set are long.
 * @param schemaOver Creates the schema for the back end's GraphQL; a new one by default.
 */
export async function createLiveServer(
  env: NodeJS.ProcessEnv,
  schemaOver: typeof createSchema = createSchema,
): Promise<LiveServer> {
  const settings = readEnv({ ...PATIENCE, ...env });
  const deps = createDeps(settings);
  const server = await createTestServer(deps, {
    schema: schemaOver(deps.commerceGraphql),
    webOrigins: [],
    operationMs: settings.OPERATION_MS,
    queryMs: settings.QUERY_MS,
  });
  return { deps, server };
}
