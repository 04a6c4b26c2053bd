import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { CheckoutAccount, CheckoutCountries } from '../../../generated/documents.ts';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { usePaymentProviders } from '../../payments/index.ts';
import { BagProblem } from '../components/BagProblem.tsx';
import { ExpressReview } from '../express/ExpressReview.tsx';
import { forgetExpress, readExpress } from '../express/expressPayment.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { type OpenCart, useOpenCart } from './useOpenCart.ts';

/** A bag that can be ordered: the last look at what a wallet has approved already, or the form. */
export function OpenCheckout({ cartId }: { cartId: string }) {
  const open = useOpenCart(cartId);
  const [express, setExpress] = useState(() => readExpress(cartId));
  const [notice, setNotice] = useState('');
  const { cart, owner, backend, hasFailed, read } = open;
  if (!express) {
    return (
      <>
        <FormAlert>{notice}</FormAlert>
        <FormCheckout cartId={cartId} open={open} />
      </>
    );
  }
  if (hasFailed) return <BagProblem onRetry={read} />;
  if (!cart) return <CheckoutSkeleton />;
  const end = (why: string) => {
    forgetExpress();
    setNotice(why);
    setExpress(null);
    void backend.read().catch(() => null);
  };
  return <ExpressReview {...{ express, cart, owner }} onEnd={end} />;
}

function FormCheckout({ cartId, open }: { cartId: string; open: OpenCart }) {
  const { cart, owner, backend, hasFailed, read } = open;
  const countries = useQuery(CheckoutCountries);
  const account = useQuery(CheckoutAccount, { skip: owner === 'guest' });
  const { providers, isLoading, error, retry } = usePaymentProviders();
  if (hasFailed || countries.error || account.error || error) {
    const again = () => {
      read();
      void countries.refetch();
      if (owner === 'customer') void account.refetch();
      void retry();
    };
    return <BagProblem onRetry={again} />;
  }
  if (!cart || !countries.data || isLoading || (owner === 'customer' && !account.data)) {
    return <CheckoutSkeleton />;
  }
  const customer = account.data?.customer ?? null;
  return (
    <CheckoutScreen
      key={`${owner} ${cartId}`}
      {...{ cart, owner, backend, providers }}
      countries={countries.data.countries}
      account={owner === 'customer' ? customer : null}
    />
  );
}
