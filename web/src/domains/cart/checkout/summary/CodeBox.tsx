import { useApolloClient } from '@apollo/client/react';
import { Button, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { toGiftCardCode } from '#lib/format/plainText.ts';
import { checkRequired } from '#lib/forms/checks.ts';
import { toErrorMessage } from '#lib/forms/rejection.ts';
import { useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { ErrorText, SubmitButton } from '#ui/form/Form.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { useAppliedGiftCardsQuery } from '../Checkout.generated.ts';
import { appliedGiftCards } from '../draft.ts';
import type { CheckoutCalls, CodeKind } from '../useCheckoutCalls.ts';

const LABELS = {
  coupon: { open: 'Add a coupon', label: 'Coupon code', done: 'The coupon is applied.' },
  giftCard: { open: 'Add a gift card', label: 'Gift card code', done: 'The gift card is applied.' },
} as const;

interface CodeBoxProps {
  readonly kind: CodeKind;
  readonly codes: Codes;
  readonly applied: readonly string[];
}

export function CodeBox({ kind, codes, applied }: CodeBoxProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState('');
  const [failure, setFailure] = useState('');
  const labels = LABELS[kind];
  const box = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form or the button with the focus has been removed.
  useEffect(() => {
    if (isOpen || !hasActed.current) return;
    hasActed.current = false;
    if (document.activeElement !== document.body) return;
    [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [isOpen, applied.length]);

  async function apply(typed: string): Promise<string> {
    const code = kind === 'giftCard' ? toGiftCardCode(typed) : typed.trim();
    setFailure('');
    hasActed.current = true;
    const problem = await codes.apply(kind, code);
    setDone(problem ? '' : labels.done);
    if (problem === '') setIsOpen(false);
    return problem;
  }
  async function remove(code: string): Promise<void> {
    hasActed.current = true;
    setFailure(await codes.remove(kind, code));
    setDone('');
  }
  const canAdd = kind === 'giftCard' || applied.length === 0;
  return (
    <Stack ref={box} align="start" gap="2">
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
        <CodeForm label={labels.label} isBusy={codes.busy.includes(kind)} onApply={apply} />
      )}
      <Text role="status" fontSize="sm" color="fg.success" _empty={{ position: 'absolute' }}>
        {applied.length > 0 && done}
      </Text>
      {failure && <ErrorText>{failure}</ErrorText>}
    </Stack>
  );
}

interface CodeFormProps {
  readonly label: string;
  readonly isBusy: boolean;
  /** Resolves with the reason for a rejection; empty if accepted. */
  readonly onApply: (code: string) => Promise<string>;
}

function CodeForm({ label, isBusy, onApply }: CodeFormProps) {
  const { field, submit } = useSubmitForm({
    defaultValues: { code: '' },
    mode: 'onSubmit',
    send: async ({ code }) => {
      const message = await onApply(code);
      return message ? { field: 'code', message } : null;
    },
  });
  return (
    <Grid asChild templateColumns="minmax(0, 1fr) auto" alignItems="start" gap="2.5" width="full">
      <form onSubmit={submit} noValidate>
        <FormField
          label={label}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('code', checkRequired(`${label} is required.`))}
        />
        <SubmitButton variant="outline" mt="7" isBusy={isBusy} busyText="Applying…">
          Apply
        </SubmitButton>
      </form>
    </Grid>
  );
}

/** Codes are case-insensitive. */
const isOther = (code: string) => (each: string) => each.toUpperCase() !== code.toUpperCase();

/** @param onCouponChange called after a coupon was applied or removed */
export function useCodes(calls: CheckoutCalls, onCouponChange: () => void) {
  const { cache } = useApolloClient();
  const giftCards = useAppliedGiftCardsQuery().data?.appliedGiftCards ?? [];
  const [busy, setBusy] = useState<readonly CodeKind[]>([]);
  /** Another card may have been applied or removed since this one was sent. */
  const getOthers = (code: string) => (appliedGiftCards.read(cache) ?? []).filter(isOther(code));
  const remember = (codes: string[]) => appliedGiftCards.write(cache, codes);
  const run = async (kind: CodeKind, task: () => Promise<void>): Promise<string> => {
    setBusy((others) => [...others, kind]);
    try {
      await task();
      if (kind === 'coupon') onCouponChange();
      return '';
    } catch (error) {
      return toErrorMessage(error);
    } finally {
      setBusy((kinds) => kinds.toSpliced(kinds.indexOf(kind), 1));
    }
  };
  return {
    /** Codes applied in this tab, because some back ends do not return the cart's codes. */
    giftCards,
    /** The kinds of which a code is being applied or removed. */
    busy,
    /** Resolves with the reason for a rejection; empty if accepted. */
    apply: (kind: CodeKind, code: string) =>
      run(kind, async () => {
        await calls.applyCode(kind, code);
        if (kind === 'giftCard') remember([...getOthers(code), code]);
      }),
    remove: (kind: CodeKind, code: string) =>
      run(kind, async () => {
        await calls.removeCode(kind, code);
        if (kind === 'giftCard') remember(getOthers(code));
      }),
  };
}

export type Codes = ReturnType<typeof useCodes>;
