import { EmptyNote } from '#ui/EmptyNote.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Records } from '#ui/Records.tsx';
import { BalanceCheck } from '../BalanceCheck.tsx';
import { GiftCardRow } from '../GiftCardRow.tsx';
import { useGiftCardsQuery } from '../GiftCards.generated.ts';

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
            <EmptyNote
              title="No gift cards yet"
              link={{ to: '/latest-arrivals', text: 'Shop new arrivals' }}
            >
              Your gift cards, and store credit for items you sell, appear here.
            </EmptyNote>
          )
        }
      </Loadable>
      <BalanceCheck />
    </>
  );
}
