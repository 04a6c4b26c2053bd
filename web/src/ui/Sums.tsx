import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { sums as styles } from '#theme/recipes/cart.ts';

export function Sums(props: ComponentProps<typeof chakra.dl>) {
  return <chakra.dl css={styles.root} {...props} />;
}

interface SumRowProps {
  readonly label: ReactNode;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

export function SumRow({ label, isTotal = false, children }: SumRowProps) {
  return (
    <chakra.div css={styles.row} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <chakra.dd css={styles.value}>{children}</chakra.dd>
    </chakra.div>
  );
}
