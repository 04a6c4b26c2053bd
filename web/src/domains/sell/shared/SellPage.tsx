import { Button, Container, Flex, Heading, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { session, useSession } from '#apollo/session/session.ts';
import { sellPage } from '#theme/recipes/sell.ts';
import { Eyebrow } from '#ui/Caption.tsx';
import { PageHead } from '#ui/PageHead.tsx';

interface SellPageProps {
  /** The document's title. The page is not indexed. */
  readonly title: string;
  /** The page's heading; omitted if the contents have their own. */
  readonly heading?: string;
  /** Rendered at the end of the heading's line. */
  readonly action?: ReactNode;
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** The frame of a page of the selling area. */
export function SellPage({ title, heading, action, isNarrow = false, children }: SellPageProps) {
  return (
    <Container css={[sellPage.root, isNarrow ? sellPage.narrow : {}]}>
      <PageHead title={title} canonical={null} />
      {heading && (
        <>
          <Eyebrow>Sell to us</Eyebrow>
          <Flex wrap="wrap" align="center" justify="space-between" gap="4">
            <Heading as="h1" size="2xl">
              {heading}
            </Heading>
            {action}
          </Flex>
        </>
      )}
      {children}
    </Container>
  );
}

/** Buttons side by side, stacked on phones. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <Stack direction={{ base: 'column', sm: 'row' }} wrap="wrap" align={{ sm: 'center' }} gap="3">
      {children}
    </Stack>
  );
}

/** Renders the children for a customer. A guest sees a sign-in button and `forGuests` below it. */
export function CustomersOnly(props: {
  /** Why signing in is required. */
  text: string;
  forGuests?: ReactNode;
  children: ReactNode;
}) {
  const { status } = useSession();
  if (status === 'customer') return props.children;
  if (status === 'unknown') return <Skeleton height="80" aria-hidden />;
  return (
    <>
      <p>{props.text}</p>
      <Actions>
        <Button onClick={() => session.askToSignIn()}>Sign In</Button>
        <Button variant="outline" onClick={() => session.askToSignIn({ dialog: 'CREATE_ACCOUNT' })}>
          Create an Account
        </Button>
      </Actions>
      {props.forGuests}
    </>
  );
}
