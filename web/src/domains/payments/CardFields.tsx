import { Box, Field, Grid, Skeleton, useRecipe } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { payment } from '#theme/recipes/cart.ts';
import { ErrorText } from '#ui/form/Form.tsx';
import type { CardAdapter, CardErrors, HostedFields } from './providers/adapter.ts';

/** Milliseconds after which the shopper is informed that the fields cannot be loaded. */
const TIMEOUT_MS = 12_000;

interface CardFieldsProps {
  readonly adapter: CardAdapter;
  /** Set while the provider's fields are mounted. */
  readonly fields: RefObject<HostedFields | null>;
}

export function CardFields({ adapter, fields }: CardFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'loading' | 'ready' | 'late'>('loading');
  const [errors, setErrors] = useState<CardErrors>({});
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    setStatus('loading');
    const timer = setTimeout(() => setStatus('late'), TIMEOUT_MS);
    const onReady = () => {
      clearTimeout(timer);
      setStatus('ready');
    };
    const open = adapter.open({ element, onReady, onErrors: setErrors });
    fields.current = open;
    return () => {
      clearTimeout(timer);
      fields.current = null;
      open.close();
    };
  }, [adapter, fields]);
  return (
    <Box aria-busy={status === 'loading'} css={payment.cardFields}>
      {status === 'loading' && <Skeleton height="42" aria-hidden />}
      {status === 'late' && (
        <ErrorText>
          We couldn’t load the card form. Check your connection and reload the page, or choose
          another payment method.
        </ErrorText>
      )}
      <div ref={place} hidden={status !== 'ready'}>
        {adapter.needsLabels && <LabelledFields errors={errors} />}
      </div>
    </Box>
  );
}

const LABELS = { number: 'Card number', expiry: 'Expires', cvc: 'Security code' } as const;
const NAMES = Object.keys(LABELS) as (keyof typeof LABELS)[];

/** Labeled containers for a provider that renders only the inputs, each in its own iframe. */
function LabelledFields({ errors }: { errors: CardErrors }) {
  const styles = useRecipe({ key: 'input' })();
  return (
    <Grid templateColumns="1fr 1fr" gap="4">
      {NAMES.map((name) => (
        <Field.Root
          key={name}
          invalid={Boolean(errors[name])}
          gridColumn={name === 'number' ? '1 / -1' : undefined}
        >
          <Field.Label asChild>
            <span>{LABELS[name]}</span>
          </Field.Label>
          <Box css={styles} height="12" data-field={name} />
          <Box role="alert">
            <Field.ErrorText>{errors[name]}</Field.ErrorText>
          </Box>
        </Field.Root>
      ))}
    </Grid>
  );
}
