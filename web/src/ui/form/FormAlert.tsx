import { Alert, Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * What happened to the whole form. A failure is read out at once; good news politely. A live region must be in the page
 * before its text is, so the region stays and only the alert comes and goes; empty, it takes no place in a grid.
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
