import { Box, Skeleton, Text, useRecipe } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { cardFields } from '#theme/recipes/checkout.ts';
import type { CardAdapter, HostedFields } from '../providers/provider.ts';

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
  const styles = useRecipe({ recipe: cardFields })();
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
    <Box aria-busy={status === 'loading'} css={styles}>
      {status === 'loading' && <Skeleton height="42" aria-hidden />}
      {status === 'late' && (
        <Text role="alert" fontSize="sm" color="fg.error">
          We couldn’t load the card form. Check your connection and reload the page, or choose
          another payment method.
        </Text>
      )}
      <div ref={place} hidden={status !== 'ready'} />
    </Box>
  );
}
