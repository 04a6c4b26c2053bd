const KEY = 'encore-favorites';

/** Where a browser remembers the favorites from one page to the next: their ids and nothing else. */
export interface KeptIds {
  read(): readonly string[];
  write(ids: readonly string[]): void;
}

/** Remembers in `storage`, which signing out empties; where it is forbidden or full, not at all. */
export function makeKeptIds(storage: () => Storage): KeptIds {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
        return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
      } catch {
        return [];
      }
    },
    write(ids) {
      try {
        storage().setItem(KEY, JSON.stringify(ids));
      } catch {
        // The hearts are filled a moment later then.
      }
    },
  };
}
