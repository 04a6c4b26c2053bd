const escapes: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', _: '%5F' };
const unescapes: Readonly<Record<string, string>> = { '%25': '%', '%2C': ',', '%5F': '_' };

/**
 * Attribute values as one comma list in which an underscore stands for a space (spec §2). A comma, an underscore or a
 * percent sign that belongs to a value is percent-encoded inside it, so it survives the query string's own decoding.
 */
export function formatValues(values: readonly string[]): string {
  return values
    .map((value) => value.replace(/[%,_]/g, (sign) => escapes[sign] ?? sign).replaceAll(' ', '_'))
    .join(',');
}

/** The values of a comma list: trimmed, without empty ones and repetitions. Reads what formatValues writes. */
export function parseValues(text: string): string[] {
  const values = text.split(',').map((part) =>
    part
      .replaceAll('_', ' ')
      .replace(/%(?:25|2C|5F)/gi, (code) => unescapes[code.toUpperCase()] ?? code)
      .trim(),
  );
  return [...new Set(values)].filter((value) => value !== '');
}
