import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** An HTTP request. */
export interface HostileRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'OPTIONS';
  /** The query string with `?`, or an empty string. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const ODD_WORDS = [
  '__proto__',
  'constructor',
  '__schema',
  '',
  '\u0000',
  '💥',
  '-1',
  'null',
  '../..',
  "' OR 1=1",
];
const oddText = fc.oneof(fc.constantFrom(...ODD_WORDS), fc.string({ maxLength: 40 }));
const literal = fc.oneof(
  fc.constantFrom(
    'null',
    'true',
    '[]',
    '{}',
    '[[[]]]',
    '-1',
    '99999999999999',
    '1e400',
    'WORD',
    '$x',
  ),
  fc.integer().map(String),
  oddText.map((text) => JSON.stringify(text)),
);

function argumentText(args: readonly GraphQLArgument[], values: readonly string[]): string {
  const given = args.filter(
    ({ type }, index) => isNonNullType(type) || (values[index]?.length ?? 0) % 2 === 0,
  );
  if (given.length === 0) return '';
  return `(${given.map(({ name }, index) => `${name}: ${values[index] ?? 'null'}`).join(', ')})`;
}

function withoutLists(type: GraphQLOutputType): GraphQLOutputType {
  return isNonNullType(type) || isListType(type) ? withoutLists(type.ofType) : type;
}

type Field = GraphQLField<unknown, unknown>;

/** Selects a field with invalid arguments and some of its subfields. */
function fieldText(field: Field, depth: number): fc.Arbitrary<string> {
  const type = getNamedType(withoutLists(field.type));
  const values = fc.array(literal, { minLength: field.args.length, maxLength: field.args.length });
  const head = values.map((given) => `${field.name}${argumentText(field.args, given)}`);
  if (!isObjectType(type)) return head;
  if (depth === 0) return head.map((text) => `${text} { __typename }`);
  const fields = Object.values(type.getFields());
  const inner = fc
    .subarray(fields, { minLength: 1, maxLength: Math.min(4, fields.length) })
    .chain((chosen) => fc.tuple(...chosen.map((each) => fieldText(each, depth - 1))));
  return fc.tuple(head, inner).map(([text, below]) => `${text} { ${below.join(' ')} }`);
}

function ofSchema(schema: GraphQLSchema): fc.Arbitrary<string> {
  const roots = (['query', 'mutation'] as const).flatMap((kind) => {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
  });
  return fc
    .constantFrom(...roots)
    .chain(({ kind, field }) => fieldText(field, 3).map((text) => `${kind} { ${text} }`));
}

function nested(count: number): string {
  return `${'{ menu '.repeat(count)}${'}'.repeat(count)}`;
}

const LARGE = [
  nested(400),
  `{ ${Array.from({ length: 900 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
  `{ __typename ${'@skip(if: false) '.repeat(300)} }`,
  'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  'subscription { nothing }',
  '{ __schema { types { fields { type { fields { type { name } } } } } } }',
  `{ ${'x'.repeat(60_000)} }`,
];

function broken(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(text, fc.nat(), fc.nat(5), oddText).map(([whole, at, gone, put]) => {
    const place = at % Math.max(1, whole.length);
    return whole.slice(0, place) + put + whole.slice(place + gone);
  });
}

function toDocument(schema: GraphQLSchema): fc.Arbitrary<string> {
  const valid = ofSchema(schema);
  return fc.oneof(
    { weight: 6, arbitrary: valid },
    { weight: 3, arbitrary: broken(valid) },
    { weight: 1, arbitrary: fc.constantFrom(...LARGE) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  );
}

function toBody(document: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const whole = fc.record(
    {
      query: fc.oneof(
        { weight: 12, arbitrary: document },
        { weight: 1, arbitrary: fc.jsonValue() },
      ),
      variables: fc.oneof(fc.dictionary(oddText, fc.jsonValue()), fc.jsonValue()),
      operationName: fc.oneof(fc.constant(null), fc.jsonValue()),
      extensions: fc.oneof(fc.constant({}), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  const usual = document.map((query) => JSON.stringify({ query }));
  const odd = whole.map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 6, arbitrary: usual },
    { weight: 4, arbitrary: odd },
    { weight: 1, arbitrary: broken(odd) },
    { weight: 1, arbitrary: fc.array(whole, { maxLength: 5 }).map((list) => JSON.stringify(list)) },
    { weight: 1, arbitrary: fc.string({ maxLength: 300 }) },
  );
}

const word = fc.stringMatching(/^[\w.;=,/+ -]{1,60}$/);
const oddHeaders = fc.record(
  {
    accept: fc.constantFrom(
      'application/json',
      'application/graphql-response+json',
      '*/*',
      'image/png',
      ';;',
    ),
    authorization: fc.oneof(
      word,
      word.map((token) => `Bearer ${token}`),
    ),
    cookie: fc.oneof(
      word,
      word.map((sealed) => `encore-session=${sealed}`),
    ),
    origin: fc.constantFrom('http://localhost:3000', 'https://evil.example', 'null'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none'),
    'x-session': fc.constantFrom('bearer', 'cookie'),
    'x-request-id': word,
    'content-encoding': fc.constantFrom('gzip', 'identity'),
    'x-http-method-override': fc.constant('DELETE'),
  },
  { requiredKeys: [] },
);
const headers = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ accept: 'application/json' }) },
  { weight: 2, arbitrary: word.map((token) => ({ authorization: `Bearer ${token}` })) },
  { weight: 3, arbitrary: oddHeaders },
);
const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'x',
    ),
  },
);
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant('POST' as const) },
  { weight: 2, arbitrary: fc.constantFrom('GET' as const, 'PUT' as const, 'OPTIONS' as const) },
);

/** Generates hostile operations, bodies and headers. */
export function hostileRequests(schema: GraphQLSchema): fc.Arbitrary<HostileRequest> {
  const document = toDocument(schema);
  const parts = fc.tuple(method, headers, contentType, toBody(document), document);
  return parts.map(([verb, given, type, body, query]) =>
    verb === 'GET'
      ? {
          method: verb,
          headers: given,
          search: `?${new URLSearchParams({ query })}`.slice(0, 8_000),
          body: '',
        }
      : { method: verb, headers: { ...given, 'content-type': type }, search: '', body },
  );
}
