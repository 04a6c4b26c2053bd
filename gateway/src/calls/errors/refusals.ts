/** Codes of requests that are turned away before an operation runs, and what each means. */
export const REFUSAL_CODES = {
  BAD_REQUEST:
    'The request cannot be read, is too large, or is none that its address takes: status 400, 405, 406, 408, 413, 415 or 431.',
  FORBIDDEN:
    'The operation is not registered with a gateway that runs no other ones, or a page of another site wants to use the session: status 403.',
  INTERNAL_SERVER_ERROR: 'A fault of the gateway itself: status 500.',
  NOT_FOUND: 'There is nothing at the address: status 404.',
  OVERLOADED:
    'The gateway is busy: status 503. Try again after the seconds that `Retry-After` names.',
  PERSISTED_QUERY_NOT_FOUND: 'No registered operation has the id: status 404.',
  RATE_LIMITED:
    'Too many streams are open: status 429. Try again after the seconds that `Retry-After` names.',
  UNAUTHENTICATED: "The operator's secret is missing or wrong: status 401.",
} as const;

/** Codes of operations that cannot run as they were asked. */
export const OPERATION_CODES = {
  BAD_USER_INPUT: 'A variable has a wrong value, or the operation costs too much.',
  GRAPHQL_PARSE_FAILED: 'The document is no GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The document does not fit the schema, or is over a limit.',
  OPERATION_RESOLUTION_FAILURE:
    'The document does not have the operation that is named; the status is always 400.',
} as const;
