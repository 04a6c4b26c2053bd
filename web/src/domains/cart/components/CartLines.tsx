import { Button, chakra, Text } from '@chakra-ui/react';
import { useFocusAfterRemoval } from '#lib/browser/useFocusAfterRemoval.ts';
import { cartLines as styles } from '#theme/recipes/cart.ts';
import { LineItem } from '#ui/LineItem.tsx';
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
    <LineItem
      isCompact
      isSold={isSold(line)}
      thumbnail={line.thumbnailUrl}
      name={line.name}
      to={line.path}
      price={line.price}
    >
      <chakra.div color="fg.muted">
        {line.productType === 'virtual' && line.quoteId && <p>Quote Id: {line.quoteId}</p>}
        <p>Quantity: {line.quantity}</p>
      </chakra.div>
      {isSold(line) && <Text color="fg.error">Product is out of stock</Text>}
      <Button
        variant="plain"
        css={styles.remove}
        aria-label={`Remove Item: ${line.name}`}
        onClick={onRemove}
      >
        Remove Item
      </Button>
      {problem && (
        <Text color="fg.error" role="alert">
          {problem}
        </Text>
      )}
    </LineItem>
  );
}
