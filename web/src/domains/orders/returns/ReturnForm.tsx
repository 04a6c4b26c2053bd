import { chakra, Fieldset, Grid, Heading, Stack, Text, Wrap } from '@chakra-ui/react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useFormDraft } from '#apollo/session/formDraft.ts';
import { formatMoney, fromCents, toCents } from '#lib/format/money.ts';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { checkbox } from '#theme/recipes/controls.ts';
import { Caption } from '#ui/Caption.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { FormField, SelectField } from '#ui/form/FormField.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { Section } from '#ui/PageHeading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SumRow, Sums } from '#ui/Sums.tsx';
import {
  type ReturnForm_OrderFragment as Order,
  useReturnRequestMutation,
} from './Returns.generated.ts';

const REASONS = [
  'Too small',
  'Too large',
  'Not as described',
  'Arrived damaged',
  'Changed my mind',
  'Another reason',
] as const;

/** The reasons for which the returns page promises the label fee and the shipping back. */
const OUR_FAULT = ['Not as described', 'Arrived damaged'];

const MAX_NOTE_LENGTH = 500;
const NO_ITEMS: string[] = [];

/** Fee and refund are shown before the request. `returned` are the ids of lines with a return. */
export function ReturnForm(props: { order: Order; returned: ReadonlySet<string> }) {
  const { order, returned } = props;
  const errorId = useId();
  const navigate = useNavigate();
  const [requestReturn] = useReturnRequestMutation({
    onCompleted: ({ customerReturnRequest: { orderReturn } }) => {
      if (orderReturn) {
        void navigate(`/account/orders/returns/${orderReturn.id}`, { replace: true });
      }
    },
  });
  const form = useSubmitForm({
    defaultValues: { itemIds: NO_ITEMS, reason: '', note: '' },
    send: ({ itemIds, reason, note }) => {
      const why = [reason, note.trim()].filter(Boolean).join(': ');
      return sendInput(requestReturn, { orderId: order.id, itemIds, reason: why });
    },
  });
  useFormDraft(form);
  const { error, ...items } = form.field(
    'itemIds',
    (ids) => ids.length > 0 || 'Choose at least one item.',
  );
  const chosen = order.items.filter(({ id }) => form.watch('itemIds').includes(id));
  return (
    <Form form={form} gap="8" maxWidth="prose" py="6">
      <Fieldset.Root gap="0" aria-describedby={error ? errorId : undefined}>
        <Heading asChild size="sm" color="fg">
          <legend>Which items are you returning?</legend>
        </Heading>
        {order.items.map(({ id, name, rowTotal, product }) => {
          const isReturned = returned.has(id);
          return (
            <Grid
              key={id}
              as="label"
              templateColumns="{sizes.6} {sizes.15} minmax(0, 1fr)"
              gap="4"
              alignItems="center"
              py="3.5"
              borderBottom="line"
              {...(isReturned ? { color: 'fg.muted' } : { cursor: 'pointer' })}
            >
              <chakra.input
                type="checkbox"
                css={checkbox.control}
                value={id}
                disabled={isReturned}
                {...items}
              />
              <Picture
                sources={{ thumbnail: product?.images[0]?.thumbnail }}
                size="thumbnail"
                alt=""
              />
              <Stack as="span" gap="1">
                <chakra.span overflowWrap="anywhere">{name}</chakra.span>
                <Caption as="span">
                  {isReturned ? 'Return already started' : formatMoney(rowTotal)}
                </Caption>
              </Stack>
            </Grid>
          );
        })}
        {error && (
          <Text id={errorId} mt="2" fontSize="sm" color="fg.error">
            {error}
          </Text>
        )}
      </Fieldset.Root>
      <Stack gap="4.5">
        <SelectField
          placeholder="Choose…"
          options={REASONS}
          {...form.required('reason', 'Reason')}
        />
        <FormField
          label="Anything we should know (optional)"
          autoComplete="off"
          maxLength={MAX_NOTE_LENGTH}
          {...form.register('note')}
        />
      </Stack>
      <Refund
        lines={chosen}
        fee={order.returnFee}
        isOurFault={OUR_FAULT.includes(form.watch('reason'))}
      />
      <Wrap gap="3">
        <SubmitButton busyText="Sending…">Request return</SubmitButton>
        <ButtonLink variant="outline" to={`/account/orders/${order.id}`}>
          Keep my items
        </ButtonLink>
      </Wrap>
    </Form>
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
  const refund = Math.max(0, paid - (fee ? toCents(fee) : 0));
  return { items: fromCents(paid), refund: fromCents(refund) };
}

function Refund(props: { lines: Order['items']; fee: Order['returnFee']; isOurFault: boolean }) {
  const { lines, fee, isOurFault } = props;
  const { items, refund } = toRefund(lines, fee);
  return (
    <Section title="Your refund" gap="2" p="6" bg="bg.subtle" aria-live="polite">
      {lines.length === 0 ? (
        <Caption>Choose the items to return to see your refund.</Caption>
      ) : (
        <Sums>
          <SumRow label="Items, including tax">{formatMoney(items)}</SumRow>
          {fee && <SumRow label="Return label fee">−{formatMoney(fee)}</SumRow>}
          <SumRow label="Refund" isTotal>
            {formatMoney(refund)}
          </SumRow>
        </Sums>
      )}
      <Caption>
        We deduct the label fee from your refund
        {isOurFault ? ', and refund it with the shipping once we have inspected the piece' : ''}.
        The authenticity seal must still be attached.
      </Caption>
    </Section>
  );
}
