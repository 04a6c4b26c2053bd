import type { ApolloServerPlugin } from '@apollo/server';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../../context.ts';

/** Errors of an operation that was never run, because of what it says. */
const BEFORE_EXECUTION: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

const areBeforeExecution = (errors: readonly GraphQLFormattedError[] = []): boolean =>
  errors.every(({ extensions }) => BEFORE_EXECUTION.has(extensions?.code));

/** After how many seconds to ask again for what a service did not give. */
export const RETRY_SECONDS = 5;
const SERVICE_FAULTS: ReadonlySet<unknown> = new Set([
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'BAD_UPSTREAM',
]);

/** True when services failed so that there is nothing to show: each root field is missing because of one. */
const isNothingLeft = ({ data, errors = [] }: FormattedExecutionResult): boolean => {
  const failed = errors.filter(({ extensions }) => SERVICE_FAULTS.has(extensions?.code));
  if (failed.length === 0) return false;
  if (!data) return failed.length === errors.length;
  const lost = new Set(failed.map(({ path = [] }) => path[0]));
  return Object.entries(data).every(([name, value]) => value === null && lost.has(name));
};

/**
 * Lets nobody keep an answer; what may be kept is sent on another way. An operation that cannot run gets status 200
 * where the answer is application/json, as GraphQL over HTTP has it: there 4xx means that the request did not reach
 * GraphQL. With application/graphql-response+json it stays 400. A query of which
 * nothing is left because services failed gets 503; what a mutation did is told in its answer.
 */
export const httpPlugin = (): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ request, operation, response: { body, http } }) => {
      http.headers.set('cache-control', 'no-store');
      const isQuery = operation?.operation === 'query';
      if (isQuery && body.kind === 'single' && isNothingLeft(body.singleResult)) {
        http.status = 503;
        http.headers.set('retry-after', String(RETRY_SECONDS));
        return;
      }
      if (body.kind !== 'single' || 'data' in body.singleResult) return;
      const accept = request.http?.headers.get('accept') ?? '';
      if (accept.includes('application/graphql-response+json')) return;
      if (areBeforeExecution(body.singleResult.errors)) http.status = 200;
    },
  }),
});
