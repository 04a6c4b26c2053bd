import { Link as ChakraLink, Container, Stack } from '@chakra-ui/react';
import { Component, type ElementType, type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { useOpenLinks } from '#lib/site/useSite.ts';
import { errorPage } from '#theme/recipes/layouts.ts';
import { TextLink } from '#ui/Links.tsx';
import { PageHead, PageTitle } from '#ui/PageHead.tsx';

export function ErrorFrame({ as, children }: { as?: ElementType; children: ReactNode }) {
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
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorFrame>
        <p>An error occurred while showing the error page</p>
        <ChakraLink href="/">Go back to home</ChakraLink>
      </ErrorFrame>
    );
  }
}

/** The body of a loader's 404 that does not concern the catalog. */
export const UNKNOWN_ROUTE = 'unknown-route';

const HOME = { to: '/', text: 'Return to Home Page.' };
const LINKS = [HOME, { to: '/selling-consignment', text: 'Go to "Sell To Us" page.' }];

const reload = () => window.location.reload();

/**
 * The error as a text for shoppers. The cause is logged by the server and never shown. After a failure, its links load
 * full pages, because they must work when client-side routing does not, and the page loads again when a lost connection
 * is back.
 */
export function ErrorMessage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const openLinks = useOpenLinks(LINKS);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isMissing]);
  const isUnknown = isMissing && error.data === UNKNOWN_ROUTE;
  const missing = isUnknown
    ? { heading: 'This page could not be found', links: [HOME] }
    : { heading: "Oops! We can't seem to find the page you're looking for.", links: openLinks };
  const failed = {
    heading: 'Something went wrong.',
    links: [{ to: pathname + search, text: 'Try again' }, HOME],
  };
  const { heading, links } = isMissing ? missing : failed;
  return (
    <>
      <PageHead title={isMissing ? 'Page not found' : 'Something went wrong'} canonical={null} />
      <PageTitle maxWidth="18em">{heading}</PageTitle>
      {!isMissing && (
        <p>The page could not be shown. Check your connection, or try again in a moment.</p>
      )}
      <Stack as="ul" gap="5">
        {links.map(({ to, text }) => (
          <li key={text}>
            <TextLink to={to} reloadDocument={!isMissing}>
              {text}
            </TextLink>
          </li>
        ))}
      </Stack>
    </>
  );
}
