import { useState } from 'react';
import { Link, redirect, useParams } from 'react-router';
import { Dialog } from '#ui/Dialog.tsx';
import { ItemDetails } from '../items/ItemDetails.tsx';
import { CustomersOnly, SellPage } from '../shared/SellPage.tsx';
import { Shipment, type ShipmentView, shipmentTitle } from '../shipping/Shipment.tsx';
import type { Route } from './+types/ItemRoute.ts';
import '../shared/sell.css';

/** Without an id the address means the page above it. */
export const loader = ({ params }: Route.LoaderArgs) => {
  if (!params.id) throw redirect('/sell/items');
  return null;
};

/** One item of the customer's (spec §2: /sell/index/index/id/{id}). */
export default function ItemRoute() {
  const { id = '' } = useParams();
  const [shipping, setShipping] = useState<ShipmentView | null>(null);
  return (
    <SellPage title="Your item" isNarrow>
      <p>
        <Link className="e-back" to="/sell/items">
          All items
        </Link>
      </p>
      <CustomersOnly text="Please sign in to see this item.">
        <ItemDetails
          id={id}
          onShip={(forceItem) => setShipping({ forceItem, showShipped: false })}
        />
        <Dialog
          isOpen={shipping !== null}
          onClose={() => setShipping(null)}
          title={shipping ? shipmentTitle(shipping) : ''}
        >
          {shipping && <Shipment view={shipping} onView={setShipping} />}
        </Dialog>
      </CustomersOnly>
    </SellPage>
  );
}
