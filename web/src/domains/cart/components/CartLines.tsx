import { Button, chakra, Text } from '@chakra-ui/react';
import { useFocusAfterRemoval } from '#lib/browser/useFocusAfterRemoval.ts';
import { formatMoney } from '#lib/format/money.ts';
import { cartLines as styles } from '#theme/recipes/cart.ts';
import { TextLink } from '#ui/Links.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { CartLine_LineFragment } from '../Cart.generated.ts';
import { useCart } from '../CartProvider.tsx';
import { type CartItem, isSold } from '../useCartCalls.ts';

interface CartLinesProps {
  readonly lines: readonly CartLine_LineFragment[];
  readonly placement: 'drawer' | 'page';
}

export function CartLines({ lines, placement }: CartLinesProps) {
  const { problem, removeLine } = useCart();
  const list = useFocusAfterRemoval<HTMLUListElement>();
  return (
    <chakra.ul
      ref={list}
      css={styles.root}
      data-placement={placement}
      aria-label="Items in your shopping bag"
    >
      {lines.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          problem={problem?.lineId === line.id ? problem.message : null}
          onRemove={() => void removeLine(line.id, toItem(line))}
        />
      ))}
    </chakra.ul>
  );
}

/** The item to restore when a removal is undone; null for a sold one. */
function toItem(line: CartLine_LineFragment): CartItem | null {
  const { sku, name, quoteId } = line;
  return isSold(line) ? null : { id: null, sku, name, quoteId };
}

interface CartLineProps {
  readonly line: CartLine_LineFragment;
  /** Why the line could not be removed. */
  readonly problem: string | null;
  readonly onRemove: () => void;
}

function CartLine({ line, problem, onRemove }: CartLineProps) {
  return (
    <chakra.li css={styles.line} data-sold={isSold(line) || undefined}>
      <chakra.div css={styles.picture}>
        <Picture sources={{ thumbnail: line.thumbnailUrl }} size="thumbnail" alt="" />
      </chakra.div>
      <chakra.div color="fg.muted">
        {line.path ? (
          <TextLink variant="plain" css={styles.name} to={line.path}>
            {line.name}
          </TextLink>
        ) : (
          <chakra.span css={styles.name}>{line.name}</chakra.span>
        )}
        {line.productType === 'virtual' && line.quoteId && <p>Quote Id: {line.quoteId}</p>}
        <p>Quantity: {line.quantity}</p>
        {isSold(line) && <Text color="fg.error">Product is out of stock</Text>}
      </chakra.div>
      <chakra.p css={styles.price}>{formatMoney(line.price)}</chakra.p>
      <Button
        variant="plain"
        css={styles.remove}
        aria-label={`Remove Item: ${line.name}`}
        onClick={onRemove}
      >
        Remove Item
      </Button>
      {problem && (
        <Text gridColumn="2 / -1" color="fg.error" role="alert">
          {problem}
        </Text>
      )}
    </chakra.li>
  );
}
