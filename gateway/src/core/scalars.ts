import { createRequire } from 'node:module';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import {
  GraphQLCountryCode,
  GraphQLDateTimeISO,
  GraphQLEmailAddress,
  GraphQLNonNegativeInt,
  GraphQLPositiveInt,
  GraphQLURL,
} from 'graphql-scalars';
import { LRUCache } from 'lru-cache';
import type sanitizeHtml from 'sanitize-html';

const require = createRequire(import.meta.url);

/** Loaded with the first text: it takes a tenth of the start. */
function load(): typeof sanitizeHtml {
  return require('sanitize-html');
}

function toSanitizeOptions(usual: sanitizeHtml.IDefaults): sanitizeHtml.IOptions {
  return {
    allowedTags: [
      ...usual.allowedTags,
      'img',
      'picture',
      'source',
      'figure',
      'figcaption',
      'details',
      'summary',
      'del',
      'ins',
    ],
    allowedAttributes: {
      '*': ['class', 'title', 'lang', 'dir', 'aria-label', 'aria-hidden', 'role'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      source: ['srcset', 'sizes', 'media', 'type', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      col: ['span'],
      ol: ['start', 'type', 'reversed'],
      time: ['datetime'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'], source: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }),
    },
  };
}

const clean = new LRUCache<string, string>({
  max: 2_000,
  maxSize: 20_000_000,
  sizeCalculation: (value, key) => value.length + key.length + 1,
});

/**
 * `html` with only what an allow-list names: no scripts, styles, frames, forms or event handlers; links
 * carry `rel="noopener"`. The result is remembered by its text.
 */
export function sanitize(html: string): string {
  const known = clean.get(html);
  if (known !== undefined) return known;
  const sanitizer = load();
  const result = sanitizer(html, toSanitizeOptions(sanitizer.defaults));
  clean.set(html, result);
  return result;
}

const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;

function toDecimal(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && DECIMAL.test(text)) return text;
  throw new GraphQLError('Decimal must be a number as text, such as "1250.50".', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

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

function parseText(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new GraphQLError(`${name} must be text.`, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** HTML is sanitised where it leaves, so that no field of this type can forget to. */
const html = new GraphQLScalarType<string, string>({
  name: 'HTML',
  serialize: (value) => sanitize(parseText('HTML', value)),
  parseValue: (value) => parseText('HTML', value),
});

/**
 * Response values that a scalar rejects pass as they are: odd data of the back end, such as a page of 0 or a country
 * that ISO does not know, must not blank the object around it.
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

/** By the names that the SDL gives them. What graphql-scalars has is not written here. */
export const scalars = {
  Decimal: decimal,
  HTML: html,
  DateTime: GraphQLDateTimeISO,
  URL: GraphQLURL,
  CountryCode: asLenient(GraphQLCountryCode),
  EmailAddress: asLenient(GraphQLEmailAddress),
  NonNegativeInt: asLenient(GraphQLNonNegativeInt),
  PositiveInt: asLenient(GraphQLPositiveInt),
} as const;
