import { useApolloClient } from '@apollo/client/react';
import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useFocusAfterRemoval } from '#lib/browser/useFocusAfterRemoval.ts';
import { cartLines as styles } from '#theme/recipes/cart.ts';
import { LineItem } from '#ui/LineItem.tsx';
import type { CartLine_LineFragment } from '../Cart.generated.ts';
import { useCart } from '../CartProvider.tsx';
import { type CartItem, isSold } from '../useCartCalls.ts';
import { expectRemoval } from './MissingMessage.tsx';

interface CartLinesProps {
  readonly lines: readonly CartLine_LineFragment[];
  readonly placement: 'drawer' | 'page';
}

export function CartLines({ lines, placement }: CartLinesProps) {
  const { cache } = useApolloClient();
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
          onRemove={() => {
            expectRemoval(cache, line.id);
            void removeLine(line.id, toItem(line));
          }}
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

/** The live region exists before its text; otherwise screen readers would not announce it. */
export function AddedMessage() {
  const { addedName, cart } = useCart();
  const [name, setName] = useState<string | null>(null);
  // The cart can have been ordered in another tab.
  const current = cart && cart.lines.length > 0 ? addedName : null;
  useEffect(() => setName(current), [current]);
  return (
    <div role="status">
      {name !== null && (
        <Text textStyle="caption" px="5" py="4" bg="bg.subtle" borderBottom="line">
          {`${name} was added to your shopping bag. Please note item is not reserved for you until checkout is completed.`}
        </Text>
      )}
    </div>
  );
}

/** Announces the last removal while it can be undone, or why the undo failed. */
export function RemovedMessage() {
  const { removed, problem, undoRemoval } = useCart();
  const region = useRef<HTMLDivElement>(null);
  const failure = problem?.lineId === null ? problem.message : null;
  return (
    <Box ref={region} role="status" tabIndex={-1} outline="0">
      {removed && (
        <HStack css={styles.removed} textStyle="caption">
          <span>{removed.name} was removed.</span>
          <Button
            variant="plain"
            minWidth="target"
            justifyContent="flex-end"
            onClick={() => {
              // The button disappears.
              region.current?.focus();
              void undoRemoval(removed);
            }}
          >
            Undo
          </Button>
        </HStack>
      )}
      {failure && <Text color="fg.error">{failure}</Text>}
    </Box>
  );
}

export function SoldNotice({ lines }: { lines: readonly CartLine_LineFragment[] }) {
  const sold = lines.filter(isSold).length;
  if (sold === 0) return null;
  const items = sold === 1 ? 'One item is' : `${sold} items are`;
  return (
    <Text textStyle="caption" color="fg.error">
      {items} out of stock. Remove what is sold to check out the rest.
    </Text>
  );
}
