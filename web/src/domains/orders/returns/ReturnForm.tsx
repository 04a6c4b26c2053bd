import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { formatMoney } from '#lib/format/money.ts';
import { problemOf } from '#lib/forms/refusal.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import { ReturnItems } from './ReturnItems.tsx';
import { type ReturnForm_OrderFragment, ReturnRequest } from './Returns.generated.ts';
import { refundOf } from './refundOf.ts';

export interface ReturnValues {
  itemIds: string[];
  reason: string;
  note: string;
}

/** Choosing what is sent back and why; what it costs and what comes back is seen before it is asked for. */
export function ReturnForm(props: {
  order: ReturnForm_OrderFragment;
  returned: ReadonlySet<string>;
}) {
  const { order, returned } = props;
  const client = useApolloClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const form = useForm<ReturnValues>({
    mode: 'onTouched',
    defaultValues: { itemIds: [], reason: '', note: '' },
  });
  const { handleSubmit, watch, formState } = form;
  const chosen = order.items.filter(({ id }) => watch('itemIds').includes(id));

  const submit = handleSubmit(async ({ itemIds, reason, note }) => {
    setFailure('');
    let returnId = '';
    const problem = await problemOf(async () => {
      const why = [reason, note.trim()].filter(Boolean).join(': ');
      const input = { orderId: order.id, itemIds, reason: why };
      const { data } = await client.mutate({ mutation: ReturnRequest, variables: { input } });
      returnId = data?.customerReturnRequest.orderReturn?.id ?? '';
      return data?.customerReturnRequest.userErrors;
    });
    if (problem) setFailure(problem.message);
    else void navigate(`/account/orders/returns/${returnId}`, { replace: true });
  });
  return (
    <form className="e-form e-return-form" onSubmit={submit} noValidate>
      <FormAlert>{failure}</FormAlert>
      <ReturnItems form={form} items={order.items} returned={returned} />
      <ReasonFields form={form} />
      <Sums lines={chosen} fee={order.returnFee} />
      <div className="e-account-actions">
        <Button type="submit" aria-busy={formState.isSubmitting} disabled={formState.isSubmitting}>
          {formState.isSubmitting ? 'Sending ...' : 'Request return'}
        </Button>
        <Button asChild variant="outline">
          <Link to={`/account/orders/${order.id}`}>Keep everything</Link>
        </Button>
      </div>
    </form>
  );
}

function Sums(props: {
  lines: ReturnForm_OrderFragment['items'];
  fee: ReturnForm_OrderFragment['returnFee'];
}) {
  const { lines, fee } = props;
  const { items, refund } = refundOf(lines, fee);
  return (
    <section className="e-return-sums" aria-labelledby="return-sums" aria-live="polite">
      <h2 id="return-sums">Your refund</h2>
      {lines.length === 0 ? (
        <p className="e-fact">Choose what you send back to see what comes back to you.</p>
      ) : (
        <dl className="e-sums">
          <div>
            <dt>Items with tax</dt>
            <dd>{formatMoney(items)}</dd>
          </div>
          {fee && (
            <div>
              <dt>Return label</dt>
              <dd>-{formatMoney(fee)}</dd>
            </div>
          )}
          <div data-total="">
            <dt>Refund</dt>
            <dd>{formatMoney(refund)}</dd>
          </div>
        </dl>
      )}
      <p className="e-fact">
        The label is paid from the refund. The authenticity seal must still be on the piece.
      </p>
    </section>
  );
}
