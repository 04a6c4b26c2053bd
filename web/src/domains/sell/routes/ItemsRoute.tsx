import { ItemsPage } from '../items/ItemsPage.tsx';
import { GuestShipment } from '../shipping/GuestShipment.tsx';

/** The customer's items at /sell/items. Guests can create a shipment for an owner here. */
export default function ItemsRoute() {
  return (
    <ItemsPage
      title="My items and quotes"
      text="Please sign in to see your quotes, offers and payouts."
      forGuests={<GuestShipment />}
    />
  );
}
