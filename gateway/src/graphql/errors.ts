import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { toRejection, userErrorCode } from '../calls/user-errors.ts';
import { getRootError, notSupported } from '../core/errors.ts';
import {
  CommerceError,
  DEFAULT_STATUS,
  EMPTY_POST_RESPONSE,
  NO_ERROR_BODY,
} from '../sources/commerce-rest/errors.ts';
import { UpstreamError } from '../sources/upstream-error.ts';

export const OWN_FAULT = 'Something went wrong in the gateway.';

/** Messages for errors that clients cannot correct. The log has the original message with the request id. */
export const MASKED: Readonly<Record<string, string>> = {
  UPSTREAM_TIMEOUT: 'The shop took too long to respond. Try again in a moment.',
  UPSTREAM_UNAVAILABLE: "We can't reach the shop right now. Try again in a moment.",
  BAD_UPSTREAM: 'The shop sent an invalid response. Try again in a moment.',
  NOT_SUPPORTED: notSupported().message,
  INTERNAL_SERVER_ERROR: OWN_FAULT,
};

/** Codes whose messages are written for clients. */
const PUBLIC_CODES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'NO_ACTIVE_CART',
  'OUT_OF_STOCK',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
]);

/** Statuses of a proxy whose upstream server does not respond. */
const PROXY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

function getCommerceCode(error: CommerceError): string {
  const isFromProxy = PROXY_STATUSES.has(error.status) && error.template === NO_ERROR_BODY;
  if (isFromProxy) return 'UPSTREAM_UNAVAILABLE';
  return userErrorCode(error) ?? 'BAD_UPSTREAM';
}

/** How graphql-js begins the error for a variable that is null or missing where the argument must have a value. */
const NULL_ARGUMENT = /^Argument "\w+" of (?:non-null|required) type "/;

interface CodeAndStatus {
  readonly code: string;
  /** The HTTP status of a failed upstream call. */
  readonly status?: number;
}

function getCodeAndStatus(root: unknown, formatted: GraphQLFormattedError): CodeAndStatus {
  if (root instanceof UpstreamError) {
    return { code: root.fault, status: root.status >= 400 ? root.status : DEFAULT_STATUS };
  }
  if (root instanceof CommerceError) return { code: getCommerceCode(root), status: root.status };
  // The operation ran out of time while its order was being placed: the outcome is unknown.
  if (root instanceof DOMException && root.name === 'TimeoutError')
    return { code: 'UPSTREAM_TIMEOUT', status: DEFAULT_STATUS };
  if (NULL_ARGUMENT.test(formatted.message)) return { code: 'BAD_USER_INPUT' };
  const code = String(formatted.extensions?.code ?? 'INTERNAL_SERVER_ERROR');
  // Magento's GraphQL reports its failures with status 200.
  return code === 'BAD_UPSTREAM' ? { code, status: DEFAULT_STATUS } : { code };
}

/** The shop's text for an error without a message. */
function getShopText(root: unknown): string | null {
  const text = root instanceof CommerceError ? root.template : '';
  return text === NO_ERROR_BODY || text === EMPTY_POST_RESPONSE ? text : null;
}

/** The enum values that graphql-js suggests for a wrong one. */
const SUGGESTION = /(?: Did you mean the enum value (?:(?:, )?(?:or )?"[A-Z_]+")+\?)?$/;

/** The kind or the punctuation of a token, as in `Name "cart"`, `"}"` and `<EOF>`. */
const TOKEN = /^(?:<EOF>|"[^"\w\s]+"|[A-Z]\w+)/;

/** graphql-js repeats rejected values in messages; they may be passwords, and clients log responses. */
function withoutValues(message: string): string {
  const suggestion = SUGGESTION.exec(message)?.[0] ?? '';
  return message
    .replace(/ got invalid value [\s\S]*?(?= at "|; |$)/, ' has a wrong value')
    .replace(/( cannot represent [^:]*): [\s\S]*$/, `$1.${suggestion}`)
    .replace(/, found ([\s\S]*)$/, (_, found: string) => {
      const token = TOKEN.exec(found);
      return token ? `, found ${token[0]}.` : '.';
    });
}

/** The error as sent to clients: path, code, HTTP status and a message without internal details. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const root = getRootError(error);
  const { code, ...status } = getCodeAndStatus(root, formatted);
  const masked = getShopText(root) ?? MASKED[code] ?? OWN_FAULT;
  const shown = toRejection(root)?.message ?? formatted.message;
  const message = PUBLIC_CODES.has(code) ? withoutValues(shown) : masked;
  return {
    message,
    ...(formatted.locations === undefined ? {} : { locations: formatted.locations }),
    ...(formatted.path === undefined ? {} : { path: formatted.path }),
    extensions: {
      code: MASKED[code] || PUBLIC_CODES.has(code) ? code : 'INTERNAL_SERVER_ERROR',
      ...status,
    },
  };
}

export type LogError = (error: Error, requestId: string) => void;

export function logMasked(errors: readonly GraphQLError[], requestId: string, log: LogError): void {
  for (const error of errors) {
    const { code } = formatError(error.toJSON(), error).extensions ?? {};
    // Missing features are logged at the start.
    if (!PUBLIC_CODES.has(code) && code !== 'NOT_SUPPORTED') log(error, requestId);
  }
}

export function withRequestId(
  error: GraphQLFormattedError,
  requestId: string,
): GraphQLFormattedError {
  return {
    ...error,
    extensions: { ...error.extensions, requestId },
  };
}

export function toClientErrors(
  errors: readonly GraphQLError[],
  requestId: string,
  log: LogError,
): GraphQLFormattedError[] {
  logMasked(errors, requestId, log);
  return errors.map((error) => withRequestId(formatError(error.toJSON(), error), requestId));
}
