import { badRequest } from '../../types.ts';
import { type Bounds, type Expression, join } from './expression.ts';

export const NUMBER = String.raw`-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?`;
const RANGE = new RegExp(String.raw`^(.+?):\s*(${NUMBER})\s+to\s+(${NUMBER})$`, 'i');
const COMPARISON = new RegExp(String.raw`^([^<>=!]+)(<=|>=|!=|<|>|=)\s*(${NUMBER})$`);
const EQUALITY = new RegExp(String.raw`^(.+?):\s*(${NUMBER})$`);

/** Numbers are compared with three decimals: values this near are equal. */
const HALF = 0.0005;

/** What `price>=100` lets pass. */
function toBounds(operator: string, value: number): Bounds {
  const low = operator === '>' ? value + HALF : value - HALF;
  const high = operator === '<' ? value - HALF : value + HALF;
  return {
    low: operator.startsWith('<') ? Number.NEGATIVE_INFINITY : low,
    high: operator.startsWith('>') ? Number.POSITIVE_INFINITY : high,
    outside: operator === '!=',
  };
}

function bare(attribute: string): string {
  return attribute.trim().replace(/^(["'])(.*)\1$/, '$2');
}

/** One numeric filter, or null when the text is none: `price>=100`, `n != 2`, `price:1 TO 5`. */
export function readNumericFilter(text: string): Expression | null {
  const range = RANGE.exec(text.trim());
  if (range) {
    const bounds = { low: Number(range[2]) - HALF, high: Number(range[3]) + HALF, outside: false };
    return { kind: 'numeric', attribute: bare(range[1] ?? ''), bounds };
  }
  const [, attribute, operator, value] = COMPARISON.exec(text.trim()) ?? [];
  if (attribute === undefined || operator === undefined) return null;
  return { kind: 'numeric', attribute: bare(attribute), bounds: toBounds(operator, Number(value)) };
}

/** One string of `numericFilters`. Throws 400 when it is no comparison. */
export function parseNumericFilter(text: string): Expression {
  const negated = /^NOT\s+/.exec(text.trim());
  if (negated)
    return { kind: 'not', part: parseNumericFilter(text.trim().slice(negated[0].length)) };
  const filter = readNumericFilter(text);
  if (filter) return filter;
  const equality = EQUALITY.exec(text.trim());
  if (!equality) throw badRequest(`Invalid syntax for numeric condition: ${text}`);
  const bounds = toBounds('=', Number(equality[2]));
  return { kind: 'numeric', attribute: bare(equality[1] ?? ''), bounds };
}

/** A weight of the hosted service's optional filters, which are not served here. */
const SCORE = /<score=\d+>$/;

function unquoted(value: string): string {
  const quote = value[0];
  const quoted = value.length > 1 && (quote === '"' || quote === "'") && value.endsWith(quote);
  return quoted ? value.slice(1, -1) : value;
}

function leaf(attribute: string, value: string): Expression {
  return { kind: 'facet', attribute, value: value.replace(SCORE, '') };
}

/**
 * One facet filter: `color:Black`, `color:-Black` (not), `color:\-5` (a literal minus),
 * `color:'dark red'`. Split at the first colon.
 */
export function parseFacetFilter(text: string): Expression {
  const colon = text.indexOf(':');
  if (colon < 0) return { kind: 'facet', attribute: '_tags', value: unquoted(text) };
  const attribute = unquoted(text.slice(0, colon).trim());
  const value = text.slice(colon + 1).trim();
  if (value.startsWith('\\-')) return leaf(attribute, value.slice(1));
  if (value.startsWith('-') && value.length > 1)
    return { kind: 'not', part: leaf(attribute, unquoted(value.slice(1))) };
  return leaf(attribute, unquoted(value));
}

/** A list in its JSON form, a legacy string such as `a:1,(b:2,b:3)`, or an array. */
export function asNestedList(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') throw badRequest(`Invalid value for "${name}" parameter`);
  const text = value.trim();
  if (text === '') return [];
  if (text.startsWith('[')) {
    try {
      return JSON.parse(text);
    } catch {
      throw badRequest(`Invalid JSON in "${name}" parameter`);
    }
  }
  return splitLegacy(text, name);
}

const LEGACY_PART = /(?:\s*\(([^()]*)\)\s*|((?:[^,()"']|"[^"]*"|'[^']*')+))(,|$)/y;

function splitLegacy(text: string, name: string): unknown[] {
  const parts: unknown[] = [];
  LEGACY_PART.lastIndex = 0;
  while (LEGACY_PART.lastIndex < text.length) {
    const match = LEGACY_PART.exec(text);
    if (!match) throw badRequest(`Invalid syntax in "${name}" parameter: ${text}`);
    if (match[1] !== undefined) parts.push(match[1].split(',').map((part) => part.trim()));
    else parts.push((match[2] ?? '').trim());
  }
  return parts;
}

/** Flattens what lies deeper than one level: an inner list is an OR of all strings in it. */
function flatStrings(value: unknown, name: string): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => flatStrings(item, name));
  throw badRequest(`Invalid value in "${name}" parameter: expected strings and lists of strings`);
}

/** Outer list AND, inner list OR, each string read by `parse`. Throws 400 on anything else. */
export function parseNested(
  value: unknown,
  name: string,
  parse: (text: string) => Expression,
): Expression | null {
  const parts = asNestedList(value, name).flatMap((item) => {
    const texts = flatStrings(item, name).filter((text) => text.trim() !== '');
    return texts.length === 0 ? [] : [join('or', texts.map(parse))];
  });
  return parts.length === 0 ? null : join('and', parts);
}

/** `tagFilters`: `t3,(t1,t2)` or nested lists on `_tags`; a leading minus negates. */
export function parseTagFilter(text: string): Expression {
  const negated = text.startsWith('-');
  const value = unquoted(negated ? text.slice(1) : text);
  const part: Expression = { kind: 'facet', attribute: '_tags', value };
  return negated ? { kind: 'not', part } : part;
}
