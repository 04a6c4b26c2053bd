import { GraphQLScalarType, Kind } from 'graphql';
import {
  GraphQLCountryCode,
  GraphQLDateTimeISO,
  GraphQLEmailAddress,
  GraphQLNonNegativeInt,
  GraphQLPositiveInt,
  GraphQLURL,
} from 'graphql-scalars';
import { badInput } from './errors.ts';
import { createSanitizer } from './html.ts';

const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;

function toDecimal(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && DECIMAL.test(text)) return text;
  throw badInput('Decimal must be a number as text, such as "1250.50".');
}

/** Exact decimal numbers as text. Literals may also be numbers. */
const decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  serialize: toDecimal,
  parseValue: toDecimal,
  parseLiteral: (node) =>
    toDecimal(
      node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT
        ? node.value
        : null,
    ),
});

function parseText(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw badInput(`${name} must be text.`);
}

/** HTML is sanitized during serialization, so that no field of this type can omit it. */
function createHtml(sanitize: (html: string) => string) {
  return new GraphQLScalarType<string, string>({
    name: 'HTML',
    serialize: (value) => sanitize(parseText('HTML', value)),
    parseValue: (value) => parseText('HTML', value),
  });
}

/**
 * Passes response values that a scalar rejects: invalid data of the back end, such as a page of 0 or an unknown country
 * code, must not null the object that contains it.
 */
function asLenient(scalar: GraphQLScalarType): GraphQLScalarType {
  const config = scalar.toConfig();
  return new GraphQLScalarType({
    ...config,
    serialize(value) {
      try {
        return config.serialize(value);
      } catch {
        return value;
      }
    },
  });
}

/** The scalars by their SDL names; those of graphql-scalars if it has them. */
export function createScalars(sanitize = createSanitizer()) {
  return {
    Decimal: decimal,
    HTML: createHtml(sanitize),
    DateTime: GraphQLDateTimeISO,
    URL: GraphQLURL,
    CountryCode: asLenient(GraphQLCountryCode),
    EmailAddress: asLenient(GraphQLEmailAddress),
    NonNegativeInt: asLenient(GraphQLNonNegativeInt),
    PositiveInt: asLenient(GraphQLPositiveInt),
  } as const;
}
