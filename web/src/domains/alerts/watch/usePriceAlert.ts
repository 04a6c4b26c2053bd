import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { PriceAlertAsk, PriceAlertWatch } from '../../../generated/documents.ts';
import { problemOf } from '../../../shared/forms/refusal.ts';
import { useSession } from '../../../shared/session/useSession.ts';

/** Whether the customer waits for the price of this product to drop, and the way to ask for it. */
export function usePriceAlert(sku: string) {
  const client = useApolloClient();
  const { status } = useSession();
  const { data } = useQuery(PriceAlertWatch, { skip: status !== 'customer' });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function add(): Promise<void> {
    setIsBusy(true);
    setProblem('');
    const failure = await problemOf(async () => {
      const answer = await client.mutate({
        mutation: PriceAlertAsk,
        variables: { input: { sku } },
        refetchQueries: ['PriceAlertWatch'],
        awaitRefetchQueries: true,
      });
      return answer.data?.priceAlertAdd.userErrors;
    });
    setProblem(failure?.message ?? '');
    setIsBusy(false);
  }
  const isNotified = data?.priceAlerts.some((alert) => alert.sku === sku) ?? false;
  return { isNotified, isBusy, problem, add };
}
