import { badRequest } from '../../errors.ts';
import type { Expression } from './expression.ts';

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`;
const RANGE = new RegExp(String.raw`^(.+?)\s*:\s*(${NUMBER})\s+to\s+(${NUMBER})$`, 'i');
const COMPARISON = new RegExp(String.raw`^([^<>=!]+?)\s*(<=|>=|!=|<|>|=)\s*(${NUMBER})$`);
const EQUALITY = new RegExp(String.raw`^(.+?)\s*:\s*(${NUMBER})$`);

function isOperator(text: string): text is '=' | '!=' | '<' | '<=' | '>' | '>=' {
  return ['=', '!=', '<', '<=', '>', '>='].includes(text);
}

function bare(attribute: string): string {
  return attribute.trim().replace(/^(["'])(.*)\1$/, '$2');
}

/** One numeric filter, or null when the text is none: `price>=100`, `n != 2`, `price:1 TO 5`. */
export function readNumericFilter(text: string): Expression | null {
  const range = RANGE.exec(text.trim());
  if (range) {
    const test = { op: 'to' as const, low: Number(range[2]), high: Number(range[3]) };
    return { kind: 'numeric', attribute: bare(range[1] ?? ''), test };
  }
  const comparison = COMPARISON.exec(text.trim());
  const op = comparison?.[2] ?? '';
  if (!comparison || !isOperator(op)) return null;
  const test = { op, value: Number(comparison[3]) };
  return { kind: 'numeric', attribute: bare(comparison[1] ?? ''), test };
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
  const test = { op: '=' as const, value: Number(equality[2]) };
  return { kind: 'numeric', attribute: bare(equality[1] ?? ''), test };
}
