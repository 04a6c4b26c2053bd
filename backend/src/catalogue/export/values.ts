import type { AttributeValue } from '../../domains/catalog/types.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** What a spreadsheet would run as a formula; the import takes the quote before it off again. */
const FORMULA = /^'*[=+\-@]/;

/** A value of a CSV line, in quotes where it needs them. */
export function csvValue(text: string): string {
  const shown = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(shown) ? quoted(shown) : shown;
}

/** A comma list inside a value; entries with a comma or a quote are quoted. */
export const commaList = (entries: readonly string[]): string =>
  entries.map((entry) => (/[",]/.test(entry) ? quoted(entry) : entry)).join(',');

/** Pairs as 'size=XS,care="Wash cold, dry flat"', as Magento writes them; a list has bars between its values. */
export function pairsText(pairs: Iterable<readonly [code: string, value: AttributeValue]>): string {
  return [...pairs]
    .map(([code, value]) => {
      const text = typeof value === 'object' ? value.join('|') : String(value);
      return `${code}=${/[",=\n]/.test(text) ? quoted(text) : text}`;
    })
    .join(',');
}
