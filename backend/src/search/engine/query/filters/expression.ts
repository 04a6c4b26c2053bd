/** The numbers that pass, from `low` to before `high`; `outside` turns it round. */
export type Bounds = { low: number; high: number; outside: boolean };

/** What a document must fulfil. */
export type Expression =
  | { kind: 'and' | 'or'; parts: Expression[] }
  | { kind: 'not'; part: Expression }
  | { kind: 'facet'; attribute: string; value: string }
  | { kind: 'numeric'; attribute: string; bounds: Bounds };

/** Joins expressions by AND or OR; one alone stays as it is. */
export function join(kind: 'and' | 'or', parts: Expression[]): Expression {
  const [only] = parts;
  return only && parts.length === 1 ? only : { kind, parts };
}
