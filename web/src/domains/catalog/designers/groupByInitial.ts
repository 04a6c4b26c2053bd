import { byName } from '#lib/format/plainText.ts';

/** The heading for a name: its first letter without accents, or `#`. */
export function toInitial(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}

/** Groups entries by first letter, sorted, with `#` last. */
export function groupByInitial<T extends { readonly name: string }>(
  things: readonly T[],
): { letter: string; things: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const thing of [...things].sort(byName)) {
    const letter = toInitial(thing.name);
    groups.set(letter, [...(groups.get(letter) ?? []), thing]);
  }
  return [...groups]
    .map(([letter, list]) => ({ letter, things: list }))
    .sort((a, b) => toRank(a.letter) - toRank(b.letter));
}

function toRank(letter: string): number {
  return letter === '#' ? Number.MAX_SAFE_INTEGER : letter.charCodeAt(0);
}
