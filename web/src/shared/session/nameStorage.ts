const KEY = 'encore-customer';

/** Where a browser remembers that somebody is signed in: by the first name and nothing else. */
export interface NameStorage {
  /** The first name, which may be empty; null when nobody is remembered. */
  read(): string | null;
  write(firstName: string): void;
  forget(): void;
}

/** Remembers in `storage`; where it is forbidden or full, not at all. */
export function makeNameStorage(storage: () => Storage): NameStorage {
  const attempt = (action: (kept: Storage) => string | null): string | null => {
    try {
      return action(storage());
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((kept) => kept.getItem(KEY)),
    write: (firstName) => {
      attempt((kept) => {
        kept.setItem(KEY, firstName);
        return null;
      });
    },
    forget: () => {
      attempt((kept) => {
        kept.removeItem(KEY);
        return null;
      });
    },
  };
}
