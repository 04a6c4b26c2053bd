/** Creates a value on first use: a phone takes a tenth of a second for the first `Intl` formatter. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
