/** A comparison of a number, or a range with both ends included. */
export type NumericTest =
  | { op: '=' | '!=' | '<' | '<=' | '>' | '>='; value: number }
  | { op: 'to'; low: number; high: number };

/** What a document must fulfil. */
export type Expression =
  | { kind: 'and' | 'or'; parts: Expression[] }
  | { kind: 'not'; part: Expression }
  | { kind: 'facet'; attribute: string; value: string; score: number }
  | { kind: 'numeric'; attribute: string; test: NumericTest };

/** Joins expressions by AND; one alone stays as it is. */
export function and(parts: Expression[]): Expression {
  const [only] = parts;
  return only && parts.length === 1 ? only : { kind: 'and', parts };
}

/** Joins expressions by OR; one alone stays as it is. */
export function or(parts: Expression[]): Expression {
  const [only] = parts;
  return only && parts.length === 1 ? only : { kind: 'or', parts };
}
