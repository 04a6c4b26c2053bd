import type { FacetColumn, NumberColumn } from '../columns.ts';
import type { View } from '../view.ts';
import type { Expression, NumericTest } from './expression.ts';

/** One byte a document: 1 when it passes. */
export type Mask = Uint8Array;

function facetMask(column: FacetColumn | undefined, value: string, size: number): Mask {
  const mask = new Uint8Array(size);
  const wanted = column?.codesOf(value) ?? [];
  if (!column || wanted.length === 0) return mask;
  const { codes, lists } = column;
  const isWanted = new Uint8Array(column.values.length);
  for (const code of wanted) isWanted[code] = 1;
  const end = Math.min(size, codes.length);
  for (let doc = 0; doc < end; doc++) {
    const code = codes[doc] ?? -1;
    if (code >= 0) mask[doc] = isWanted[code] ?? 0;
    else if (code < -1 && lists[-2 - code]?.some((one) => isWanted[one] === 1)) mask[doc] = 1;
  }
  return mask;
}

/** Numbers are compared with three decimals. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function tester(test: NumericTest): (value: number) => boolean {
  if (test.op === 'to') {
    const low = rounded(test.low);
    const high = rounded(test.high);
    return (value) => value >= low && value <= high;
  }
  const wanted = rounded(test.value);
  switch (test.op) {
    case '=':
      return (value) => value === wanted;
    case '!=':
      return (value) => value !== wanted;
    case '<':
      return (value) => value < wanted;
    case '<=':
      return (value) => value <= wanted;
    case '>':
      return (value) => value > wanted;
    case '>=':
      return (value) => value >= wanted;
  }
}

function numericMask(column: NumberColumn | undefined, test: NumericTest, size: number): Mask {
  const mask = new Uint8Array(size);
  if (!column) return mask;
  const passes = tester(test);
  const { numbers } = column;
  const end = Math.min(size, numbers.length);
  for (let doc = 0; doc < end; doc++) {
    const value = numbers[doc] ?? Number.NaN;
    if (!Number.isNaN(value) && passes(rounded(value))) mask[doc] = 1;
  }
  for (const [doc, list] of column.lists)
    mask[doc] = list.some((value) => passes(rounded(value))) ? 1 : 0;
  return mask;
}

function not(mask: Mask): Mask {
  for (let doc = 0; doc < mask.length; doc++) mask[doc] = 1 - (mask[doc] ?? 0);
  return mask;
}

function and(result: Mask, other: Mask): Mask {
  for (let doc = 0; doc < result.length; doc++)
    result[doc] = Number(result[doc]) & Number(other[doc]);
  return result;
}

function or(result: Mask, other: Mask): Mask {
  for (let doc = 0; doc < result.length; doc++)
    result[doc] = Number(result[doc]) | Number(other[doc]);
  return result;
}

/** The columns to filter on, and which attributes the index declares for faceting. */
export interface FilterScope {
  view: View;
  declared: { has(attribute: string): boolean };
}

/** Which documents fulfil an expression, whether they still exist or not. An undeclared facet: none. */
export function evaluate(scope: FilterScope, expression: Expression): Mask {
  const { view, declared } = scope;
  switch (expression.kind) {
    case 'facet': {
      const { attribute, value } = expression;
      const known = attribute === '_tags' || declared.has(attribute);
      return facetMask(known ? view.facets.get(attribute) : undefined, value, view.size);
    }
    case 'numeric':
      return numericMask(view.numbers.get(expression.attribute), expression.test, view.size);
    case 'not':
      return not(evaluate(scope, expression.part));
    default: {
      const masks = expression.parts.map((part) => evaluate(scope, part));
      const start = new Uint8Array(view.size).fill(expression.kind === 'and' ? 1 : 0);
      return masks.reduce(expression.kind === 'and' ? and : or, start);
    }
  }
}
