import { useApolloClient } from '@apollo/client/react';
import { Button, Container, Skeleton, Stack, Wrap } from '@chakra-ui/react';
import { useState } from 'react';
import { useSession } from '#apollo/session/session.ts';
import { type OrderSnapshot, placedOrder } from '#domains/cart/index.ts';
import { focusOnMount } from '#lib/browser/focusOnMount.ts';
import { formatDay } from '#lib/format/dates.ts';
import { trimmed } from '#lib/format/plainText.ts';
import { toErrorMessage } from '#lib/forms/rejection.ts';
import { useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { Caption } from '#ui/Caption.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { TextLink } from '#ui/Links.tsx';
import { PageHead, PageTitle } from '#ui/PageHead.tsx';
import type { OrderDetails_OrderFragment as Order } from '../OrderDetails.generated.ts';
import { OrderDetails } from '../OrderDetails.tsx';
import { returnWindow } from '../orderStatus.ts';
import { useGuestOrderLookUpLazyQuery } from './GuestOrderRoute.generated.ts';

/** The same text for every mismatch, so that it does not reveal which value was wrong. */
const NO_MATCH =
  'We couldn’t find an order with that number, last name and postal code. Check them against your confirmation email.';

/** Prefilled values: those of the order placed in this tab, or the order number in the URL. */
function knownValues(placed: OrderSnapshot | null) {
  const orderNumber = window.location.hash.replace(/\D/g, '');
  if (!placed || (orderNumber !== '' && placed.orderNumber !== orderNumber)) {
    return { orderNumber, lastName: '', postalCode: '' };
  }
  return { orderNumber: placed.orderNumber ?? '', ...placed.billed };
}

/** The order is stored neither in Apollo's cache nor in the browser. */
export default function GuestOrderRoute() {
  const { status } = useSession();
  const [order, setOrder] = useState<Order | null>(null);
  return (
    <Container minHeight="page" pt="12" pb="24">
      <PageHead title="Order status" canonical={null} />
      {order ? (
        <FoundOrder order={order} onAnother={() => setOrder(null)} />
      ) : (
        <Stack gap="5" maxWidth="dialog">
          <PageTitle>Order status</PageTitle>
          <Caption>
            For orders placed without an account. Have an account? See{' '}
            <TextLink to="/account/orders">My Orders</TextLink>.
          </Caption>
          {status === 'unknown' ? (
            <Skeleton height="80" aria-hidden />
          ) : (
            <LookUpForm onFound={setOrder} />
          )}
        </Stack>
      )}
    </Container>
  );
}

function LookUpForm({ onFound }: { onFound: (order: Order) => void }) {
  const { cache } = useApolloClient();
  const [defaultValues] = useState(() => knownValues(placedOrder.read(cache)));
  const [lookUp] = useGuestOrderLookUpLazyQuery({ fetchPolicy: 'no-cache', errorPolicy: 'all' });
  const { required, ...form } = useSubmitForm({
    defaultValues,
    send: async (values) => {
      const orderNumber = values.orderNumber.replace(/[#\s]/g, '');
      const { data, error } = await lookUp({ variables: trimmed({ ...values, orderNumber }) });
      if (!data?.guestOrder) {
        return { field: null, message: error ? toErrorMessage(error) : NO_MATCH };
      }
      onFound(data.guestOrder);
      return null;
    },
  });
  return (
    <Form form={form}>
      <FormField
        inputMode="numeric"
        autoComplete="off"
        {...required('orderNumber', 'Order number')}
      />
      <FormField
        autoComplete="billing family-name"
        hint="As it appears on your billing address."
        {...required('lastName', 'Last name')}
      />
      <FormField
        autoComplete="billing postal-code"
        {...required('postalCode', 'Billing postal code')}
      />
      <SubmitButton busyText="Looking it up…">Find my order</SubmitButton>
    </Form>
  );
}

function FoundOrder({ order, onAnother }: { order: Order; onAnother: () => void }) {
  const day = formatDay(order.createdAt);
  const [openedAt] = useState(() => Date.now());
  const returns = returnWindow(order.returnableUntil, openedAt);
  return (
    <>
      <PageTitle ref={focusOnMount} tabIndex={-1} _focus={{ outline: 'none' }}>
        Order {order.number}
      </PageTitle>
      {day && <Caption mt="3">Placed on {day}</Caption>}
      <OrderDetails order={order} />
      {returns && <Caption>{returns.text}</Caption>}
      <Wrap mt="8" gap="3" _print={{ display: 'none' }}>
        <Button variant="outline" onClick={() => window.print()}>
          Print order
        </Button>
        <Button variant="ghost" px={{ base: '0', sm: '3' }} onClick={onAnother}>
          Look up another order
        </Button>
      </Wrap>
    </>
  );
}
