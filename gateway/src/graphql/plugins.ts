import type { ApolloServerPlugin } from '@apollo/server';
import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { currentRecord, currentRequest, type RequestRecord } from '../core/request-scope.ts';
import { formatError, type LogError, logMasked, withRequestId } from './errors.ts';

type Plugin = ApolloServerPlugin<GatewayContext>;

/** Codes of errors before execution, caused by the operation itself. */
const BEFORE_EXECUTION: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

function areBeforeExecution(errors: readonly GraphQLFormattedError[] = []): boolean {
  return errors.every(({ extensions }) => BEFORE_EXECUTION.has(extensions?.code));
}

/** The Retry-After of a request that failed because of a service, in seconds. */
export const RETRY_SECONDS = 5;
const SERVICE_FAULTS: ReadonlySet<unknown> = new Set([
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'BAD_UPSTREAM',
]);

/** True if service failures left no data: each root field is null because of one. */
function isNothingLeft({ data, errors = [] }: FormattedExecutionResult): boolean {
  const failed = errors.filter(({ extensions }) => SERVICE_FAULTS.has(extensions?.code));
  if (failed.length === 0) return false;
  if (!data) return failed.length === errors.length;
  const lost = new Set(failed.map(({ path = [] }) => path[0]));
  return Object.entries(data).every(([name, value]) => value === null && lost.has(name));
}

/**
 * Sets status and caching. As in GraphQL over HTTP, an operation that cannot be executed gets status 200 with
 * application/json, where 4xx means that the request did not reach GraphQL, and 400 with
 * application/graphql-response+json. A query without data because of service failures gets 503; a mutation may have
 * changed something, so its response stays 200. Cacheable responses get their headers in routes/graphql.ts.
 */
export function httpPlugin(): Plugin {
  return {
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
  };
}

/** Logs masked errors, adds the causes of incomplete parts, and adds the request id to every error. */
export function errorPlugin(log: LogError): Plugin {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue: { requestId } }) =>
        logMasked(errors, requestId, log),
      willSendResponse: async ({ response, contextValue: { requestId } }) => {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        const partial = (currentRequest()?.partial ?? []).map(({ failure, path }) => {
          const originalError = failure instanceof Error ? failure : null;
          const error = new GraphQLError('', { path, originalError });
          return formatError(error.toJSON(), error);
        });
        if (partial.length > 0) singleResult.errors = [...(singleResult.errors ?? []), ...partial];
        if (singleResult.errors === undefined) return;
        singleResult.errors = singleResult.errors.map((error) => withRequestId(error, requestId));
      },
    }),
  };
}

/** In development, a request with this header gets its cost in the response. */
export const COST_HEADER = 'x-encore-cost';

function toCost({ calls }: RequestRecord, ms: number) {
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    ms: round(ms),
    upstreamCalls: calls.length,
    calls: calls.map(({ service, method, status, ms: took }) => ({
      service,
      method,
      status,
      ms: round(took),
    })),
  };
}

/**
 * Adds `extensions.stale`, the parts served from memory because their source failed, and with `showsCost`
 * `extensions.cost` on request. Stores the error codes in the request's record.
 */
export function extensionsPlugin(showsCost: boolean): Plugin {
  return {
    requestDidStart: async ({ request }) => {
      const startedAt = performance.now();
      const wantsCost = showsCost && request.http?.headers.get(COST_HEADER) !== undefined;
      return {
        willSendResponse: async ({ response }) => {
          if (response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          const record = currentRecord();
          for (const { extensions } of singleResult.errors ?? []) {
            record?.errorCodes.push(String(extensions?.code ?? 'INTERNAL_SERVER_ERROR'));
          }
          const stale = [...(currentRequest()?.stale ?? [])];
          const added = {
            ...(stale.length > 0 && { stale }),
            ...(wantsCost && record && { cost: toCost(record, performance.now() - startedAt) }),
          };
          if (Object.keys(added).length === 0) return;
          singleResult.extensions = { ...singleResult.extensions, ...added };
        },
      };
    },
  };
}
