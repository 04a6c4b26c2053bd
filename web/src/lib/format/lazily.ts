/**
 * What `make` makes, made when it is first asked for. For what a browser takes long to make and most pages never use:
 * the first formatter of `Intl` costs a phone a tenth of a second.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
