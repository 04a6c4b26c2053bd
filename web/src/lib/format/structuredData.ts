/**
 * Serializes a value as JSON for a script element: escapes `<` and the two line separators, so that no text can close
 * the element.
 */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
