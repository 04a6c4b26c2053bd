import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { getSystem } from '#theme/system.ts';

/** Provides the shop's theme. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={getSystem()}>{children}</ChakraProvider>;
}

/** Renders a component with the shop's theme. */
export function renderWithTheme(element: ReactElement): RenderResult {
  return render(element, { wrapper: ThemeProvider });
}
