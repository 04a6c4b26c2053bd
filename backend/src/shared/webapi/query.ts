import { camelCase } from './data-type.ts';

type Nested = { [name: string]: string | Nested };

const unsafe = new Set(['__proto__', 'prototype', 'constructor']);

/** `a_b[c_d][0]` → ['aB', 'c_d', '0']. */
function toPath(key: string): string[] {
  const [name = '', ...inner] = key.split('[').slice(0, 12);
  return [camelCase(name), ...inner.map((part) => part.replace(/\]$/, ''))];
}

/** The key of the next element, for `a[]`. */
const nextIndex = (list: Nested): string =>
  String(
    Math.max(-1, ...Object.keys(list).flatMap((key) => (/^\d+$/.test(key) ? Number(key) : []))) + 1,
  );

function put(root: Nested, path: readonly string[], value: string): void {
  const [part = '', ...rest] = path;
  const name = part === '' ? nextIndex(root) : part;
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

/** A query as PHP reads it: brackets make nested objects, as in `searchCriteria[pageSize]=5`; the outermost names in camelCase. */
export function readQuery(query: URLSearchParams): Record<string, unknown> {
  const root: Nested = {};
  for (const [key, value] of query) put(root, toPath(key), value);
  return root;
}
