const KEY = 'encore-bag';

/** Where a browser remembers which guest cart is its own. */
export interface BagStorage {
  /** The masked id of the guest cart; null when there is none yet. */
  read(): string | null;
  write(cartId: string): void;
  forget(): void;
}

/** Keeps the id in localStorage; where storage is forbidden, only as long as the page lives. */
export function makeBagStorage(storage: () => Storage): BagStorage {
  let inMemory: string | null = null;
  const attempt = (action: (kept: Storage) => string | null): string | null => {
    try {
      return action(storage());
    } catch {
      return inMemory;
    }
  };
  const set = (cartId: string | null): void => {
    inMemory = cartId;
    attempt((kept) => {
      if (cartId === null) kept.removeItem(KEY);
      else kept.setItem(KEY, cartId);
      return null;
    });
  };
  return {
    read: () => attempt((kept) => kept.getItem(KEY)),
    write: set,
    forget: () => set(null),
  };
}

/** A customer has one cart: the session alone decides which one is meant, and no browser needs to remember it. */
export const customerStorage: BagStorage = {
  read: () => 'mine',
  write: () => {},
  forget: () => {},
};
