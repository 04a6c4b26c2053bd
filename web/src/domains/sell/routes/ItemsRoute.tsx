import { PageHead } from '#ui/PageHead.tsx';
import { ItemsPage } from '../items/ItemsPage.tsx';
import { CustomersOnly } from '../shared/CustomersOnly.tsx';
import { GuestShipment } from '../shipping/GuestShipment.tsx';
import { SellButton } from '../submission/SellButton.tsx';
import '../shared/sell.css';

/** The customer's items (spec §2: /sell/items). A guest may ship for somebody else here. */
export default function ItemsRoute() {
  return (
    <div className="e-wrap e-sell-page">
      <PageHead title="My items" canonical={null} />
      <p className="e-eyebrow">Sell to us</p>
      <div className="e-sell-head">
        <h1 className="e-title">My items</h1>
        <SellButton />
      </div>
      <CustomersOnly
        text="Please sign in to see your quotes, offers and payouts."
        forGuests={<GuestShipment />}
      >
        <ItemsPage />
      </CustomersOnly>
    </div>
  );
}
