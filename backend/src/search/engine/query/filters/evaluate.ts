import type { FacetColumn, NumberColumn } from '../../index/columns.ts';
import type { View } from '../../index/view.ts';
import type { Bounds, Expression } from './expression.ts';

export type Mask = Uint8Array;

function facetMask(column: FacetColumn | undefined, value: string, size: number): Mask {
  const mask = new Uint8Array(size);
  const valueCodes = column?.getCodes(value) ?? [];
  if (!column || valueCodes.length === 0) return mask;
  const { codes } = column;
  const isWanted = new Uint8Array(column.values.length);
  for (const code of valueCodes) isWanted[code] = 1;
  const lists = Uint8Array.from(column.lists, (list) =>
    Number(list.some((one) => isWanted[one] === 1)),
  );
  const end = Math.min(size, codes.length);
  for (let doc = 0; doc < end; doc++) {
    const code = Number(codes[doc]);
    if (code >= 0) mask[doc] = Number(isWanted[code]);
    else if (code < -1) mask[doc] = Number(lists[-2 - code]);
  }
  return mask;
}

function isIn(value: number, { low, high, outside }: Bounds): boolean {
  return outside ? value < low || value >= high : value >= low && value < high;
}

/** Apart from `isIn` because this loop runs over every record of every filtered search. */
function rangeMask(numbers: Float64Array, bounds: Bounds, mask: Mask): void {
  const { low, high } = bounds;
  const inside = bounds.outside ? 0 : 1;
  const end = Math.min(mask.length, numbers.length);
  for (let doc = 0; doc < end; doc++) {
    const value = numbers[doc] as number;
    if (value >= low && value < high) mask[doc] = inside;
    else if (value < low || value >= high) mask[doc] = 1 - inside;
  }
}

/** A missing number (NaN) passes no comparison, not even `!=`. */
function numericMask(column: NumberColumn | undefined, bounds: Bounds, size: number): Mask {
  const mask = new Uint8Array(size);
  if (!column) return mask;
  rangeMask(column.numbers, bounds, mask);
  for (const [doc, list] of column.lists)
    if (doc < size) mask[doc] = list.some((value) => isIn(value, bounds)) ? 1 : 0;
  return mask;
}

function not(mask: Mask): Mask {
  for (let doc = 0; doc < mask.length; doc++) mask[doc] = 1 - (mask[doc] ?? 0);
  return mask;
}

/** Leaves in a mask what the other has as well. */
export function intersect(result: Mask, other: Mask): Mask {
  for (let doc = 0; doc < result.length; doc++)
    result[doc] = Number(result[doc]) & Number(other[doc]);
  return result;
}

function unite(result: Mask, other: Mask): Mask {
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
      return numericMask(view.numbers.get(expression.attribute), expression.bounds, view.size);
    case 'not':
      return not(evaluate(scope, expression.part));
    default: {
      const masks = expression.parts.map((part) => evaluate(scope, part));
      return masks.reduce(expression.kind === 'and' ? intersect : unite);
    }
  }
}
