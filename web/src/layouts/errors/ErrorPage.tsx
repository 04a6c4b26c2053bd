import { Link as ChakraLink, Container } from '@chakra-ui/react';
import { Component, type ElementType, type ReactNode } from 'react';
import { errorPage } from '#theme/recipes/layouts.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

/** The container of a message shown instead of a page. */
export function ErrorFrame({ as = 'div', children }: { as?: ElementType; children: ReactNode }) {
  return (
    <Container as={as} css={errorPage.root}>
      {children}
    </Container>
  );
}

/** The error page without the shop's frame: no menu and no data, only a link to the home page. */
export function AppErrorPage({ error }: { error: unknown }) {
  return (
    <ErrorPageBoundary>
      <ErrorFrame as="main">
        <ErrorMessage error={error} />
      </ErrorFrame>
    </ErrorPageBoundary>
  );
}

/** Catches errors of the error page itself. A class, because React has no hook for error boundaries. */
export class ErrorPageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FallbackErrorMessage /> : this.props.children;
  }
}

/** Shown when the error page cannot be rendered. */
function FallbackErrorMessage() {
  return (
    <ErrorFrame>
      <p>An error occurred while showing the error page</p>
      <ChakraLink href="/">Go back to home</ChakraLink>
    </ErrorFrame>
  );
}
