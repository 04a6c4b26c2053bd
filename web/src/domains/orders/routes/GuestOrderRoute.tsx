import { useApolloClient } from '@apollo/client/react';
import {
  Button,
  Link as ChakraLink,
  Container,
  chakra,
  Heading,
  Skeleton,
  Stack,
  Text,
  Wrap,
} from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useSession } from '#apollo/session/session.ts';
import { type OrderSnapshot, placedOrder } from '#domains/cart/index.ts';
import { formatDay } from '#lib/format/dates.ts';
import { checkFilled } from '#lib/forms/checks.ts';
import { toErrorMessage } from '#lib/forms/rejection.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import type { OrderDetails_OrderFragment as Order } from '../OrderDetails.generated.ts';
import { OrderDetails } from '../OrderDetails.tsx';
import { returnWindow } from '../orderStatus.ts';
import { useGuestOrderLookUpLazyQuery } from './GuestOrderRoute.generated.ts';

/** The values that identify a guest's order; all three must match. */
interface LookUpValues {
  orderNumber: string;
  lastName: string;
  postalCode: string;
}

/** The same text for every mismatch, so that it does not reveal which value was wrong. */
const NO_MATCH =
  'We couldn’t find an order with that number, last name and postal code. Check them against your confirmation email.';

/** Prefilled values: those of the order placed in this tab, or the order number in the URL. */
function knownValues(placed: OrderSnapshot | null): LookUpValues {
  const orderNumber = window.location.hash.replace(/\D/g, '');
  if (placed && (orderNumber === '' || placed.orderNumber === orderNumber)) {
    const { billingLastName, billingPostalCode } = placed;
    return {
      orderNumber: placed.orderNumber ?? '',
      lastName: billingLastName,
      postalCode: billingPostalCode,
    };
  }
  return { orderNumber, lastName: '', postalCode: '' };
}

/**
 * Looks up a guest's order by number, last name and billing postal code. The order is stored neither in Apollo's cache
 * nor in the browser.
 */
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
          <Heading as="h1" size="2xl">
            Order status
          </Heading>
          <Text textStyle="caption" color="fg.muted">
            For orders placed without an account. Have an account? See{' '}
            <ChakraLink asChild>
              <Link to="/account/orders">My Orders</Link>
            </ChakraLink>
            .
          </Text>
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
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm<LookUpValues>({
    mode: 'onTouched',
    defaultValues,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ orderNumber, lastName, postalCode }) => {
    setFailure('');
    const variables = {
      orderNumber: orderNumber.trim(),
      lastName: lastName.trim(),
      postalCode: postalCode.trim(),
    };
    const { data, error } = await lookUp({ variables });
    if (data?.guestOrder) onFound(data.guestOrder);
    else setFailure(error ? toErrorMessage(error) : NO_MATCH);
  });
  return (
    <chakra.form display="grid" gap="4.5" noValidate onSubmit={submit}>
      <FormAlert>{failure}</FormAlert>
      <FormField
        label="Order number"
        inputMode="numeric"
        autoComplete="off"
        error={errors.orderNumber?.message}
        {...register('orderNumber', { validate: checkFilled('Order number') })}
      />
      <FormField
        label="Last name"
        autoComplete="billing family-name"
        hint="As it appears on your billing address."
        error={errors.lastName?.message}
        {...register('lastName', { validate: checkFilled('Last name') })}
      />
      <FormField
        label="Billing postal code"
        autoComplete="billing postal-code"
        error={errors.postalCode?.message}
        {...register('postalCode', { validate: checkFilled('Billing postal code') })}
      />
      <Button type="submit" aria-busy={isSubmitting} disabled={isSubmitting}>
        {isSubmitting ? 'Looking it up…' : 'Find my order'}
      </Button>
    </chakra.form>
  );
}

/** Takes the focus because the page's contents have changed. */
function FoundOrder({ order, onAnother }: { order: Order; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const day = formatDay(order.createdAt);
  const [openedAt] = useState(() => Date.now());
  const returns = returnWindow(order.returnableUntil, openedAt);
  return (
    <>
      <Heading as="h1" size="2xl" ref={heading} tabIndex={-1} _focus={{ outline: 'none' }}>
        Order {order.number}
      </Heading>
      {day && (
        <Text mt="3" textStyle="caption" color="fg.muted">
          Placed on {day}
        </Text>
      )}
      <OrderDetails order={order} />
      {returns && (
        <Text textStyle="caption" color="fg.muted">
          {returns.text}
        </Text>
      )}
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
