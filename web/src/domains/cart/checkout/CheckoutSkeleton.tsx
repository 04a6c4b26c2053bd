import { chakra, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { columns as styles } from '#theme/recipes/cart.ts';

export function CheckoutSkeleton() {
  return (
    <chakra.div role="status" css={styles.root}>
      <VisuallyHidden>Loading the checkout…</VisuallyHidden>
      <Stack gap="10" aria-hidden="true">
        <Skeleton height="30" aria-hidden />
        <Skeleton height="80" aria-hidden />
        <Skeleton height="40" aria-hidden />
      </Stack>
      <Skeleton height="90" aria-hidden />
    </chakra.div>
  );
}
