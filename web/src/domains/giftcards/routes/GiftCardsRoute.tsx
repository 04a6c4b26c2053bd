import { Button } from '@chakra-ui/react';
import { Link } from 'react-router';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Records } from '#ui/Records.tsx';
import { BalanceCheck } from '../BalanceCheck.tsx';
import { GiftCardRow } from '../GiftCardRow.tsx';
import { useGiftCardsQuery } from '../GiftCards.generated.ts';

/** The customer's gift cards, and what any other card is worth. */
export default function GiftCardsRoute() {
  const query = useGiftCardsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHeading title="Gift Cards" />
      <Loadable question={query}>
        {({ giftCards }) =>
          giftCards?.length ? (
            <Records>
              {giftCards.map((card) => (
                <GiftCardRow key={card.code} card={card} />
              ))}
            </Records>
          ) : (
            <NoCards />
          )
        }
      </Loadable>
      <BalanceCheck />
    </>
  );
}

function NoCards() {
  return (
    <EmptyNote
      title="No gift cards yet"
      action={
        <Button asChild>
          <Link to="/latest-arrivals">See what has just come in</Link>
        </Button>
      }
    >
      Your gift cards, and store credit for items you sell, appear here.
    </EmptyNote>
  );
}
