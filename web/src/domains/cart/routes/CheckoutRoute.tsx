import { Container } from '@chakra-ui/react';
import { PageHead, PageTitle } from '#ui/PageHead.tsx';
import { useCart } from '../CartProvider.tsx';
import { CheckoutContents } from '../checkout/CheckoutContents.tsx';
import { CheckoutSkeleton } from '../components/CartStates.tsx';
import { MissingMessage } from '../components/MissingMessage.tsx';

/** The checkout page. The server renders only its frame because only the browser knows the cart. */
export default function CheckoutRoute() {
  const { status } = useCart();
  return (
    <Container minHeight="page" pt="8" pb="24">
      <PageHead title="Checkout" canonical={null} />
      <PageTitle mb="7">Checkout</PageTitle>
      <MissingMessage />
      {status === 'starting' ? <CheckoutSkeleton /> : <CheckoutContents />}
    </Container>
  );
}
