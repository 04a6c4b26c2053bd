import { useEffect, useRef } from 'react';
import { showToast } from '../../../ui/Toast.tsx';
import { useFavorites } from '../favorites/useFavorites.ts';

/** Offers for five seconds to put a favorite back that was just taken out. `nameOf` names a product by its id. */
export function useUndo(nameOf: (productId: string) => string | null): void {
  const { ids, status, toggle } = useFavorites();
  const before = useRef<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the favorites counts.
  useEffect(() => {
    if (status !== 'ready') return;
    const gone = before.current.filter((id) => !ids.includes(id));
    before.current = ids;
    for (const id of gone) {
      const name = nameOf(id);
      if (name === null) continue;
      const action = { label: 'Undo', onPress: () => void toggle(id) };
      showToast({ text: `${name} was removed from your favorites.`, action });
    }
  }, [ids, status]);
}
