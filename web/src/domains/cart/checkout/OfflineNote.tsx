import { useOnline } from '../../../shared/useOnline.ts';

/** Says that there is no connection, and that nothing is lost by it. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <p role="status" className="e-checkout-offline">
      {!isOnline &&
        'You are offline. What you have typed stays; go on as soon as you are connected again.'}
    </p>
  );
}
