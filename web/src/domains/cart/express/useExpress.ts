import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Refused } from '../../../shared/failureText.ts';
import {
  authorizeWallet,
  openExpressOrder,
  WALLET_FAILURE,
  type WalletAdapter,
} from '../../payments/index.ts';
import { bagOf } from '../bag/bagOf.ts';
import { problemOf } from '../checkout/pay/payWith.ts';
import { keepExpress } from './expressPayment.ts';

/**
 * Has a bag approved by the wallet, address and all, and leads to the last look at it.
 *
 * @param prepare resolves with the id of the cart that is to be bought; rejects with Refused to say why not
 */
export function useExpress(adapter: WalletAdapter, prepare: () => Promise<string>) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => adapter.prepare?.(), [adapter]);

  const approve = async (): Promise<string> => {
    let cartId = '';
    const approval = await adapter.approve(async () => {
      cartId = await prepare();
      return openExpressOrder(client, cartId);
    });
    if (approval.status !== 'approved') return problemOf(approval, WALLET_FAILURE);
    const walletOrderId = approval.token;
    const contact = await authorizeWallet(client, { cartId, walletOrderId });
    keepExpress({ cartId, walletOrderId, walletName: adapter.name, contact });
    bagOf(client).close();
    await navigate('/checkout');
    return '';
  };
  const buy = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    const why = await approve().catch((error: unknown) =>
      error instanceof Refused ? error.message : WALLET_FAILURE,
    );
    setProblem(why);
    setIsBusy(false);
  };
  return { buy, isBusy, problem };
}
