import { Container, Flex, Skeleton, Stack, type StackProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSession } from '#apollo/session/session.ts';
import { SignInButtons } from '#domains/customer/index.ts';
import { sellPage } from '#theme/recipes/sell.ts';
import { Eyebrow } from '#ui/Caption.tsx';
import { PageHead, PageTitle } from '#ui/PageHead.tsx';

/** The frame of a page that is not indexed. Without `heading`, the contents have their own. */
export function SellPage(props: {
  title: string;
  heading?: string;
  action?: ReactNode;
  isNarrow?: boolean;
  children: ReactNode;
}) {
  const { title, heading, action, isNarrow = false, children } = props;
  return (
    <Container css={[sellPage.root, isNarrow ? sellPage.narrow : {}]}>
      <PageHead title={title} canonical={null} />
      {heading && (
        <>
          <Eyebrow>Sell to us</Eyebrow>
          <Flex wrap="wrap" align="baseline" rowGap="2" columnGap="6">
            {/* On a phone, the title has two lines rather than the action below it. */}
            <PageTitle flex="1 1 10rem">{heading}</PageTitle>
            {action}
          </Flex>
        </>
      )}
      {children}
    </Container>
  );
}

/** Buttons side by side, stacked on phones. */
export function Actions(props: StackProps) {
  return (
    <Stack
      direction={{ base: 'column', sm: 'row' }}
      wrap="wrap"
      align={{ sm: 'center' }}
      gap="3"
      {...props}
    />
  );
}

/** Renders the children for a customer. A guest sees a sign-in button and `forGuests` below it. */
export function CustomersOnly(props: { text: string; forGuests?: ReactNode; children: ReactNode }) {
  const { status } = useSession();
  if (status === 'customer') return props.children;
  if (status === 'unknown') return <Skeleton height="80" aria-hidden />;
  return (
    <>
      <p>{props.text}</p>
      <SignInButtons />
      {props.forGuests}
    </>
  );
}
