import type { NormalizedCacheObject } from '@apollo/client';
import { collectReferences } from './references.ts';

/** Only the guest's bag may be kept, and the products its lines point at. Nothing about a person is ever written. */
const KEPT = /^(Cart|Product):/;

/** Whoever has a gift card's code can spend it. */
const SECRET = new Set(['giftCards']);

const withoutSecrets = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (name, each) => (SECRET.has(name) ? undefined : each)));

/** The part of a cache that may be written to the browser's storage. */
export function keepable(cache: NormalizedCacheObject): NormalizedCacheObject {
  const reachable = new Set(Object.keys(cache).filter((id) => id.startsWith('Cart:')));
  for (const id of [...reachable]) collectReferences(cache[id], reachable);
  const kept = Object.entries(cache).filter(([id]) => reachable.has(id) && KEPT.test(id));
  return withoutSecrets(Object.fromEntries(kept));
}
