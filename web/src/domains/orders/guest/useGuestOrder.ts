import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureText } from '#lib/forms/failureText.ts';
import type { OrderDetails_OrderFragment } from '../detail/OrderDetails.generated.ts';
import { GuestOrderLookUp } from './GuestOrder.generated.ts';

/** What finds a guest's order; all three must be right. */
export interface GuestOrderFacts {
  readonly orderNumber: string;
  readonly lastName: string;
  readonly postalCode: string;
}

/** One answer for every mismatch: which of the three was wrong is nobody's business. */
const NO_MATCH =
  'We found no order with this number, last name and postal code. Please check all three; they are in your confirmation mail.';

/** Looks an order up. It is kept nowhere: neither in Apollo's cache nor in the browser's storage. */
export function useGuestOrder() {
  const client = useApolloClient();
  const [order, setOrder] = useState<OrderDetails_OrderFragment | null>(null);
  const [problem, setProblem] = useState('');

  const lookUp = async (facts: GuestOrderFacts): Promise<void> => {
    setProblem('');
    const variables = {
      orderNumber: facts.orderNumber.trim(),
      lastName: facts.lastName.trim(),
      postalCode: facts.postalCode.trim(),
    };
    try {
      const { data } = await client.query({
        query: GuestOrderLookUp,
        variables,
        fetchPolicy: 'no-cache',
      });
      if (data?.guestOrder) setOrder(data.guestOrder);
      else setProblem(NO_MATCH);
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  return { order, problem, lookUp, another: () => setOrder(null) };
}
