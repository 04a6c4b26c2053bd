/** Adds the ids of all entities that a part of Apollo's cache references to `found`. */
export function collectReferences(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('__ref' in value && typeof value.__ref === 'string') found.add(value.__ref);
  for (const entry of Object.values(value)) collectReferences(entry, found);
}
