import { ItemsPage } from '../items/ItemsPage.tsx';
import { CustomersOnly, SellPage } from '../shared/SellPage.tsx';
import { GuestShipment } from '../shipping/GuestShipment.tsx';
import { SellButton } from '../submission/SellButton.tsx';
import '../shared/sell.css';

/** The customer's items (spec §2: /sell/items). A guest may ship for somebody else here. */
export default function ItemsRoute() {
  return (
    <SellPage title="My items" heading="My items" action={<SellButton />}>
      <CustomersOnly
        text="Please sign in to see your quotes, offers and payouts."
        forGuests={<GuestShipment />}
      >
        <ItemsPage />
      </CustomersOnly>
    </SellPage>
  );
}
