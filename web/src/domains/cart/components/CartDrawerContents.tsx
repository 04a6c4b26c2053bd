import { Box, Flex, Grid } from '@chakra-ui/react';
import { formatMoney } from '#lib/format/money.ts';
import { ButtonLink } from '#ui/Links.tsx';
import { useCart } from '../CartProvider.tsx';
import type { Cart } from '../useCartCalls.ts';
import { AddedMessage, CartLines, RemovedMessage, SoldNotice } from './CartLines.tsx';
import { CartContents } from './CartStates.tsx';
import { MissingMessage } from './MissingMessage.tsx';

export function CartDrawerContents() {
  const { close } = useCart();
  return (
    <>
      <AddedMessage />
      <Box px="5">
        <MissingMessage />
        <RemovedMessage />
        <CartContents onLeave={close}>
          {({ lines }) => <CartLines lines={lines} placement="drawer" />}
        </CartContents>
      </Box>
    </>
  );
}

export function CartDrawerFooter({ cart }: { cart: Cart }) {
  const { close } = useCart();
  return (
    <Grid gap="3">
      <SoldNotice lines={cart.lines} />
      {cart.totals && (
        <Flex asChild justify="space-between" mb="1" fontVariantNumeric="tabular-nums">
          <p>
            <span>Subtotal</span>
            <span>{formatMoney(cart.totals.subtotal)}</span>
          </p>
        </Flex>
      )}
      <ButtonLink to="/checkout" onClick={close}>
        Checkout
      </ButtonLink>
      <ButtonLink variant="outline" to="/checkout/cart" onClick={close}>
        View Shopping Bag
      </ButtonLink>
    </Grid>
  );
}
