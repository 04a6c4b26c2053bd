import { Container } from '@chakra-ui/react';
import { useSite } from '#lib/site/useSite.ts';
import { Caption } from '#ui/Caption.tsx';
import { TextLink } from '#ui/Links.tsx';
import { PageHead, PageTitle } from '#ui/PageHead.tsx';
import { BalanceCheck } from '../BalanceCheck.tsx';

export default function GiftCardBalanceRoute() {
  const { url } = useSite();
  return (
    <Container pt="12" pb="24" minHeight="80vh">
      <PageHead title="Gift card balance" canonical={`${url}/gift-card-balance`} />
      <PageTitle>Gift card balance</PageTitle>
      <Caption mt="3">
        The cards of your account are under <TextLink to="/account/gift-cards">Gift Cards</TextLink>
        .
      </Caption>
      <BalanceCheck />
    </Container>
  );
}
