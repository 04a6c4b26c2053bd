import { Alert, Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * The result of the whole form. Failures are announced assertively, successes politely. A live region must exist before
 * its text, so the region is always rendered; while empty, it takes no space in a grid.
 */
export function FormAlert(props: { tone?: 'bad' | 'good'; children: ReactNode }) {
  const { tone = 'bad', children } = props;
  return (
    <Box role={tone === 'bad' ? 'alert' : 'status'} _empty={{ position: 'absolute' }}>
      {children && (
        <Alert.Root status={tone === 'bad' ? 'error' : 'success'} role="presentation">
          <Alert.Content>{children}</Alert.Content>
        </Alert.Root>
      )}
    </Box>
  );
}
