import { useGiftCardsQuery } from '../../../generated/hooks/GiftCards.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyNote } from '../../../ui/EmptyNote.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { BalanceCheck } from '../components/BalanceCheck.tsx';
import { GiftCardRow } from '../components/GiftCardRow.tsx';
import '../giftcards.css';

/** The customer's gift cards, and what any other card is worth. */
export default function GiftCardsRoute() {
  const question = useGiftCardsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHead title="Gift Cards" canonical={null} />
      <h1 className="e-heading">Gift Cards</h1>
      <Loadable question={question}>
        {({ giftCards }) =>
          giftCards.length > 0 ? (
            <ul className="e-records">
              {giftCards.map((card) => (
                <GiftCardRow key={card.code} card={card} />
              ))}
            </ul>
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
      action={<ButtonLink to="/latest-arrivals">See what has just come in</ButtonLink>}
    >
      Cards that belong to your account, and store credit for what you sell, appear here.
    </EmptyNote>
  );
}
