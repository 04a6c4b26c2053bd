import { createContext, type ReactNode, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { session } from '../../../shared/session/useSession.ts';
import { useFavorites } from '../favorites/useFavorites.ts';

/** What a heart shows and does. */
interface HeartsState {
  /** Ids of the favorite products. */
  readonly ids: readonly string[];
  /** True while a request is under way. */
  readonly isBusy: boolean;
  /** Puts a product among the favorites or takes it out; a guest is asked to sign in first, and the address remembers which it was. */
  readonly press: (productId: string) => void;
}

export const HeartsContext = createContext<HeartsState>({
  ids: [],
  isBusy: false,
  press: () => undefined,
});

/** Follows the favorites once for all hearts inside: a list has sixty of them. */
export function Hearts({ children }: { children: ReactNode }) {
  const { ids, status, toggle } = useFavorites();
  const navigate = useNavigate();
  const isBusy = status === 'loading';
  const press = useCallback(
    (productId: string) => {
      if (session.getState().status === 'customer') return void toggle(productId);
      const params = new URLSearchParams(window.location.search);
      params.set('wishlist', productId);
      void navigate({ search: `?${params}` }, { replace: true, preventScrollReset: true });
      session.askToSignIn({ intent: { kind: 'favorite', value: productId } });
    },
    [navigate, toggle],
  );
  const value = useMemo(() => ({ ids, isBusy, press }), [ids, isBusy, press]);
  return <HeartsContext value={value}>{children}</HeartsContext>;
}
