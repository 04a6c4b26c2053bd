import { ItemsPage } from '../items/ItemsPage.tsx';
import type { SellItemFilter } from '../items/SellItem.generated.ts';
import { LiveUpdates } from '../shared/LiveUpdates.tsx';
import { CustomersOnly, SellPage } from '../shared/SellPage.tsx';
import { SellButton } from '../submission/SellButton.tsx';

/** From the request to the owner's decision. */
const QUOTES: readonly SellItemFilter[] = [
  'NEW_QUOTE_REQUESTED',
  'QUOTE_READY_FOR_REVIEW',
  'QUOTE_DECLINED',
  'QUOTE_ACCEPTED',
  'OFFER_READY_FOR_REVIEW',
  'OFFER_DECLINED',
];

export default function QuotesRoute() {
  return (
    <SellPage title="My Quotes" heading="My Quotes" action={<SellButton />}>
      <CustomersOnly text="Please sign in to see your quotes.">
        <LiveUpdates>
          <ItemsPage base={QUOTES} />
        </LiveUpdates>
      </CustomersOnly>
    </SellPage>
  );
}
