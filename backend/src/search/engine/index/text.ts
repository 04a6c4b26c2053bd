/** One word of a text: its folded form and where the raw form stands in the text. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /\p{M}+/gu;
const ASCII = /^[\x20-\x7e]*$/;

/** The form words are compared in: lower case, without accents and ligatures. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = text.normalize('NFD').replace(MARKS, '').toLowerCase();
  return plain.replaceAll('ß', 'ss').replaceAll('œ', 'oe');
}

/** The words of a text, in order, with their places. Words that consist only of diacritics are skipped. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const folded = fold(match[0]);
    if (folded !== '')
      tokens.push({ text: folded, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** The folded words of a text, joined by one space: the form in which text is indexed. */
export function splitWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
