import { byName } from '#lib/format/plainText.ts';

/** The heading for a name: its first letter without accents, or `#`. */
function toInitial(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}

/** Groups entries by first letter, sorted, with `#` last. */
export function groupByInitial<T extends { readonly name: string }>(entries: readonly T[]) {
  const groups = Map.groupBy(entries.toSorted(byName), ({ name }) => toInitial(name));
  const others = groups.get('#');
  groups.delete('#');
  if (others) groups.set('#', others);
  return [...groups].map(([letter, entries]) => ({ letter, entries }));
}
