import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context.ts';
import {
  clientGone,
  currentRequest,
  inRequest,
  startTimeLimit,
  traceIn,
} from '../../core/request-scope.ts';

/** How long an operation may take, in milliseconds, when nothing else is said. */
export const OPERATION_MS = 10_000;

/**
 * Gives each request a scope: its reads end when the client hangs up, and after `operationMs`. Writes that are
 * under way go on to their end, so that nobody is left in doubt about them.
 */
export const addRequestScope = (fastify: FastifyInstance, operationMs = OPERATION_MS): void => {
  fastify.addHook('preHandler', ({ headers }, reply, done) => {
    const { controller, end, limitTo } = startTimeLimit(operationMs);
    reply.raw.once('close', () => {
      end();
      if (reply.raw.writableFinished) return;
      controller.abort(clientGone());
    });
    const { signal } = controller;
    inRequest({ signal, limitTo, stale: new Set(), partial: [], trace: traceIn(headers) }, done);
  });
};

/** Names in `extensions.stale` what was answered from memory because its source failed. */
export const stalePlugin = (): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      const stale = [...(currentRequest()?.stale ?? [])];
      if (stale.length === 0 || response.body.kind !== 'single') return;
      const { singleResult } = response.body;
      singleResult.extensions = { ...singleResult.extensions, stale };
    },
  }),
});
