/** Returns a function that calls `read` at most once in `ms` milliseconds and returns the last result in between. */
export function cachedFor<Value>(ms: number, read: () => Value): () => Value {
  let cached: { readonly value: Value; readonly until: number } | undefined;
  return () => {
    if (cached === undefined || cached.until < performance.now()) {
      cached = { value: read(), until: performance.now() + ms };
    }
    return cached.value;
  };
}
