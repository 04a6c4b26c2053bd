import { Button, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { FormField } from '#ui/form/FormField.tsx';
import type { CodeKind } from '../useCheckoutCalls.ts';
import type { Codes } from './useCodes.ts';

const LABELS = {
  coupon: { open: 'Add a coupon', label: 'Coupon code', done: 'The coupon is applied.' },
  giftCard: { open: 'Add a gift card', label: 'Gift card code', done: 'The gift card is applied.' },
} as const;

interface CodeBoxProps {
  readonly kind: CodeKind;
  readonly codes: Codes;
  readonly applied: readonly string[];
}

/** Coupons or gift cards: a button that opens a field, and the applied codes with remove buttons. */
export function CodeBox({ kind, codes, applied }: CodeBoxProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState({ isError: false, text: '' });
  const labels = LABELS[kind];

  async function apply(code: string): Promise<boolean> {
    const problem = code === '' ? `${labels.label} is required.` : await codes.apply(kind, code);
    setMessage({ isError: problem !== '', text: problem || labels.done });
    if (problem === '') setIsOpen(false);
    return problem === '';
  }
  async function remove(code: string): Promise<void> {
    const problem = await codes.remove(kind, code);
    setMessage({ isError: problem !== '', text: problem });
  }
  const canAdd = kind === 'giftCard' || applied.length === 0;
  return (
    <Stack align="start" gap="2">
      {applied.map((code) => (
        <HStack
          key={code}
          wrap="wrap"
          rowGap="1"
          columnGap="3.5"
          overflowWrap="anywhere"
          fontSize="md"
        >
          <Text as="span" fontWeight="medium">
            {code}
          </Text>
          <Button
            variant="plain"
            size="xs"
            aria-label={`Remove ${code}`}
            onClick={() => void remove(code)}
          >
            Remove
          </Button>
        </HStack>
      ))}
      {canAdd && !isOpen && (
        <Button variant="plain" size="xs" onClick={() => setIsOpen(true)}>
          {labels.open}
        </Button>
      )}
      {canAdd && isOpen && (
        <CodeForm
          label={labels.label}
          error={message.isError ? message.text : undefined}
          isBusy={codes.busy === kind}
          onApply={apply}
        />
      )}
      <Text role="status" fontSize="sm" color="fg.success" _empty={{ position: 'absolute' }}>
        {!message.isError && applied.length > 0 && message.text}
      </Text>
      {!isOpen && message.isError && (
        <Text role="alert" fontSize="sm" color="fg.error">
          {message.text}
        </Text>
      )}
    </Stack>
  );
}

interface CodeFormProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  /** Resolves with whether the code was accepted; otherwise the field is focused again. */
  readonly onApply: (code: string) => Promise<boolean>;
}

function CodeForm({ label, error, isBusy, onApply }: CodeFormProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!(await onApply(code.trim()))) field.current?.focus();
  }
  return (
    <Grid asChild templateColumns="minmax(0, 1fr) auto" alignItems="start" gap="2.5" width="full">
      <form onSubmit={handleSubmit} noValidate>
        <FormField
          ref={field}
          label={label}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={error}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" variant="outline" mt="7" aria-busy={isBusy} disabled={isBusy}>
          {isBusy ? 'Applying…' : 'Apply'}
        </Button>
      </form>
    </Grid>
  );
}
