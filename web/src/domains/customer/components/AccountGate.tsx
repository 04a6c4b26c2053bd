import { Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageHead, PageTitle } from '#ui/PageHead.tsx';

export function AccountGate(props: { title: string; heading?: string; children: ReactNode }) {
  const { title, heading = title, children } = props;
  return (
    <Container
      display="grid"
      gap="5"
      alignContent="start"
      justifyItems="start"
      minHeight="100svh"
      pt="12"
      pb="24"
    >
      <PageHead title={title} canonical={null} />
      <PageTitle>{heading}</PageTitle>
      {children}
    </Container>
  );
}
