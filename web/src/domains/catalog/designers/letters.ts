import { byName } from '#lib/format/plainText.ts';

/** The letter a name stands under; `#` for names that begin with none. */
export function letterOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}

/** Things by the letter of their name, letters and names in order, `#` last. */
export function byLetter<T extends { readonly name: string }>(
  things: readonly T[],
): { letter: string; things: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const thing of [...things].sort(byName)) {
    const letter = letterOf(thing.name);
    groups.set(letter, [...(groups.get(letter) ?? []), thing]);
  }
  return [...groups]
    .map(([letter, list]) => ({ letter, things: list }))
    .sort((a, b) => rankOf(a.letter) - rankOf(b.letter));
}

function rankOf(letter: string): number {
  return letter === '#' ? Number.MAX_SAFE_INTEGER : letter.charCodeAt(0);
}
