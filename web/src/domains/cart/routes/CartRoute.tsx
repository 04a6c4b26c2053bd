import { Container, chakra, Heading } from '@chakra-ui/react';
import { columns as styles } from '#theme/recipes/cart.ts';
import { Caption } from '#ui/Caption.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { CartLines } from '../components/CartLines.tsx';
import { RemovedMessage, SoldNotice } from '../components/CartMessages.tsx';
import { CartContents } from '../components/CartStates.tsx';
import { CartTotals } from '../components/CartTotals.tsx';
import { LazyExpress } from '../express/BuyNow.tsx';
import { type Cart, isSold } from '../useCartCalls.ts';

/** The cart page. The server renders it without contents because only the browser knows the cart. */
export default function CartRoute() {
  return (
    <Container minHeight="page" pt="10" pb="20">
      <PageHead title="Shopping Bag" canonical={null} />
      <PageTitle mb="6">Shopping Bag</PageTitle>
      <RemovedMessage />
      <CartContents>{(cart) => <FullCart cart={cart} />}</CartContents>
    </Container>
  );
}

function FullCart({ cart }: { cart: Cart }) {
  return (
    <chakra.div css={styles.root}>
      <CartLines lines={cart.lines} placement="page" />
      <chakra.section css={styles.aside} aria-labelledby="cart-summary">
        <Heading id="cart-summary" size="sm">
          Summary
        </Heading>
        {cart.totals ? (
          <CartTotals totals={cart.totals} />
        ) : (
          <p role="alert">We couldn’t load your total. You’ll see it at checkout.</p>
        )}
        <SoldNotice lines={cart.lines} />
        <ButtonLink size="lg" to="/checkout">
          Checkout
        </ButtonLink>
        {!cart.lines.some(isSold) && <LazyExpress prepare={async () => cart.id} />}
        <Caption>
          Each item is one of a kind and isn’t reserved until you complete checkout.
        </Caption>
      </chakra.section>
    </chakra.div>
  );
}
