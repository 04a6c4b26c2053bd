import { lazy, Suspense, useEffect, useState } from 'react';
import { session } from '../../../shared/session/useSession.ts';

const SessionKeeper = lazy(() =>
  import('./SessionKeeper.tsx').then((m) => ({ default: m.SessionKeeper })),
);

/** Starts the session once the page is alive, and then loads what keeps the page in step with it. Mounted once, at the root. */
export function SessionStart() {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => {
    session.start();
    setIsAlive(true);
  }, []);
  if (!isAlive) return null;
  return (
    <Suspense fallback={null}>
      <SessionKeeper />
    </Suspense>
  );
}
