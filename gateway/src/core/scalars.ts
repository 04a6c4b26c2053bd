import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { sanitize } from './sanitize.ts';

const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;

const toDecimal = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && DECIMAL.test(text)) return text;
  throw new GraphQLError('Decimal must be a number as text, such as "1250.50".', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
};

/** Exact decimal numbers as text. A literal may also be written as a number. */
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

const textOf = (name: string, value: unknown): string => {
  if (typeof value === 'string') return value;
  throw new GraphQLError(`${name} must be text.`, { extensions: { code: 'BAD_USER_INPUT' } });
};

/** HTML is sanitised where it leaves, so that no field of this type can forget to. */
const html = new GraphQLScalarType<string, string>({
  name: 'HTML',
  serialize: (value) => sanitize(textOf('HTML', value)),
  parseValue: (value) => textOf('HTML', value),
});

/** The schema's own scalars; DateTime and URL are graphql-scalars'. */
export const ownScalars = { Decimal: decimal, HTML: html } as const;
