import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { session, useSession } from '../../../shared/session/useSession.ts';
import { whenShownAgain } from '../../../shared/whenShownAgain.ts';

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
  useEffect(() => {
    session.start();
    return whenShownAgain(() => {
      if (!session.lookAgain()) window.location.reload();
    });
  }, []);
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
