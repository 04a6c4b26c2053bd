import { Button, chakra, Grid, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { counted } from '#lib/format/counts.ts';
import { formatMoney, fromCents, toCents } from '#lib/format/money.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { orderSummary as styles } from '#theme/recipes/cart.ts';
import { LineItem } from '#ui/LineItem.tsx';
import { isSold } from '../../useCartCalls.ts';
import type { CheckoutCart } from '../useCheckoutCalls.ts';
import type { Codes } from './CodeBox.tsx';
import { CodeBox } from './CodeBox.tsx';
import { Totals, type TotalsState } from './Totals.tsx';

/** The total as text for screen readers and the collapsed summary. */
function totalText(cart: CheckoutCart, state: TotalsState): string {
  if (state === 'updating') return 'Updating the total…';
  const sums = cart.totals;
  if (!sums) return '';
  if (state === 'final') return `Total ${formatMoney(sums.grandTotal)}`;
  return `Subtotal ${formatMoney(sums.subtotal)}`;
}

interface SummaryProps {
  readonly cart: CheckoutCart;
  readonly totals: TotalsState;
  /** Null when codes can no longer be changed. */
  readonly codes: Codes | null;
}

export function OrderSummary({ cart, totals, codes }: SummaryProps) {
  const features = useFeatures();
  const [isOpen, setIsOpen] = useState(false);
  const coupon = cart.totals?.couponCode;
  const giftCards = cart.totals?.giftCards?.map(({ code }) => code) ?? codes?.giftCards ?? [];
  const text = totalText(cart, totals);
  const items = counted(cart.lines.length, 'item');
  const contents = codes ? `${items} or add a coupon` : items;
  return (
    <chakra.section css={styles.root} aria-labelledby="summary-title">
      <Heading id="summary-title" size="sm">
        Your order
      </Heading>
      <Button
        variant="plain"
        css={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="summary-body"
        onClick={() => setIsOpen(!isOpen)}
      >
        <chakra.span css={styles.toggleText}>{isOpen ? 'Hide' : `Show ${contents}`}</chakra.span>
        <chakra.span css={styles.toggleTotal}>{text}</chakra.span>
      </Button>
      <chakra.div id="summary-body" css={styles.body} data-open={isOpen || undefined}>
        <Lines lines={cart.lines} />
        {codes && (
          <Grid gap="4" py="4.5" borderBlock="line">
            <CodeBox kind="coupon" codes={codes} applied={coupon ? [coupon] : []} />
            {features.has('GIFT_CARDS') && (
              <CodeBox kind="giftCard" codes={codes} applied={giftCards} />
            )}
          </Grid>
        )}
        <Totals cart={cart} state={totals} />
      </chakra.div>
      <VisuallyHidden role="status">
        {totals !== 'open' && totals !== 'unsent' && text}
      </VisuallyHidden>
    </chakra.section>
  );
}

function Lines({ lines }: Pick<CheckoutCart, 'lines'>) {
  return (
    <Grid as="ul" gap="4" aria-label="Items in your order">
      {lines.map((line) => (
        <LineItem
          key={line.id}
          isCompact
          isSold={isSold(line)}
          thumbnail={line.thumbnailUrl}
          name={line.name}
          price={fromCents(toCents(line.price) * line.quantity)}
          py="0"
          borderBottom="0"
        >
          {line.quantity > 1 && <Text color="fg.muted">Quantity: {line.quantity}</Text>}
          {isSold(line) && <Text color="fg.error">Product is out of stock</Text>}
        </LineItem>
      ))}
    </Grid>
  );
}
