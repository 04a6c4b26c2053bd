import { Link as ChakraLink, chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { formatMoney } from '#lib/format/money.ts';
import { orderLines } from '#theme/recipes/orders.ts';
import { slotStyles } from '#theme/slotStyles.ts';
import { Picture } from '#ui/Picture.tsx';

export interface OrderLine {
  readonly key: string;
  readonly name: string;
  /** Null if there is no product page. */
  readonly path?: string | null | undefined;
  readonly thumbnail: string | null | undefined;
  /** Texts below the name, one per line. */
  readonly notes: readonly (string | false | null)[];
  /** The price of the whole line. */
  readonly price: { readonly amount: string };
}

export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const styles = slotStyles(orderLines);
  return (
    <chakra.ul css={styles.root}>
      {lines.map(({ key, name, path, thumbnail, notes, price }) => (
        <chakra.li key={key} css={styles.line}>
          <Picture sources={{ thumbnail }} size="thumbnail" alt="" />
          <chakra.div css={styles.text}>
            {path ? (
              <ChakraLink asChild variant="plain" css={styles.name}>
                <Link to={path}>{name}</Link>
              </ChakraLink>
            ) : (
              <chakra.span css={styles.name}>{name}</chakra.span>
            )}
            {notes.filter(Boolean).map((note) => (
              <Text key={note || ''} textStyle="caption" color="fg.muted">
                {note}
              </Text>
            ))}
          </chakra.div>
          <chakra.span css={styles.price}>{formatMoney(price)}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
