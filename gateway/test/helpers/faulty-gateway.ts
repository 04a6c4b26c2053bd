import type { Executor } from '@graphql-tools/utils';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from '../../src/graphql/schema.ts';
import { type EmbeddedBackEnd, startEmbeddedBackEnd } from './embedded-back-end.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { createLiveServer } from './live-server.ts';
import type { OperationResponse } from './operation-data.ts';

/** Milliseconds before an open breaker of these tests lets a call through. */
export const BREAKER_OPEN_MS = 300;

/** Short enough for a test, long enough for a busy machine. */
const LIMITS = {
  OPERATION_MS: '10000',
  QUERY_MS: '2800',
  COMMERCE_READ_MS: '2500',
  COMMERCE_WRITE_MS: '4000',
  SEARCH_READ_MS: '1000',
  BREAKER_OPEN_MS: String(BREAKER_OPEN_MS),
  CAPTCHA: 'off',
  MAX_RESPONSE_BYTES: '2000000',
  // Polls only once, when a subscription starts.
  NEWS_MS: '600000',
};

/** A gateway with the embedded back end, each service behind a proxy that injects faults. */
export interface FaultyGateway extends AsyncDisposable {
  readonly backEnd: EmbeddedBackEnd;
  readonly commerce: FaultProxy;
  readonly search: FaultProxy;
  /**
   * Resets the gateway to the state of a new process, with empty caches and closed breakers, and removes all faults.
   */
  readonly restart: () => Promise<FastifyInstance>;
  /** Detects the features of the back end, as at the gateway's start. */
  readonly refreshCapabilities: () => Promise<void>;
  /** The current server. */
  readonly server: () => FastifyInstance;
  readonly ask: (
    query: string,
    variables?: object,
    headers?: InjectOptions['headers'],
  ) => Promise<GatewayResponse>;
}

/** The gateway's response over HTTP. */
export interface GatewayResponse extends OperationResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Creates one schema for all restarts, because it is stateless and slow to create. */
function createSchemaOnce(): typeof createSchema {
  let commerce: Executor;
  let schema: GraphQLSchema | undefined;
  return (executor) => {
    commerce = executor;
    schema ??= createSchema((request) => commerce(request));
    return schema;
  };
}

/** Starts the embedded back end, a proxy for each of its services, and a gateway. */
export async function startFaultyGateway(
  settings: Readonly<Record<string, string>> = {},
): Promise<FaultyGateway> {
  const backEnd: EmbeddedBackEnd = await startEmbeddedBackEnd({ env: settings });
  const commerce = await startFaultProxy(backEnd.env.COMMERCE_URL ?? '');
  const search = await startFaultProxy(backEnd.env.SEARCH_HOSTS ?? '');
  const env = { ...backEnd.env, ...LIMITS, COMMERCE_URL: commerce.url, SEARCH_HOSTS: search.url };
  const schemaOver = createSchemaOnce();
  let now = await createLiveServer(env, schemaOver);
  const stop = async () => {
    await now.server.close();
    await now.deps.close();
  };
  return {
    backEnd,
    commerce,
    search,
    async restart() {
      for (const proxy of [commerce, search]) {
        proxy.set(null);
        await proxy.shut();
        await proxy.open();
      }
      await stop();
      now = await createLiveServer(env, schemaOver);
      return now.server;
    },
    refreshCapabilities: () => now.deps.capabilities.refresh(),
    server: () => now.server,
    async ask(query, variables = {}, headers = {}) {
      const response = await now.server.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query, variables },
      });
      const { data = null, errors = [], extensions = {} } = response.json();
      const { statusCode: status, headers: sent } = response;
      return { status, headers: sent, text: response.body, data, errors, extensions };
    },
    async [Symbol.asyncDispose]() {
      await stop();
      await commerce[Symbol.asyncDispose]();
      await search[Symbol.asyncDispose]();
      await backEnd[Symbol.asyncDispose]();
    },
  };
}
