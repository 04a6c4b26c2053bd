import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { sums as styles } from '#theme/recipes/cart.ts';

/** A list of totals, consisting of `SumRow`s. */
export function Sums(props: ComponentProps<typeof chakra.dl>) {
  return <chakra.dl css={styles.root} {...props} />;
}

interface SumRowProps {
  readonly label: ReactNode;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

/** One total: its name and the amount, or a text if it is unknown. */
export function SumRow({ label, isTotal = false, children }: SumRowProps) {
  return (
    <chakra.div css={styles.row} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <chakra.dd css={styles.value}>{children}</chakra.dd>
    </chakra.div>
  );
}
