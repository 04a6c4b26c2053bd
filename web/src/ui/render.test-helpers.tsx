import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { system } from '#theme/system.ts';

/** What a component needs of the root: the shop's theme. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

/** Renders a component as a page would, with the shop's theme around it. */
export function renderWithTheme(element: ReactElement): RenderResult {
  return render(element, { wrapper: ThemeProvider });
}
