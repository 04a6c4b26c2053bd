import { Container, chakra, Heading } from '@chakra-ui/react';
import { formatMoney } from '#lib/format/money.ts';
import { columns as styles } from '#theme/recipes/cart.ts';
import { Caption } from '#ui/Caption.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { PageHead, PageTitle } from '#ui/PageHead.tsx';
import { SumRow, Sums } from '#ui/Sums.tsx';
import type { CartTotals_TotalsFragment } from '../Cart.generated.ts';
import { CartLines, RemovedMessage, SoldNotice } from '../components/CartLines.tsx';
import { CartContents } from '../components/CartStates.tsx';
import { MissingMessage } from '../components/MissingMessage.tsx';
import { LazyExpress } from '../express/BuyNow.tsx';
import { type Cart, isSold } from '../useCartCalls.ts';

/** The cart page. The server renders it without contents because only the browser knows the cart. */
export default function CartRoute() {
  return (
    <Container minHeight="page" pt="12" pb="24">
      <PageHead title="Shopping Bag" canonical={null} />
      <PageTitle mb="6">Shopping Bag</PageTitle>
      <MissingMessage />
      <RemovedMessage />
      <CartContents>{(cart) => <FullCart cart={cart} />}</CartContents>
    </Container>
  );
}

function FullCart({ cart }: { cart: Cart }) {
  return (
    <chakra.div css={[styles.root, styles.bag]}>
      <CartLines lines={cart.lines} placement="page" />
      <chakra.section css={styles.aside} aria-labelledby="cart-summary">
        <Heading id="cart-summary" size="sm">
          Summary
        </Heading>
        {cart.totals ? (
          <CartTotals
            totals={cart.totals}
            isVirtual={cart.lines.every(({ productType }) => productType === 'virtual')}
          />
        ) : (
          <p role="alert">We couldn’t load your total. You’ll see it at checkout.</p>
        )}
        <SoldNotice lines={cart.lines} />
        <ButtonLink size="lg" to="/checkout">
          Checkout
        </ButtonLink>
        {!cart.lines.some(isSold) && <LazyExpress prepare={async () => cart.id} />}
        <Caption>Items aren’t reserved until you complete checkout.</Caption>
      </chakra.section>
    </chakra.div>
  );
}

type Sum = CartTotals_TotalsFragment['subtotal'];

const isZero = (sum: Sum) => Number(sum.amount) === 0;

/** Totals with a fixed place; others, such as gift cards, are shown with the back end's label. */
const OWN_LINE = new Set(['subtotal', 'discount', 'shipping', 'tax', 'grand_total']);

interface CartTotalsProps {
  readonly totals: CartTotals_TotalsFragment;
  /** The cart contains only quotes, which are not shipped. */
  readonly isVirtual?: boolean;
}

export function CartTotals({ totals, isVirtual = false }: CartTotalsProps) {
  const { subtotal, discount, shipping, tax, grandTotal } = totals;
  const later = 'Calculated at checkout';
  const others = totals.segments.filter(({ code, value }) => !OWN_LINE.has(code) && !isZero(value));
  return (
    <Sums>
      <SumRow label="Subtotal">{formatMoney(subtotal)}</SumRow>
      {!isZero(discount) && <SumRow label="Discount">{formatMoney(discount)}</SumRow>}
      {!isVirtual && (
        <SumRow label="Shipping">{isZero(shipping) ? later : formatMoney(shipping)}</SumRow>
      )}
      <SumRow label="Tax">{isZero(tax) ? later : formatMoney(tax)}</SumRow>
      {others.map(({ code, title, value }) => (
        <SumRow key={code} label={title}>
          {formatMoney(value)}
        </SumRow>
      ))}
      <SumRow label="Total" isTotal>
        {formatMoney(grandTotal)}
      </SumRow>
    </Sums>
  );
}
