import { buildSchema, GraphQLError, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { unauthenticated } from '../core/errors.ts';
import { errorFromResponse } from '../sources/commerce-rest/errors.ts';
import { UpstreamError } from '../sources/upstream-error.ts';
import { formatError } from './errors.ts';

const schema = buildSchema(`
  enum Sort { NAME_ASC NAME_DESC PRICE_ASC }
  type Query { list(sort: Sort, page: Int, term: String): String }
`);

/** The message that a client gets for a document. */
function readMessage(text: string): string {
  try {
    const [error] = validate(schema, parse(text));
    return format(error, 'GRAPHQL_VALIDATION_FAILED');
  } catch (error) {
    return format(error, 'GRAPHQL_PARSE_FAILED');
  }
}

function format(error: unknown, code: string): string {
  if (!(error instanceof GraphQLError)) throw new Error('The document is valid.');
  const { message } = error;
  return formatError({ message, extensions: { code } }, error).message;
}

test.each([
  [
    '{ list(sort: "NAME_ASC") }',
    'Enum "Sort" cannot represent non-enum value. Did you mean the enum value "NAME_ASC", "NAME_DESC", or "PRICE_ASC"?',
  ],
  ['{ list(sort: "hunter2") }', 'Enum "Sort" cannot represent non-enum value.'],
  ['{ list(page: "hunter2") }', 'Int cannot represent non-integer value.'],
  ['{ list(term: "a"', 'Syntax Error: Expected Name, found <EOF>.'],
  ['{ list(term: } }', 'Syntax Error: Unexpected "}".'],
  ['{ list(term: "a" "hunter2") }', 'Syntax Error: Expected Name, found String.'],
  ['{ list(term hunter2) }', 'Syntax Error: Expected ":", found Name.'],
  ['{ list(: "hunter2") }', 'Syntax Error: Expected Name, found ":".'],
])('says what is wrong with %s without repeating its values', (text, message) => {
  expect(readMessage(text)).toBe(message);
});

test.each([
  [404, { message: 'No %1.', parameters: ['order'] }, 'No order.', 'NOT_FOUND'],
  [500, undefined, 'Uknown  Errors', 'BAD_UPSTREAM'],
])('has the HTTP status %i of the back end', (status, body, message, code) => {
  const originalError = errorFromResponse(status, body);
  const error = new GraphQLError('x', { originalError, path: ['order'] });
  expect(formatError({ message: 'x' }, error)).toEqual({ message, extensions: { code, status } });
});

test.each([
  [0, 500],
  [200, 500],
  [503, 503],
])('has for an unusable response with the status %i the status %i', (status, expected) => {
  const error = new UpstreamError('BAD_UPSTREAM', 'search', { message: 'no list', status });
  expect(formatError({ message: 'x' }, error).extensions?.status).toBe(expected);
});

test('is the fault of the client when a variable is null where an argument must have a value', () => {
  const message = 'Argument "page" of non-null type "Int!" must not be null.';
  const error = new GraphQLError(message, { path: ['list'] });
  const code = 'INTERNAL_SERVER_ERROR';
  expect(formatError({ message, extensions: { code } }, error)).toEqual({
    message,
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('is a timeout when the operation runs out of time', () => {
  const originalError = new DOMException('Out of time', 'TimeoutError');
  const error = new GraphQLError('Out of time', { originalError, path: ['guestCartOrderPlace'] });
  expect(formatError({ message: 'Out of time' }, error)).toMatchObject({
    extensions: { code: 'UPSTREAM_TIMEOUT' },
  });
});

test('has no HTTP status when the gateway itself rejects an operation', () => {
  const { extensions } = formatError({ message: 'x' }, unauthenticated());
  expect(extensions).not.toHaveProperty('status');
});
