import { ItemsPage } from '../items/ItemsPage.tsx';
import type { SellItemFilter } from '../items/SellItem.generated.ts';
import { CustomersOnly, SellPage } from '../shared/SellPage.tsx';
import { SellButton } from '../submission/SellButton.tsx';
import '../shared/sell.css';

/** What is being talked about: from the question to the answer. */
const QUOTES: readonly SellItemFilter[] = [
  'NEW_QUOTE_REQUESTED',
  'QUOTE_READY_FOR_REVIEW',
  'QUOTE_DECLINED',
  'QUOTE_ACCEPTED',
  'OFFER_READY_FOR_REVIEW',
  'OFFER_DECLINED',
];

/** The customer's quotes (spec §2: /sell/index/myquotes). */
export default function QuotesRoute() {
  return (
    <SellPage title="My quotes" heading="My quotes" action={<SellButton />}>
      <CustomersOnly text="Please sign in to see your quotes.">
        <ItemsPage base={QUOTES} />
      </CustomersOnly>
    </SellPage>
  );
}
