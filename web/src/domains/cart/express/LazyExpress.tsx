import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import './expressPlace.css';

const ExpressCheckout = lazy(() =>
  import('./ExpressCheckout.tsx').then((m) => ({ default: m.ExpressCheckout })),
);

/** The express way, loaded once the page stands; its place is kept. */
export function LazyExpress(props: ComponentProps<typeof ExpressCheckout>) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return (
    <div className="e-express-place">
      {isAlive && (
        <Suspense fallback={null}>
          <ExpressCheckout {...props} />
        </Suspense>
      )}
    </div>
  );
}
