import type { IndexContext } from '../index/context.ts';
import { badRequest, type RawParams } from '../types.ts';
import { evaluate, intersect, type Mask } from './filters/evaluate.ts';
import { type Expression, join } from './filters/expression.ts';
import {
  NUMBER,
  parseFacetFilter,
  parseNested,
  parseNumericFilter,
  parseTagFilter,
  readNumericFilter,
} from './filters/facet-filters.ts';

const ATTRIBUTE = String.raw`(?:"[^"]*"|'[^']*'|[^\s():<>=!"']+)`;
const END = String.raw`(?=[\s)]|$)`;
const TOKENS = [
  String.raw`(?:AND|OR|NOT)(?=[\s()]|$)`,
  '[()]',
  String.raw`${ATTRIBUTE}\s*:\s*${NUMBER}\s+TO\s+${NUMBER}${END}`,
  String.raw`${ATTRIBUTE}\s*(?:<=|>=|!=|<(?!score)|>|=)\s*${NUMBER}${END}`,
  String.raw`${ATTRIBUTE}\s*:\s*(?:-?"(?:[^"\\]|\\.)*"|-?'(?:[^'\\]|\\.)*'|[^\s()"']+)(?:<score=\d+>)?`,
  String.raw`(?:"[^"]*"|'[^']*'|[^\s():"']+)`,
];
const TOKEN = new RegExp(String.raw`(${TOKENS.join('|')})\s*`, 'y');

/** The words, brackets and operands of a filter, the first one last. */
function toTokens(text: string): string[] {
  const tokens: string[] = [];
  let at = text.length - text.trimStart().length;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined)
      throw badRequest(`filters: Unexpected token(${text[at]}) expected an operand at col ${at}`);
    tokens.push(token);
    at = TOKEN.lastIndex;
  }
  return tokens.reverse();
}

const WHOLLY_QUOTED = /^(?:"[^"]*"|'[^']*')$/;
const ESCAPED = /\\(["'])/g;

function operand(text: string | undefined): Expression {
  if (text === undefined || ['AND', 'OR', 'NOT', '(', ')'].includes(text))
    throw badRequest('filters: Unexpected end of filter, expected an operand');
  const numeric = readNumericFilter(text);
  if (numeric) return numeric;
  if (WHOLLY_QUOTED.test(text))
    return { kind: 'facet', attribute: '_tags', value: text.slice(1, -1) };
  return parseFacetFilter(text.replace(ESCAPED, '$1'));
}

/** Takes the next token if it is this one. */
function take(tokens: string[], token: string): boolean {
  const isNext = tokens.at(-1) === token;
  if (isNext) tokens.pop();
  return isNext;
}

function unary(tokens: string[], depth: number): Expression {
  if (depth > 50) throw badRequest('filters: Too many nested groups');
  if (take(tokens, 'NOT')) {
    const part = unary(tokens, depth + 1);
    if (part.kind === 'and' || part.kind === 'or')
      throw badRequest('filters: NOT (X OR Y) is not allowed: negate each filter on its own');
    return { kind: 'not', part };
  }
  if (!take(tokens, '(')) return operand(tokens.pop());
  const inner = disjunction(tokens, depth + 1);
  if (!take(tokens, ')')) throw badRequest('filters: Expected a closing parenthesis');
  return inner;
}

function conjunction(tokens: string[], depth: number): Expression {
  const parts = [unary(tokens, depth)];
  while (take(tokens, 'AND')) parts.push(unary(tokens, depth));
  return join('and', parts);
}

function disjunction(tokens: string[], depth: number): Expression {
  const parts = [conjunction(tokens, depth)];
  while (take(tokens, 'OR')) parts.push(conjunction(tokens, depth));
  if (parts.length > 1 && parts.some((part) => part.kind === 'and'))
    throw badRequest(
      'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
    );
  return join('or', parts);
}

function kindsIn(part: Expression): string[] {
  if (part.kind === 'and' || part.kind === 'or') return part.parts.flatMap(kindsIn);
  if (part.kind === 'not') return kindsIn(part.part);
  return [part.kind === 'facet' && part.attribute === '_tags' ? 'tag' : part.kind];
}

/** The hosted service rejects an OR between a facet and a number; so does this one. */
function rejectMixedOrs(part: Expression): void {
  if (part.kind === 'and') part.parts.forEach(rejectMixedOrs);
  if (part.kind === 'or' && new Set(kindsIn(part)).size > 1)
    throw badRequest('filters: Different types are not allowed in the same OR.');
}

/**
 * The `filters` string: AND, OR, NOT and brackets in capitals, facets, numbers and tags. As strict
 * as the hosted service: an AND inside an OR, a negated group and an OR of mixed kinds are 400.
 */
function parseFilters(text: string): Expression | null {
  if (text.trim() === '') return null;
  const tokens = toTokens(text);
  const expression = disjunction(tokens, 0);
  if (tokens.length > 0) throw badRequest('filters: Unexpected token, expected AND or OR');
  rejectMixedOrs(expression);
  return expression;
}

/** What the filters of a request request together; null without any. Throws 400 on a wrong one. */
export function parseExpression(raw: RawParams): Expression | null {
  const parts: (Expression | null)[] = [];
  if (raw.filters !== undefined && raw.filters !== null) {
    if (typeof raw.filters !== 'string')
      throw badRequest('Invalid value for "filters" parameter, expected string');
    parts.push(parseFilters(raw.filters));
  }
  const nested = [
    ['facetFilters', parseFacetFilter],
    ['numericFilters', parseNumericFilter],
    ['tagFilters', parseTagFilter],
  ] as const;
  for (const [name, parse] of nested) {
    const value = raw[name];
    if (value !== undefined && value !== null) parts.push(parseNested(value, name, parse));
  }
  const given = parts.filter((part) => part !== null);
  return given.length === 0 ? null : join('and', given);
}

/** The documents that exist and pass the filters of a request. */
export function filterMask(context: IndexContext, raw: RawParams): Mask {
  const { view } = context;
  const live = view.live.slice(0, view.size);
  const expression = parseExpression(raw);
  return expression
    ? intersect(live, evaluate({ view, declared: context.facets }, expression))
    : live;
}
