import { useState } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useParams } from 'react-router';
import { Dialog } from '#ui/Dialog.tsx';
import { BackLink } from '#ui/PageHeading.tsx';
import { ItemDetails } from '../items/ItemDetails.tsx';
import { LiveUpdates } from '../shared/LiveUpdates.tsx';
import { CustomersOnly, SellPage } from '../shared/SellPage.tsx';
import { Shipment, type ShipmentView, shipmentTitle } from '../shipping/Shipment.tsx';
import type { Route } from './+types/ItemRoute.ts';

export const loader = ({ params }: Route.LoaderArgs) => {
  if (!params.id) throw redirect('/sell/items');
  return null;
};

/** The step of the form that edits the item changes only the search. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id;

export default function ItemRoute() {
  const { id = '' } = useParams();
  const [shipping, setShipping] = useState<ShipmentView | null>(null);
  return (
    <SellPage title="Your item" isNarrow>
      <p>
        <BackLink to="/sell/items">All items</BackLink>
      </p>
      <CustomersOnly text="Please sign in to see this item.">
        <LiveUpdates>
          <ItemDetails
            id={id}
            onShip={(forceItem) => setShipping({ forceItem, showShipped: false })}
          />
        </LiveUpdates>
        <Dialog
          isOpen={shipping !== null}
          onClose={() => setShipping(null)}
          title={shipping ? shipmentTitle(shipping) : ''}
          focusesTitle
        >
          {shipping && <Shipment view={shipping} onView={setShipping} />}
        </Dialog>
      </CustomersOnly>
    </SellPage>
  );
}
