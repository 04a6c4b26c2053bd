import { Link as ChakraLink, Container, Heading } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useSite } from '#lib/site/useSite.ts';
import { Caption } from '#ui/Caption.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { BalanceCheck } from '../BalanceCheck.tsx';

export default function GiftCardBalanceRoute() {
  const { url } = useSite();
  return (
    <Container pt="12" pb="24" minHeight="80vh">
      <PageHead title="Gift card balance" canonical={`${url}/gift-card-balance`} />
      <Heading as="h1" size="2xl">
        Gift card balance
      </Heading>
      <Caption mt="3">
        The cards of your account are under{' '}
        <ChakraLink asChild>
          <Link to="/account/gift-cards">Gift Cards</Link>
        </ChakraLink>
        .
      </Caption>
      <BalanceCheck />
    </Container>
  );
}
