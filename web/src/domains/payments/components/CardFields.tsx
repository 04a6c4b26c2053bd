import { type RefObject, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { CardAdapter, HostedFields } from '../providers/provider.ts';
import './cardFields.css';

/** Milliseconds after which the shopper is told that the fields do not come. */
const PATIENCE_MS = 12_000;

/** The provider's fields for a card. `fields` is theirs to be submitted while they are shown. */
export function CardFields({
  adapter,
  fields,
}: {
  adapter: CardAdapter;
  fields: RefObject<HostedFields | null>;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'loading' | 'ready' | 'late'>('loading');
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    setStatus('loading');
    const timer = setTimeout(() => setStatus('late'), PATIENCE_MS);
    const onReady = () => {
      clearTimeout(timer);
      setStatus('ready');
    };
    const open = adapter.open({ element, onReady });
    fields.current = open;
    return () => {
      clearTimeout(timer);
      fields.current = null;
      open.close();
    };
  }, [adapter, fields]);
  return (
    <div className="e-card-fields" aria-busy={status === 'loading'}>
      {status === 'loading' && <Skeleton height={168} />}
      {status === 'late' && (
        <p role="alert" className="e-form-error">
          The card fields could not be loaded. Check your connection and reload the page, or choose
          another way to pay.
        </p>
      )}
      <div ref={place} hidden={status !== 'ready'} />
    </div>
  );
}
