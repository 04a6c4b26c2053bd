import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../context.ts';

/** Errors of an operation that was never run, because of what it says. */
const BEFORE_EXECUTION: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

const areBeforeExecution = (errors: readonly GraphQLFormattedError[] = []): boolean =>
  errors.every(({ extensions }) => BEFORE_EXECUTION.has(extensions?.code));

/**
 * Lets nobody keep an answer; what may be kept is sent on another way. An operation that cannot run gets status 200
 * where the answer is application/json, as GraphQL over HTTP has it: there 4xx means that the request did not reach
 * GraphQL. With application/graphql-response+json it stays 400.
 */
export const httpPlugin = (): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response: { body, http } }) => {
      http.headers.set('cache-control', 'no-store');
      if (body.kind !== 'single' || 'data' in body.singleResult) return;
      const accept = request.http?.headers.get('accept') ?? '';
      if (accept.includes('application/graphql-response+json')) return;
      if (areBeforeExecution(body.singleResult.errors)) http.status = 200;
    },
  }),
});
