import { chakra, useBreakpointValue } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { columns as styles } from '#theme/recipes/cart.ts';

interface ColumnsProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly hidden?: boolean;
}

/**
 * The form with the order summary: after it on wide screens, where it is the second column, and otherwise before it, so
 * that the Tab key follows the layout. The form keeps its place because a moved frame of card fields would be emptied.
 */
export function CheckoutColumns({ summary, children, hidden = false }: ColumnsProps) {
  const isWide = useBreakpointValue({ base: false, lg: true }, { ssr: false });
  return (
    <chakra.div css={styles.root} hidden={hidden}>
      {!isWide && summary}
      {children}
      {isWide && summary}
    </chakra.div>
  );
}
