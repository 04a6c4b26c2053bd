import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ShopCache } from '#apollo/cache.ts';
import { persistence } from '#apollo/persist.ts';
import { onBfcacheRestore } from '#lib/browser/onBfcacheRestore.ts';
import { session, useSession } from '#lib/session/useSession.ts';

const SessionKeeper = lazy(() =>
  import('./SessionKeeper.tsx').then((m) => ({ default: m.SessionKeeper })),
);

const ENDING = /[?&](logout|loggedout)\b/;

/**
 * Starts the session once the page is alive, and loads what keeps the page in step with it for whoever has one, opens
 * one or is to end one. Mounted once, at the root.
 */
export function SessionStart() {
  const { status, dialog } = useSession();
  const { search, key } = useLocation();
  const [firstKey] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  const [isKept, setIsKept] = useState(false);
  if (!hasMoved && key !== firstKey) setHasMoved(true);
  const { cache } = useApolloClient();
  useEffect(() => {
    // Who is signed in is told once what the browser remembers is back, or the cart would seem empty for a moment.
    if (cache instanceof ShopCache) void persistence.start(cache).then(session.start);
    return onBfcacheRestore(() => {
      if (!session.lookAgain()) window.location.reload();
    });
  }, [cache]);
  useEffect(() => {
    if (status === 'customer' || dialog !== null || ENDING.test(search)) setIsKept(true);
  }, [status, dialog, search]);
  if (!isKept) return null;
  return (
    <Suspense fallback={null}>
      <SessionKeeper isFirstPage={!hasMoved} />
    </Suspense>
  );
}
