import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { createContext, type GatewayContext, type GatewayDeps } from './context.ts';
import { registerFiles } from './doors/files.ts';
import { registerPhotoUpload } from './doors/photo-upload.ts';
import { createApolloGateway } from './executor.ts';
import { playgroundPage } from './playground/page.ts';
import { limitsRule, MAX_BODY_BYTES, MAX_TOKENS } from './plugins/limits.ts';
import { errorPlugin, formatError } from './plugins/mask-errors.ts';
import { requestIdOf } from './plugins/request-id.ts';
import { addRequestScope, stalePlugin } from './plugins/request-scope.ts';
import { hasSessionCookie, sessionFromRequest } from './session/from-request.ts';
import { isFromOtherSite } from './session/origin.ts';
import type { Seal } from './session/seal.ts';
import type { CommerceFiles } from './sources/commerce-rest/files.ts';

/** What a server is made of. */
export interface ServerDeps extends GatewayDeps {
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  /** Photos and labels of the commerce back end. */
  readonly files: CommerceFiles;
  /** Origins of web pages that may ask the gateway directly. */
  readonly webOrigins: readonly string[];
  /** Encrypts the session's cookie. */
  readonly seal: Seal;
  /** Shows the playground to browsers and answers introspection. */
  readonly playground: boolean;
  /** How long an operation may take, in milliseconds; 10 s unless told. */
  readonly operationMs?: number;
}

const createApollo = (deps: ServerDeps, fastify: FastifyInstance) =>
  new ApolloServer<GatewayContext>({
    gateway: createApolloGateway(deps.schema),
    introspection: deps.playground,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [limitsRule()],
    formatError,
    logger: deps.log,
    stopOnTerminationSignals: false,
    plugins: [
      // It would wrap every resolver, and nothing here uses its hints.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(fastify),
      stalePlugin(),
      errorPlugin((error, requestId) => deps.log.error({ err: error, requestId }, 'field failed')),
    ],
  });

const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  (request.headers.accept ?? '').includes('text/html') &&
  !('query' in (request.query as object));

/** The page's scripts stand in the page; nothing may come from, or go to, another host. */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "frame-ancestors 'none'",
].join('; ');

const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const page = await playgroundPage();
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept, accept-encoding' })
    .headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': PAGE_POLICY });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const takesGzip = (request.headers['accept-encoding'] ?? '').includes('gzip');
  return takesGzip
    ? reply.header('content-encoding', 'gzip').send(page.gzip)
    : reply.send(page.html);
};

const sendForbidden = (reply: FastifyReply): FastifyReply =>
  reply.code(403).send({
    errors: [
      {
        message: 'A page of another site may not use the session of this one.',
        extensions: { code: 'FORBIDDEN' },
      },
    ],
  });

/** The gateway's HTTP server, ready to listen: POST and GET /graphql, and GET /health. */
export const createServer = async (deps: ServerDeps): Promise<FastifyInstance> => {
  const fastify = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
  });
  const isSecure = deps.webOrigins.some((origin) => origin.startsWith('https:'));
  const apollo = createApollo(deps, fastify);
  await apollo.start();
  await fastify.register(cors, { origin: [...deps.webOrigins], methods: ['GET', 'POST'] });
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  addRequestScope(fastify, deps.operationMs);
  fastify.get('/health', async () => ({ status: 'ok' }));
  const sessionOf = ({ headers }: FastifyRequest, reply: FastifyReply) =>
    sessionFromRequest(headers, { seal: deps.seal, isSecure }, (cookie) => {
      reply.header('set-cookie', cookie);
    });
  const isForeign = ({ headers }: FastifyRequest): boolean =>
    isFromOtherSite(headers, deps.webOrigins) && hasSessionCookie(headers, isSecure);
  const doors = { files: deps.files, log: deps.log, sessionOf, isForeign };
  registerPhotoUpload(fastify, doors);
  registerFiles(fastify, doors);
  const handler = fastifyApolloHandler(apollo, {
    context: async (request, reply) =>
      createContext(deps, request.id, await sessionOf(request, reply)),
  });
  fastify.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    handler(request, reply) {
      if (deps.playground && wantsPage(request)) return sendPage(request, reply);
      if (isForeign(request)) return sendForbidden(reply);
      return handler.call(fastify, request, reply);
    },
  });
  return fastify;
};
