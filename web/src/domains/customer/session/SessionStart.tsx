import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ShopCache } from '#apollo/cache.ts';
import { persistence } from '#apollo/persist.ts';
import { session, useSession } from '#apollo/session/session.ts';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import { onBfcacheRestore } from '#lib/browser/onBfcacheRestore.ts';

const SessionEffects = lazyComponent(() => import('./SessionEffects.tsx'), 'SessionEffects');

const ENDING = /[?&](logout|loggedout)\b/;

/** Starts the session after hydration; loads its handling only for a customer, a sign-in or a sign-out. */
export function SessionStart() {
  const { status, dialog } = useSession();
  const { search, key } = useLocation();
  const [firstKey] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  if (!hasMoved && key !== firstKey) setHasMoved(true);
  const { cache } = useApolloClient();
  useEffect(() => {
    // The persisted state comes first; otherwise the cart would briefly seem empty.
    if (cache instanceof ShopCache) persistence.start(cache);
    session.start();
    return onBfcacheRestore(() => {
      session.restore(persistence.readCustomer());
      persistence.load();
    });
  }, [cache]);
  useEffect(() => {
    if (status === 'customer' || dialog !== null || ENDING.test(search)) setIsNeeded(true);
  }, [status, dialog, search]);
  if (!isNeeded) return null;
  return <SessionEffects isFirstPage={!hasMoved} />;
}
