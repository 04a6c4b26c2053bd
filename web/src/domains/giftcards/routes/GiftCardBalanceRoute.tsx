import { useSite } from '../../../shared/useSite.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BalanceCheck } from '../components/BalanceCheck.tsx';
import '../giftcards.css';

/** What any gift card is worth, for guests too. */
export default function GiftCardBalanceRoute() {
  const { url } = useSite();
  return (
    <div className="e-wrap e-gift-page">
      <PageHead title="Gift card balance" canonical={`${url}/gift-card-balance`} />
      <h1 className="e-title">Gift card balance</h1>
      <p className="e-fact">
        The cards of your account are under <TextLink to="/account/gift-cards">Gift Cards</TextLink>
        .
      </p>
      <BalanceCheck />
    </div>
  );
}
