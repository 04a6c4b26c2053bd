import type { Executor } from '@graphql-tools/utils';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from '../../src/graphql/schema.ts';
import { type EmbeddedBackEnd, startEmbeddedBackEnd } from './embedded-back-end.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { createLiveServer } from './live-server.ts';
import type { OperationResponse } from './operation-data.ts';

/** How long a breaker of these tests rests before it tries again, in ms. */
export const BREAKER_OPEN_MS = 300;

/** Short enough to try, long enough for a busy machine. */
const LIMITS = {
  OPERATION_MS: '10000',
  QUERY_MS: '2800',
  COMMERCE_READ_MS: '2500',
  COMMERCE_WRITE_MS: '4000',
  SEARCH_READ_MS: '1000',
  BREAKER_OPEN_MS: String(BREAKER_OPEN_MS),
  CAPTCHA: 'off',
  ANSWER_BYTES: '2000000',
  // Once, when somebody begins to follow.
  NEWS_MS: '600000',
};

/** A gateway over the embedded back end, each service behind a proxy that makes it fail. */
export interface FaultyGateway extends AsyncDisposable {
  readonly backEnd: EmbeddedBackEnd;
  readonly commerce: FaultProxy;
  readonly search: FaultProxy;
  /** A new gateway process's worth of state: no memory, no open breaker. The proxies let everything through. */
  readonly restart: () => Promise<FastifyInstance>;
  /** Lets the gateway find out what the back end offers, as it does when it starts. */
  readonly refreshCapabilities: () => Promise<void>;
  /** The one that runs now. */
  readonly server: () => FastifyInstance;
  readonly ask: (
    query: string,
    variables?: object,
    headers?: InjectOptions['headers'],
  ) => Promise<GatewayResponse>;
}

/** A response of the gateway over HTTP. */
export interface GatewayResponse extends OperationResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** One schema for all restarts: it keeps nothing of what it was asked, and making it takes a while. */
function createSchemaOnce(): typeof createSchema {
  let commerce: Executor;
  let schema: GraphQLSchema | undefined;
  return (executor) => {
    commerce = executor;
    schema ??= createSchema((request) => commerce(request));
    return schema;
  };
}

/** Starts the embedded back end, a proxy before each of its services, and a gateway over them. */
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
