/** `quote_id` → `quoteId`; camelCase is unchanged. */
export const camelCase = (name: string): string =>
  name.replace(/_+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `quoteId` → `quote_id`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields with these names that have a value, by their names in snake_case; no value is empty text or 0. */
export const filledFields = <T extends object, Name extends keyof T & string>(
  source: T,
  names: readonly Name[],
): Record<string, NonNullable<T[Name]>> =>
  Object.fromEntries(
    names.flatMap((name) => (source[name] ? [[snakeCase(name), source[name]]] : [])),
  );
