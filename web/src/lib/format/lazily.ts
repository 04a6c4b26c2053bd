/**
 * Creates a value on first use and caches it. For values that are slow to create and rarely used: the first `Intl`
 * formatter takes a tenth of a second on a phone.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
