import type { IndexContext } from '../index/context.ts';
import { badRequest, type RawParams } from '../types.ts';
import { evaluate, type Mask } from './filters/evaluate.ts';
import { and, type Expression, or } from './filters/expression.ts';
import {
  parseFacetFilter,
  parseNested,
  parseNumericFilter,
  parseTagFilter,
  readNumericFilter,
} from './filters/facet-filters.ts';

type Symbol = 'AND' | 'OR' | 'NOT' | '(' | ')';
type Piece = { symbol: Symbol } | { text: string };

const SPACE = /\s*/y;
const SYMBOL = /(?:(AND|OR|NOT)(?=[\s()]|$)|([()]))/y;
const ATTRIBUTE = String.raw`(?:"[^"]*"|'[^']*'|[^\s():<>=!"']+)`;
const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`;
const RANGE = new RegExp(String.raw`${ATTRIBUTE}\s*:\s*${NUMBER}\s+TO\s+${NUMBER}(?=[\s)]|$)`, 'y');
const COMPARISON = new RegExp(
  String.raw`${ATTRIBUTE}\s*(?:<=|>=|!=|<(?!score)|>|=)\s*${NUMBER}(?=[\s)]|$)`,
  'y',
);
const FACET = new RegExp(
  String.raw`${ATTRIBUTE}\s*:\s*(?:-?"(?:[^"\\]|\\.)*"|-?'(?:[^'\\]|\\.)*'|[^\s()"']+)(?:<score=\d+>)?`,
  'y',
);
const TAG = /(?:"[^"]*"|'[^']*'|[^\s():"']+)/y;

function read(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function isSymbol(text: string | undefined): text is Symbol {
  return text !== undefined && ['AND', 'OR', 'NOT', '(', ')'].includes(text);
}

function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let at = read(SPACE, text, 0)?.[0].length ?? 0;
  while (at < text.length) {
    const symbol = read(SYMBOL, text, at)?.[0];
    const operand = [RANGE, COMPARISON, FACET, TAG]
      .map((pattern) => read(pattern, text, at)?.[0])
      .find((match) => match !== undefined && match !== '');
    if (isSymbol(symbol)) out.push({ symbol });
    else if (operand !== undefined) out.push({ text: operand });
    else
      throw badRequest(`filters: Unexpected token(${text[at]}) expected an operand at col ${at}`);
    at += (isSymbol(symbol) ? symbol : (operand ?? '')).length;
    at += read(SPACE, text, at)?.[0].length ?? 0;
  }
  return out;
}

const WHOLLY_QUOTED = /^(?:"[^"]*"|'[^']*')$/;
const ESCAPED = /\\(["'])/g;

function operand(text: string): Expression {
  const numeric = readNumericFilter(text);
  if (numeric) return numeric;
  if (WHOLLY_QUOTED.test(text))
    return { kind: 'facet', attribute: '_tags', value: text.slice(1, -1), score: 1 };
  return parseFacetFilter(text.replace(ESCAPED, '$1'));
}

/** The rest of a filter being read, and how deep in brackets we are. */
class Reader {
  readonly #pieces: Piece[];
  #at = 0;

  constructor(text: string) {
    this.#pieces = pieces(text);
  }

  get done(): boolean {
    return this.#at >= this.#pieces.length;
  }

  take(symbol: Symbol): boolean {
    const piece = this.#pieces[this.#at];
    if (!piece || !('symbol' in piece) || piece.symbol !== symbol) return false;
    this.#at++;
    return true;
  }

  text(): string {
    const piece = this.#pieces[this.#at++];
    if (piece && 'text' in piece) return piece.text;
    throw badRequest('filters: Unexpected end of filter, expected an operand');
  }
}

function unary(reader: Reader, depth: number): Expression {
  if (depth > 50) throw badRequest('filters: Too many nested groups');
  if (reader.take('NOT')) {
    const part = unary(reader, depth + 1);
    if (part.kind === 'and' || part.kind === 'or')
      throw badRequest('filters: NOT (X OR Y) is not allowed: negate each filter on its own');
    return { kind: 'not', part };
  }
  if (!reader.take('(')) return operand(reader.text());
  const inner = disjunction(reader, depth + 1);
  if (!reader.take(')')) throw badRequest('filters: Expected a closing parenthesis');
  return inner;
}

function conjunction(reader: Reader, depth: number): Expression {
  const parts = [unary(reader, depth)];
  while (reader.take('AND')) parts.push(unary(reader, depth));
  return and(parts);
}

function disjunction(reader: Reader, depth: number): Expression {
  const parts = [conjunction(reader, depth)];
  while (reader.take('OR')) parts.push(conjunction(reader, depth));
  if (parts.length > 1 && parts.some((part) => part.kind === 'and'))
    throw badRequest(
      'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
    );
  return or(parts);
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
  const reader = new Reader(text);
  const expression = disjunction(reader, 0);
  if (!reader.done) throw badRequest('filters: Unexpected token, expected AND or OR');
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
  return given.length === 0 ? null : and(given);
}

/** The documents that exist and pass the filters of a request. */
export function filterMask(context: IndexContext, raw: RawParams): Mask {
  const { view } = context;
  const live = view.live.slice(0, view.size);
  const expression = parseExpression(raw);
  if (!expression) return live;
  const mask = evaluate({ view, declared: context.facets }, expression);
  for (let doc = 0; doc < mask.length; doc++) mask[doc] = Number(mask[doc]) & Number(live[doc]);
  return mask;
}
