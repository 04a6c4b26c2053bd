import { ItemsPage } from '../items/ItemsPage.tsx';
import { LiveUpdates } from '../shared/LiveUpdates.tsx';
import { CustomersOnly, SellPage } from '../shared/SellPage.tsx';
import { GuestShipment } from '../shipping/GuestShipment.tsx';
import { SellButton } from '../submission/SellButton.tsx';

/** The customer's items at /sell/items. Guests can create a shipment for an owner here. */
export default function ItemsRoute() {
  return (
    <SellPage title="My items and quotes" heading="My items and quotes" action={<SellButton />}>
      <CustomersOnly
        text="Please sign in to see your quotes, offers and payouts."
        forGuests={<GuestShipment />}
      >
        <LiveUpdates>
          <ItemsPage />
        </LiveUpdates>
      </CustomersOnly>
    </SellPage>
  );
}
