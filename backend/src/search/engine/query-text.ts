import { words } from './text.ts';

/** One word of a query as it was typed; one in quotes must be met exactly. */
export interface QueryToken {
  text: string;
  quoted: boolean;
}

/** Which signs of a query mean something: quotes around a phrase, a minus before a word. */
export interface QuerySyntax {
  phrases: boolean;
  exclusions: boolean;
}

/** A query taken apart: its words, and what a record must hold, or must not, word after word. */
export interface QueryText {
  tokens: QueryToken[];
  phrases: string[][];
  excluded: string[][];
}

/** A phrase in quotes, a word after a minus that begins it, or anything else. A quote that is alone is nothing. */
const PART = /"([^"]*)"|(?<=^|\s)-([^\s"]+)|[^\s"]+/g;

const plain = (text: string): QueryToken[] =>
  words(text).map((word) => ({ text: word, quoted: false }));

/** Reads a query; signs that mean nothing separate words, as everywhere. */
export function readQueryText(query: string, syntax: QuerySyntax): QueryText {
  const read: QueryText = { tokens: [], phrases: [], excluded: [] };
  const text = syntax.phrases ? query : query.replaceAll('"', ' ');
  for (const [part, phrase, excluded] of text.matchAll(PART)) {
    const list = words(phrase ?? excluded ?? part);
    if (list.length === 0) continue;
    if (phrase !== undefined) {
      read.phrases.push(list);
      read.tokens.push(...list.map((word) => ({ text: word, quoted: true })));
    } else if (excluded !== undefined && syntax.exclusions) read.excluded.push(list);
    else read.tokens.push(...plain(part));
  }
  return read;
}
