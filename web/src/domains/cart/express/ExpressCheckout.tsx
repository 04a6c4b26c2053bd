import { useApolloClient } from '@apollo/client/react';
import { Grid, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  usePaymentProviders,
  useWalletCalls,
  WALLET_FAILURE,
  type WalletAdapter,
} from '#domains/payments/index.ts';
import { RejectedError } from '#lib/forms/rejection.ts';
import { FormAlert } from '#ui/form/Form.tsx';
import { useCart } from '../CartProvider.tsx';
import { toProblemMessage } from '../checkout/pay/takePayment.ts';
import { WalletButton } from './WalletButton.tsx';
import { walletApproval } from './walletApproval.ts';

interface ExpressProps {
  /** Resolves with the id of the cart to buy; rejects with a RejectedError that states the reason. */
  readonly prepare: () => Promise<string>;
  readonly note?: string | undefined;
}

/** Buys a cart by wallet, which provides the address; renders nothing if the shop has no wallet. */
export function ExpressCheckout(props: ExpressProps) {
  const { adapter } = usePaymentProviders().providers.wallet;
  return adapter && <WalletExpress adapter={adapter} {...props} />;
}

function WalletExpress(props: ExpressProps & { readonly adapter: WalletAdapter }) {
  const { adapter, prepare, note } = props;
  const { cache } = useApolloClient();
  const calls = useWalletCalls();
  const navigate = useNavigate();
  const { close } = useCart();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => adapter.prepare?.(), [adapter]);

  const approve = async (): Promise<string> => {
    let cartId = '';
    const approval = await adapter.approve(async () => {
      cartId = await prepare();
      return calls.openExpressOrder(cartId);
    });
    if (approval.status !== 'approved') return toProblemMessage(approval, WALLET_FAILURE);
    const walletOrderId = approval.token;
    const contact = await calls.authorize({ cartId, walletOrderId });
    walletApproval.write(cache, { cartId, walletOrderId, walletName: adapter.name, contact });
    close();
    await navigate('/checkout');
    return '';
  };
  const buy = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    const why = await approve().catch((error: unknown) =>
      error instanceof RejectedError ? error.message : WALLET_FAILURE,
    );
    setProblem(why);
    setIsBusy(false);
  };
  return (
    <Grid gap="2.5" width="full">
      <WalletButton isBusy={isBusy} onClick={() => void buy()}>
        {isBusy ? `Waiting for ${adapter.name}…` : `Buy now with ${adapter.name}`}
      </WalletButton>
      <FormAlert>{problem}</FormAlert>
      {note && (
        <Text fontSize="sm" lineHeight="normal" color="fg.muted">
          {note}
        </Text>
      )}
    </Grid>
  );
}
