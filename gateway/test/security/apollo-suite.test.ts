import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import {
  type CreateServerForIntegrationTests,
  defineIntegrationTestSuite,
} from '@apollo/server-integration-testsuite';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import cors from '@fastify/cors';
import Fastify from 'fastify';
import { buildSchema } from 'graphql';
import type { GatewayContext } from '../../src/context.ts';
import { addRequestScope } from '../../src/graphql/plugins/request-scope.ts';
import { harden, serverOptions } from '../../src/http/hardening.ts';
import { createGraphqlRoute } from '../../src/routes/graphql.ts';
import { newRecord } from '../../src/telemetry/request-record.ts';

const NOTHING_KNOWN = buildSchema('type Query { nothing: ID }');

/** The gateway's HTTP layer before a server of the suite's making, with the suite's context instead of the gateway's. */
const createServer = async (
  config: ApolloServerOptions<GatewayContext>,
  { context }: { context?: () => Promise<GatewayContext> } = {},
) => {
  const fastify = Fastify({ ...serverOptions([]), forceCloseConnections: true });
  const drain = fastifyApolloDrainPlugin<GatewayContext>(fastify);
  const server = new ApolloServer({ ...config, plugins: [...(config.plugins ?? []), drain] });
  await server.start();
  harden(fastify, () => undefined);
  await fastify.register(cors);
  addRequestScope(fastify);
  const route = createGraphqlRoute({
    apollo: server,
    contextOf: context ?? (async () => Object.create(null)),
    schema: NOTHING_KNOWN,
    webOrigins: [],
    isSecure: false,
    cache: null,
    queryMs: 10_000,
    documents: null,
    isFreeForm: true,
    allowsIntrospection: true,
  });
  fastify.route({
    url: '/',
    method: ['GET', 'POST'],
    handler: (request, reply) => route(request, reply, newRecord(request.id)),
  });
  return { server, url: await fastify.listen({ host: '127.0.0.1', port: 0 }) };
};

// The assertions are those of Apollo's own suite, about 270 tests of an HTTP layer before Apollo Server.
// The suite's types are those of an Apollo Server of its own, the release before ours.
const forSuite = createServer as unknown as CreateServerForIntegrationTests;
defineIntegrationTestSuite(forSuite, { noIncrementalDelivery: true });
