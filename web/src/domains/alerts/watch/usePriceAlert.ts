import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { PriceAlertAsk, PriceAlertWatch } from '../../../generated/documents.ts';
import { failureText } from '../../../shared/failureText.ts';
import { isSessionLost } from '../../../shared/session/isSessionLost.ts';
import { LOGGED_OUT_NOTICE } from '../../../shared/session/signInParams.ts';
import { session, useSession } from '../../../shared/session/useSession.ts';

/**
 * Whether the customer waits for the price of this product to drop, and the way to ask for it.
 *
 * @param onInterrupted called when the session has ended: signing in again goes on with it
 */
export function usePriceAlert(sku: string, onInterrupted: () => void) {
  const client = useApolloClient();
  const { status } = useSession();
  const { data } = useQuery(PriceAlertWatch, { skip: status !== 'customer' });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  function askAgain(): void {
    onInterrupted();
    session.askToSignIn({
      notice: LOGGED_OUT_NOTICE,
      intent: { kind: 'price-alert', value: sku },
    });
  }

  async function add(): Promise<void> {
    setIsBusy(true);
    setProblem('');
    const ask = () =>
      client.mutate({
        mutation: PriceAlertAsk,
        variables: { input: { sku } },
        refetchQueries: ['PriceAlertWatch'],
        awaitRefetchQueries: true,
      });
    try {
      const { data } = await ask();
      setProblem(data?.priceAlertAdd.userErrors[0]?.message ?? '');
    } catch (error) {
      if (isSessionLost(error)) askAgain();
      else setProblem(failureText(error));
    }
    setIsBusy(false);
  }
  const isNotified = data?.priceAlerts.some((alert) => alert.sku === sku) ?? false;
  return { isNotified, isBusy, problem, add };
}
