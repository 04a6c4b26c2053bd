import { createContext, useContext } from 'react';

/** The favorites as they are known just now, and what can be done with them. */
export interface Favorites {
  /** idle: a guest, or not read yet. loading: a request is under way. failed: they could not be read. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The back end's numeric ids of the favorite products. */
  readonly ids: readonly string[];
  /**
   * Adds a product or removes it; ignored while a request is under way (spec §4). A guest is asked to sign in first, and
   * the address remembers which product it was.
   */
  readonly toggle: (productId: string) => void;
}

export const FavoritesContext = createContext<Favorites>({
  status: 'idle',
  ids: [],
  toggle: () => undefined,
});

export function useFavorites(): Favorites {
  return useContext(FavoritesContext);
}
