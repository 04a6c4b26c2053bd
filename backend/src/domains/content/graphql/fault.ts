import { GraphQLError } from 'graphql';

const NAME = '("[^"]+")';

/** Validation messages of Magento's GraphQL library that differ from those of graphql-js. */
const rewordings: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(Field ${NAME} argument ${NAME} of type ${NAME} is required), but it was not provided\\.$`,
    ),
    '$1 but not provided.',
  ],
  [
    /^Unknown argument ("[^"]+") on field "(\w+)\.(\w+)"\./,
    'Unknown argument $1 on field "$3" of type "$2".',
  ],
  [
    new RegExp(`^(Field ${NAME} of type ${NAME}) must have a selection of subfields\\..*$`, 's'),
    '$1 must have a sub selection.',
  ],
  // In production mode it makes no suggestions.
  [/ Did you mean .*\?$/s, ''],
  [
    /^(Fields "\w+" conflict because )"(\w+)" and "(\w+)"( are different fields\.)/,
    '$1$2 and $3$4',
  ],
  [/^Field "(\w+)\.(\w+)" of required type "([^"]+)" was/, 'Field $1.$2 of required type $3 was'],
  [/^(Variable "\$\w+" is not defined)\.$/, '$1 by operation "".'],
  [/^Schema is not configured to execute (\w+) operation\.$/, 'Schema is not configured for $1s.'],
  // Its parser does not quote punctuation and omits the full stop.
  [/(?<=^Syntax Error: Expected )"(\W+)"(?=, found )/, '$1'],
  [/(?<=^Syntax Error: (?:Unexpected |.*, found ))"(\W+)"\.$/, '$1'],
  [/(?<=^Syntax Error: (?:Unexpected |Expected ))((?!character).*)\.$/, '$1'],
  [/(?<=^Syntax Error: )Unexpected character: /, 'Cannot parse the unexpected character '],
  [
    new RegExp(`^Field ${NAME} must not have a selection since type ${NAME} has no subfields\\.$`),
    'Field $1 of type $2 must not have a sub selection.',
  ],
];

const INVALID_VARIABLE =
  /^(Variable "\$(\w+)" got invalid value )(.*?)(?: at "(\w+)((?:\.\w+|\[\d+\])*)")?; (?=[A-Z])(.*)$/s;

/** The value at a path in the variables, such as `.items[0].sku`. */
function valueAt(value: unknown, path: string): unknown {
  const keys = path.match(/\w+/g) ?? [];
  return keys.reduce<unknown>(
    (inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key],
    value,
  );
}

/** Prints the value of a rejected variable as PHP's JSON instead of graphql-js's JavaScript notation. */
export function withJsonValue(
  message: string,
  variables: Readonly<Record<string, unknown>>,
): string {
  const [, before, name = '', , at, path = '', reason] = INVALID_VARIABLE.exec(message) ?? [];
  if (before === undefined) return message;
  const json = JSON.stringify(valueAt(variables[name], path)).replaceAll('/', '\\/');
  return `${before}${json}${at === undefined ? '' : ` at "${at}${path}"`}; ${reason}`;
}

/** An error of a query in the words of Magento 2.4.7. */
export const inMagentosWords = (message: string): string =>
  rewordings.reduce((text, [pattern, words]) => text.replace(pattern, words), message);

export type FaultCategory =
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-already-exists'
  | 'graphql-input'
  | 'graphql-no-such-entity';

/** An error for the client, with Magento's category. */
export class GraphqlFault extends Error {
  override readonly name = 'GraphqlFault';
  readonly category: FaultCategory;

  constructor(category: FaultCategory, message: string) {
    super(message);
    this.category = category;
  }
}

export const badInput = (message: string): GraphqlFault =>
  new GraphqlFault('graphql-input', message);

export const noSuchEntity = (message: string): GraphqlFault =>
  new GraphqlFault('graphql-no-such-entity', message);

/** Magento 2.4.7 sets no category for validation errors and internal errors. */
export type ErrorResponse = {
  readonly message: string;
  readonly locations?: GraphQLError['locations'];
  readonly path?: GraphQLError['path'];
  readonly extensions?: { readonly category: FaultCategory };
};

/** An error before the query was parsed. */
export const toEarlyResponse = ({ message, category }: GraphqlFault): ErrorResponse => ({
  message,
  extensions: { category },
});

/** An error of the query or of a resolver; the text of an internal error is hidden. */
export function toErrorResponse(
  error: GraphQLError,
  variables: Readonly<Record<string, unknown>> = {},
): ErrorResponse {
  const { originalError, locations, path } = error;
  const isMeant = originalError instanceof GraphqlFault || originalError instanceof GraphQLError;
  const isInner = originalError !== undefined && !isMeant;
  return {
    message: isInner
      ? 'Internal server error'
      : inMagentosWords(withJsonValue(error.message, variables)),
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
    ...(originalError instanceof GraphqlFault
      ? { extensions: { category: originalError.category } }
      : {}),
  };
}
