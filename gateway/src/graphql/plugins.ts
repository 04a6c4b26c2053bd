import type { ApolloServerPlugin, HTTPGraphQLHead } from '@apollo/server';
import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { currentRecord, currentRequest, type RequestRecord } from '../core/request-scope.ts';
import { formatError, type LogError, logMasked, withRequestId } from './errors.ts';

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

/** Errors of an operation that is not executed; a document could have one for each of its tokens. */
const MAX_ERRORS = 5;

/** Adds the causes of incomplete parts, and the request id to every error. */
function addErrors(result: FormattedExecutionResult, requestId: string): void {
  const partial = (currentRequest()?.partial ?? []).map(({ failure, path }) => {
    const originalError = failure instanceof Error ? failure : null;
    const error = new GraphQLError('', { path, originalError });
    return formatError(error.toJSON(), error);
  });
  const all = [...(result.errors ?? []), ...partial];
  const errors = result.data ? all : all.slice(0, MAX_ERRORS);
  if (errors.length > 0) result.errors = errors.map((error) => withRequestId(error, requestId));
}

/**
 * As in GraphQL over HTTP, an operation that cannot be executed gets status 200 with application/json, where 4xx means
 * that the request did not reach GraphQL, and 400 with application/graphql-response+json. A query without data because
 * of service failures gets 503; a mutation may have changed something, so its response stays 200.
 */
function setStatus(
  http: HTTPGraphQLHead,
  result: FormattedExecutionResult,
  { isQuery, accept }: { readonly isQuery: boolean; readonly accept: string },
): void {
  if (isQuery && isNothingLeft(result)) {
    http.status = 503;
    // The service may have sent a longer one.
    const seconds = Math.max(RETRY_SECONDS, currentRecord()?.retryAfter ?? 0);
    http.headers.set('retry-after', String(seconds));
    return;
  }
  if ('data' in result || accept.includes('application/graphql-response+json')) return;
  if (areBeforeExecution(result.errors)) http.status = 200;
}

function recordErrors({ errors = [] }: FormattedExecutionResult): void {
  const record = currentRecord();
  for (const { extensions } of errors) {
    record?.errorCodes.push(String(extensions?.code ?? 'INTERNAL_SERVER_ERROR'));
  }
}

/**
 * Adds `extensions.stale`, the parts served from memory because their source failed, and `extensions.cost` for an
 * operation that started at `startedAt`.
 */
function addExtensions(result: FormattedExecutionResult, startedAt: number | null): void {
  const stale = [...(currentRequest()?.stale ?? [])];
  const record = currentRecord();
  if (stale.length > 0) result.extensions = { ...result.extensions, stale };
  if (startedAt === null || !record) return;
  const cost = toCost(record, performance.now() - startedAt);
  result.extensions = { ...result.extensions, cost };
}

/**
 * Completes responses and logs masked errors. Cacheable responses get their headers in routes/graphql.ts.
 *
 * @param showsCost Adds the cost on request.
 */
export function responsePlugin(
  log: LogError,
  showsCost: boolean,
): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: async ({ request: { http: head } }) => {
      const wantsCost = showsCost && head?.headers.get(COST_HEADER) !== undefined;
      const startedAt = wantsCost ? performance.now() : null;
      return {
        didEncounterErrors: async ({ errors, contextValue: { requestId } }) =>
          logMasked(errors, requestId, log),
        willSendResponse: async ({ operation, response: { body, http }, contextValue }) => {
          http.headers.set('cache-control', 'no-store');
          if (body.kind !== 'single') return;
          const { singleResult } = body;
          addErrors(singleResult, contextValue.requestId);
          const accept = head?.headers.get('accept') ?? '';
          setStatus(http, singleResult, { isQuery: operation?.operation === 'query', accept });
          recordErrors(singleResult);
          addExtensions(singleResult, startedAt);
        },
      };
    },
  };
}
