import { camelCase } from './data-type.ts';

type Nested = { [name: string]: string | Nested };

const unsafe = new Set(['__proto__', 'prototype', 'constructor']);

/** `a[b_c][0]` → ['a', 'bC', '0']. */
const pathOf = (key: string): string[] =>
  key
    .split('[')
    .map((part) => camelCase(part.replace(/\]$/, '')))
    .slice(0, 12);

function put(root: Nested, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path;
  if (unsafe.has(name)) return;
  if (rest.length === 0) {
    root[name] = value;
    return;
  }
  const inner = root[name];
  const next: Nested = typeof inner === 'object' ? inner : {};
  root[name] = next;
  put(next, rest, value);
}

/** A query as PHP reads it: brackets make nested objects, as in `searchCriteria[pageSize]=5`; names in camelCase. */
export function readQuery(query: URLSearchParams): Record<string, unknown> {
  const root: Nested = {};
  for (const [key, value] of query) put(root, pathOf(key), value);
  return root;
}
