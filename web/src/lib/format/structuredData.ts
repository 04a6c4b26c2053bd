/**
 * A value as JSON that may stand inside a script element: `<` and the two line separators are escaped, so that no text of
 * a product or a page can end the script.
 */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
