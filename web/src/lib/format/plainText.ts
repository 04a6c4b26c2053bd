/** A text without case, accents and needless blanks, so that "hermes" finds "Hermès". */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Orders things by name as a person looks for them: Céline stands before Chanel. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  const [first, second] = [plainText(a.name), plainText(b.name)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** A name without case, accents, blanks and signs, so that "dolce gabbana" finds "Dolce & Gabbana". */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** True when two spellings mean the same name. */
export const sameName = (one: string, other: string): boolean =>
  plainName(one) !== '' && plainName(one) === plainName(other);

/** The things whose name holds the words in any spelling; all of them for no words. */
export function matching<T>(
  things: readonly T[],
  words: string,
  nameOf: (thing: T) => string,
): readonly T[] {
  const wanted = plainName(words);
  return wanted === ''
    ? things
    : things.filter((thing) => plainName(nameOf(thing)).includes(wanted));
}
