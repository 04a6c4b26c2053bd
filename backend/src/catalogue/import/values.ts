import { ImportError, type Row } from './rows.ts';

/** Magento's maximum of a price, a weight or an amount. */
const MAX_NUMBER = 99_999_999;

/**
 * A column's number, or null when it is empty.
 * @throws ImportError when it is no number, is below zero, or is more than Magento takes.
 */
export function parseNumber(row: Row, column: string): number | null {
  const text = row.get(column);
  if (text === '') return null;
  const value = Number(text);
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) || !Number.isFinite(value)) {
    throw new ImportError(row.line, column, `"${text}" is not a number.`);
  }
  if (value < 0) throw new ImportError(row.line, column, `${text} is below zero.`);
  if (value > MAX_NUMBER)
    throw new ImportError(row.line, column, `${text} is more than ${MAX_NUMBER}.`);
  return value;
}

/** A column's text. @throws ImportError when it is empty. */
export function requiredText(row: Row, column: string): string {
  const text = row.get(column);
  if (text === '') throw new ImportError(row.line, column, 'is empty.');
  return text;
}

/** Seconds since 1970 of a date as Magento writes it ('1/15/24, 10:00 AM', in UTC), else undefined. */
function toSeconds(text: string): number | undefined {
  if (text === '') return undefined;
  const plain = text.replace(/[\u202f\u00a0]/g, ' ').replace(',', '');
  const time = Date.parse(
    /\d\d:\d\d:\d\d$/.test(plain) ? `${plain.replace(' ', 'T')}Z` : `${plain} UTC`,
  );
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}

/** A column's date in seconds since 1970, or undefined when it is empty. @throws ImportError when it is no date. */
export function parseDate(row: Row, column: string): number | undefined {
  const text = row.get(column);
  const seconds = toSeconds(text);
  if (text !== '' && seconds === undefined)
    throw new ImportError(row.line, column, `"${text}" is not a date.`);
  return seconds;
}

function unquoted(text: string): string {
  const inner = /^"(.*)"$/s.exec(text);
  return inner ? (inner[1] ?? '').replaceAll('""', '"') : text;
}

/**
 * Cuts text at each `separator` outside double quotes where `startsNext` holds for what follows.
 * Magento leaves separators inside a value as they are, so a bare one does not always end it.
 */
function cut(text: string, separator: string, startsNext: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    if (quoted || text[at] !== separator || !startsNext.test(text.slice(at + 1, at + 80))) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)].filter((part) => part.trim() !== '');
}

const CODE = /^\s*[a-z][a-z0-9_]*=/i;

/**
 * The pairs of a column as 'size=XS,color=Black' or 'care="Wash cold, dry flat",size=XS'. Empty
 * values are left out; a value with bars is stored whole.
 * @throws ImportError when a part has no '='.
 */
export function parsePairs(row: Row, column: string, text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const part of cut(text, ',', CODE)) {
    const at = part.indexOf('=');
    if (at < 1) throw new ImportError(row.line, column, `"${part}" is not of the form code=value.`);
    const value = unquoted(part.slice(at + 1).trim());
    if (value !== '') pairs.set(part.slice(0, at).trim(), value);
  }
  return pairs;
}

/** The variants of a configurable product: 'sku=A,size=XS|sku=B,size=S', one map each. */
export function parseVariations(row: Row): Map<string, string>[] {
  const column = 'configurable_variations';
  return cut(row.get(column), '|', /^\s*sku=/i).map((part) => {
    const pairs = parsePairs(row, column, part);
    if (!pairs.has('sku')) throw new ImportError(row.line, column, `"${part}" names no sku.`);
    return pairs;
  });
}

const QUOTED_LIST = /^(?:"(?:[^"]|"")*"|[^",]*)(?:,(?:"(?:[^"]|"")*"|[^",]*))*$/;

/**
 * The comma list of a column with its empty entries. Entries with a comma are in double quotes; a
 * stray quote means nothing, since Magento leaves it as it is.
 */
export function parseEntries(row: Row, column: string): string[] {
  const text = row.get(column);
  if (!text.includes('"') || !QUOTED_LIST.test(text)) {
    return text.split(',').map((entry) => entry.trim());
  }
  const entries = text.match(/"(?:[^"]|"")*"(?=,|$)|[^",]+(?=,|$)|(?<=^|,)(?=,|$)/g) ?? [];
  return entries.map((entry) => unquoted(entry.trim()));
}

/** The comma list of a column, without empty entries. */
export function parseList(row: Row, column: string): string[] {
  return parseEntries(row, column).filter((entry) => entry !== '');
}
