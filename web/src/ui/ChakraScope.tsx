import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { system } from '../theme/system.ts';

/**
 * Where Chakra's parts can be used: wrap the part or the page that needs them (a dialog, a drawer, a long form). It is
 * not in the root, so that the first page does not carry Chakra.
 */
export function ChakraScope({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
