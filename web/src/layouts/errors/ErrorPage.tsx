import { Link as ChakraLink, Container, useRecipe } from '@chakra-ui/react';
import { Component, type ElementType, type ReactNode } from 'react';
import { errorPage } from '#theme/recipes/layouts.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

/** The place of a message that stands instead of a page. */
export function ErrorFrame({ as = 'div', children }: { as?: ElementType; children: ReactNode }) {
  const recipe = useRecipe({ recipe: errorPage });
  return (
    <Container as={as} css={recipe()}>
      {children}
    </Container>
  );
}

/** The page when the shop's frame itself could not be shown: no menu, no data, only a way home. */
export function AppErrorPage({ error }: { error: unknown }) {
  return (
    <ErrorPageBoundary>
      <ErrorFrame as="main">
        <ErrorMessage error={error} />
      </ErrorFrame>
    </ErrorPageBoundary>
  );
}

/** Catches a failure of the error page. React has no hook for this, so it is the one class of the shop. */
export class ErrorPageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FallbackErrorMessage /> : this.props.children;
  }
}

/** Stands when the error page itself cannot be shown (texts of spec §2). */
function FallbackErrorMessage() {
  return (
    <ErrorFrame>
      <p>An error occurred while showing the error page</p>
      <ChakraLink href="/">Go back to home</ChakraLink>
    </ErrorFrame>
  );
}
