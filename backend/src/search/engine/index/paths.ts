/** A plain value that can be indexed, filtered or counted. */
export type Scalar = string | number | boolean;

function collect(value: unknown, out: Scalar[]): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, out);
    return;
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    out.push(value);
}

function walk(value: unknown, at: { path: readonly string[]; out: Scalar[] }, depth: number): void {
  const key = at.path[depth];
  if (key === undefined) {
    collect(value, at.out);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) walk(item, at, depth);
    return;
  }
  if (Object.hasOwn(value, key)) walk((value as Record<string, unknown>)[key], at, depth + 1);
}

/** All plain values at `price.USD.default` or `categories.level1`, through arrays and objects. */
export function valuesAt(record: unknown, path: readonly string[]): Scalar[] {
  const out: Scalar[] = [];
  walk(record, { path, out }, 0);
  return out;
}

function collectDeep(value: unknown, out: Scalar[]): void {
  if (typeof value !== 'object' || value === null) collect(value, out);
  else for (const item of Object.values(value)) collectDeep(item, out);
}

/** Every plain value of a record, for indexes that declare no searchable attributes. */
export function allValues(record: unknown): Scalar[] {
  const out: Scalar[] = [];
  collectDeep(record, out);
  return out;
}

function numericAt(value: unknown, prefix: string, out: Set<string>): void {
  if (typeof value === 'number' || typeof value === 'boolean') out.add(prefix);
  if (Array.isArray(value)) {
    if (typeof value[0] === 'number') out.add(prefix);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value))
    numericAt(item, prefix === '' ? key : `${prefix}.${key}`, out);
}

/** Adds to `out` the paths of a record that hold numbers: these can be filtered undeclared. */
export function numericPaths(record: unknown, out: Set<string>): void {
  numericAt(record, '', out);
}
