/** What was thrown, as an Error: anything can be thrown. */
export const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('Something else was thrown', { cause: thrown });
