import { chakra, Skeleton } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { productGrid as styles } from '#theme/recipes/catalog.ts';

export function ProductGrid(props: ComponentProps<typeof chakra.ul>) {
  return <chakra.ul {...props} css={[styles.root, styles.cards, props.css]} />;
}

/** Placeholder cards of the final size. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <ProductGrid aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
        <li key={index}>
          <chakra.article pb="14">
            <Skeleton data-part="media" />
            <Skeleton height="3.5" mb="2.5" width="2/5" />
            <Skeleton height="3.5" mb="2.5" />
          </chakra.article>
        </li>
      ))}
    </ProductGrid>
  );
}
