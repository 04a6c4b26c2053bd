import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import {
  type CreateServerForIntegrationTests,
  defineIntegrationTestSuite,
} from '@apollo/server-integration-testsuite';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify from 'fastify';
import { buildSchema } from 'graphql';
import type { GatewayContext } from '../../src/context.ts';
import { addRequestScope, createServerOptions, harden } from '../../src/http/hardening.ts';
import { registerGraphql } from '../../src/routes/graphql.ts';
import { createSessionEncryption } from '../../src/session/encryption.ts';
import { createSessionRevocation } from '../../src/session/revocation.ts';
import { createSessionReader } from '../../src/session/session.ts';
import { createTtlStore } from '../../src/session/ttl-store.ts';

const NOTHING_KNOWN = buildSchema('type Query { nothing: ID }');

/**
 * The gateway's HTTP layer before a server of the suite's making, with the suite's context instead of the gateway's.
 */
async function createServer(
  config: ApolloServerOptions<GatewayContext>,
  { context }: { context?: () => Promise<GatewayContext> } = {},
) {
  const fastify = Fastify({ ...createServerOptions([]), forceCloseConnections: true });
  const drain = fastifyApolloDrainPlugin<GatewayContext>(fastify);
  const server = new ApolloServer({ ...config, plugins: [...(config.plugins ?? []), drain] });
  await server.start();
  harden(fastify, () => undefined);
  await fastify.register(cookie);
  await fastify.register(cors);
  addRequestScope(fastify, 10_000);
  registerGraphql(fastify, '/', {
    apollo: server,
    createContext: context ?? (async () => Object.create(null)),
    schema: NOTHING_KNOWN,
    sessions: createSessionReader({
      encryption: createSessionEncryption(['a'.repeat(32)]),
      revocation: createSessionRevocation(createTtlStore()),
      webOrigins: [],
    }),
    cache: null,
    queryMs: 10_000,
    documents: null,
    freeOperations: true,
    playground: true,
  });
  return { server, url: await fastify.listen({ host: '127.0.0.1', port: 0 }) };
}

// The assertions are those of Apollo's own suite, about 270 tests of an HTTP layer before Apollo Server.
// The suite's types are those of an Apollo Server of its own, the release before ours.
const forSuite = createServer as unknown as CreateServerForIntegrationTests;
defineIntegrationTestSuite(forSuite, { noIncrementalDelivery: true });
