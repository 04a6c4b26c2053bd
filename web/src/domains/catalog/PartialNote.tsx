import { Alert, Link as ChakraLink } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

/** States that part of the page could not be loaded, and offers to retry. */
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
