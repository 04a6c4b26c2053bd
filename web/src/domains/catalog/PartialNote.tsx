import { Alert, Link as ChakraLink } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

export function PartialNote({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Alert.Root role="note" mb="7">
      <Alert.Content>
        <p>
          {children} <ChakraLink href={pathname + search}>Try again</ChakraLink>
        </p>
      </Alert.Content>
    </Alert.Root>
  );
}
