import { Container, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageHead } from '#ui/PageHead.tsx';

interface AccountGateProps {
  readonly title: string;
  readonly heading?: string;
  readonly children: ReactNode;
}

/** A page for guests around sign-in and sign-out. */
export function AccountGate({ title, heading = title, children }: AccountGateProps) {
  return (
    <Container
      display="grid"
      gap="5"
      alignContent="start"
      justifyItems="start"
      minHeight="100svh"
      py={{ base: '12', md: '24' }}
    >
      <PageHead title={title} canonical={null} />
      <Heading as="h1" size="2xl">
        {heading}
      </Heading>
      {children}
    </Container>
  );
}

/** Buttons side by side. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <Flex wrap="wrap" gap="3">
      {children}
    </Flex>
  );
}
