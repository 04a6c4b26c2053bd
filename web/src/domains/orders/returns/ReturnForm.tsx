import { Button, chakra, Fieldset, Heading, Stack, Text, Wrap } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { formatMoney, fromCents, toCents } from '#lib/format/money.ts';
import { checkFilled } from '#lib/forms/checks.ts';
import { getRejection } from '#lib/forms/rejection.ts';
import { checkbox } from '#theme/recipes/checkbox.ts';
import { returnItems } from '#theme/recipes/orders.ts';
import { slotStyles } from '#theme/slotStyles.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { SumRow, Sums } from '#ui/Sums.tsx';
import {
  type ReturnForm_OrderFragment as Order,
  useReturnRequestMutation,
} from './Returns.generated.ts';

interface ReturnValues {
  itemIds: string[];
  reason: string;
  note: string;
}

const REASONS = [
  'Too small',
  'Too large',
  'Not as described',
  'Arrived damaged',
  'Changed my mind',
  'Another reason',
] as const;

const MAX_NOTE_LENGTH = 500;

interface ReturnFormProps {
  readonly order: Order;
  /** Ids of the lines that already have a return. */
  readonly returned: ReadonlySet<string>;
}

/** Selects items to return with their reasons; shows fee and refund before the request. */
export function ReturnForm({ order, returned }: ReturnFormProps) {
  const [requestReturn] = useReturnRequestMutation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const form = useForm<ReturnValues>({
    mode: 'onTouched',
    defaultValues: { itemIds: [], reason: '', note: '' },
  });
  const { register, handleSubmit, watch, formState } = form;
  const chosen = order.items.filter(({ id }) => watch('itemIds').includes(id));

  const submit = handleSubmit(async ({ itemIds, reason, note }) => {
    setFailure('');
    let returnId = '';
    const rejection = await getRejection(async () => {
      const why = [reason, note.trim()].filter(Boolean).join(': ');
      const input = { orderId: order.id, itemIds, reason: why };
      const { data } = await requestReturn({ variables: { input } });
      returnId = data?.customerReturnRequest.orderReturn?.id ?? '';
      return data?.customerReturnRequest.userErrors;
    });
    if (rejection) setFailure(rejection.message);
    else void navigate(`/account/orders/returns/${returnId}`, { replace: true });
  });
  return (
    <chakra.form display="grid" gap="8" maxWidth="prose" py="6" onSubmit={submit} noValidate>
      <FormAlert>{failure}</FormAlert>
      <ReturnItems form={form} items={order.items} returned={returned} />
      <Stack gap="4.5">
        <SelectField
          label="Reason"
          error={formState.errors.reason?.message}
          {...register('reason', { validate: checkFilled('Reason') })}
        >
          <option value="">Choose…</option>
          {REASONS.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </SelectField>
        <FormField
          label="Anything we should know (optional)"
          autoComplete="off"
          maxLength={MAX_NOTE_LENGTH}
          {...register('note')}
        />
      </Stack>
      <Refund lines={chosen} fee={order.returnFee} />
      <Wrap gap="3">
        <Button type="submit" aria-busy={formState.isSubmitting} disabled={formState.isSubmitting}>
          {formState.isSubmitting ? 'Sending…' : 'Request return'}
        </Button>
        <Button asChild variant="outline">
          <Link to={`/account/orders/${order.id}`}>Keep my items</Link>
        </Button>
      </Wrap>
    </chakra.form>
  );
}

interface ReturnItemsProps {
  readonly form: UseFormReturn<ReturnValues>;
  readonly items: Order['items'];
  readonly returned: ReadonlySet<string>;
}

/** The order's items; those that already have a return are disabled and say so. */
function ReturnItems({ form: { register, formState }, items, returned }: ReturnItemsProps) {
  const styles = slotStyles(returnItems);
  const box = slotStyles(checkbox);
  const error = formState.errors.itemIds?.message;
  const errorId = useId();
  return (
    <Fieldset.Root gap="0" aria-describedby={error ? errorId : undefined}>
      <Heading asChild size="sm" color="fg">
        <legend>Which items are you returning?</legend>
      </Heading>
      {items.map(({ id, name, rowTotal, product }) => {
        const isReturned = returned.has(id);
        return (
          <chakra.label key={id} css={styles.item} data-disabled={isReturned ? '' : undefined}>
            <chakra.input
              type="checkbox"
              css={box.control}
              value={id}
              disabled={isReturned}
              {...register('itemIds', {
                validate: (ids) => ids.length > 0 || 'Choose at least one item',
              })}
            />
            <Picture
              sources={{ thumbnail: product?.images[0]?.thumbnail }}
              size="thumbnail"
              alt=""
            />
            <Stack as="span" gap="1">
              <chakra.span overflowWrap="anywhere">{name}</chakra.span>
              <Text as="span" textStyle="caption" color="fg.muted">
                {isReturned ? 'Return already started' : formatMoney(rowTotal)}
              </Text>
            </Stack>
          </chakra.label>
        );
      })}
      {error && (
        <Text id={errorId} mt="2" fontSize="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Fieldset.Root>
  );
}

/** The refund for these lines: the price paid including tax, minus the fee, at least 0. */
export function toRefund(
  lines: readonly Pick<Order['items'][number], 'rowTotal' | 'tax'>[],
  fee: Order['returnFee'],
) {
  const paid = lines.reduce(
    (sum, { rowTotal, tax }) => sum + toCents(rowTotal) + (tax ? toCents(tax) : 0),
    0,
  );
  const deducted = fee ? toCents(fee) : 0;
  return { items: fromCents(paid), refund: fromCents(Math.max(0, paid - deducted)) };
}

function Refund({ lines, fee }: { lines: Order['items']; fee: Order['returnFee'] }) {
  const { items, refund } = toRefund(lines, fee);
  return (
    <Section title="Your refund" gap="2" p="6" bg="bg.subtle" aria-live="polite">
      {lines.length === 0 ? (
        <Text textStyle="caption" color="fg.muted">
          Choose the items to return to see your refund.
        </Text>
      ) : (
        <Sums>
          <SumRow label="Items, including tax">{formatMoney(items)}</SumRow>
          {fee && <SumRow label="Return label fee">−{formatMoney(fee)}</SumRow>}
          <SumRow label="Refund" isTotal>
            {formatMoney(refund)}
          </SumRow>
        </Sums>
      )}
      <Text textStyle="caption" color="fg.muted">
        We deduct the label fee from your refund. The authenticity seal must still be attached.
      </Text>
    </Section>
  );
}
