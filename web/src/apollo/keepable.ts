import type { NormalizedCacheObject } from '@apollo/client';

/** Only the guest's bag may be kept, and the products its lines point at. Nothing about a person is ever written. */
const KEPT = /^(Cart|Product):/;

/** The part of a cache that may be written to the browser's storage. */
export function keepable(cache: NormalizedCacheObject): NormalizedCacheObject {
  const reachable = new Set(Object.keys(cache).filter((id) => id.startsWith('Cart:')));
  for (const id of [...reachable]) collectReferences(cache[id], reachable);
  const kept = Object.entries(cache).filter(([id]) => reachable.has(id) && KEPT.test(id));
  return Object.fromEntries(kept);
}

function collectReferences(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('__ref' in value && typeof value.__ref === 'string') found.add(value.__ref);
  for (const entry of Object.values(value)) collectReferences(entry, found);
}
