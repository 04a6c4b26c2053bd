import { Button, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import type { SellItem_RowFragment } from '../items/SellItem.generated.ts';
import { Parcel } from './Parcel.tsx';
import { ParcelForm, senderOf } from './ParcelForm.tsx';
import {
  type SellShipment_NewFragment,
  useSellShippedQuery,
  useSellToShipQuery,
} from './SellShipment.generated.ts';
import { useShip } from './useShip.ts';

/** What the shipment dialog shows: `forceItem` is in the parcel from the start; `showShipped` lists what is under way. */
export interface ShipmentView {
  readonly forceItem: string | null;
  readonly showShipped: boolean;
}

interface ShipmentProps {
  readonly view: ShipmentView;
  readonly onView: (view: ShipmentView) => void;
}

/** The title of a dialog that shows this. */
export const shipmentTitle = ({ showShipped }: ShipmentView): string =>
  showShipped ? 'Parcels under way' : 'Ship to us';

/** Ships accepted items, one or several in one box, or shows the parcels that are under way. */
export function Shipment({ view, onView }: ShipmentProps) {
  return (
    <>
      {view.showShipped ? <Shipped /> : <ToShip forceItem={view.forceItem} />}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => onView({ ...view, showShipped: !view.showShipped })}
      >
        {view.showShipped ? 'Items to ship' : 'Parcels under way'}
      </Button>
    </>
  );
}

const nameOf = ({ designer, model }: SellItem_RowFragment) => `${designer} ${model}`;

function ToShip({ forceItem }: { forceItem: string | null }) {
  const { data, error, refetch } = useSellToShipQuery({ fetchPolicy: 'network-only' });
  const [others, setOthers] = useState<readonly string[]>([]);
  const [parcel, setParcel] = useState<SellShipment_NewFragment | null>(null);
  const { ship, failure } = useShip(setParcel);
  if (parcel) return <Done parcel={parcel} />;
  if (error && !data) {
    return <LoadFailure text="Your items could not be loaded." onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height="60" aria-hidden />;

  const items = data.sellItems.items;
  const isForced = (id: string) => id === forceItem;
  const chosen = items.map(({ id }) => id).filter((id) => isForced(id) || others.includes(id));
  const toggle = (id: string) =>
    setOthers(others.includes(id) ? others.filter((one) => one !== id) : [...others, id]);
  if (items.length === 0) return <p>No item waits to be shipped.</p>;
  return (
    <div className="e-sell-ship">
      <fieldset className="e-sell-box">
        <legend>What goes into this box?</legend>
        {items.map((item) => (
          <Checkbox
            key={item.id}
            label={nameOf(item)}
            checked={chosen.includes(item.id)}
            disabled={isForced(item.id)}
            onChange={() => toggle(item.id)}
          />
        ))}
      </fieldset>
      <ParcelForm
        {...(data.customer ? { sender: senderOf(data.customer) } : {})}
        failure={chosen.length === 0 ? 'Please choose at least one item.' : failure}
        onSend={(words) => (chosen.length === 0 ? Promise.resolve() : ship(chosen, words))}
      />
    </div>
  );
}

function Done({ parcel }: { parcel: SellShipment_NewFragment }) {
  return (
    <div className="e-sell-ship">
      <FormAlert tone="good">Your label is ready. We have also sent it by email.</FormAlert>
      <Parcel parcel={parcel} canEmail />
      <PackingList />
    </div>
  );
}

/** How to pack, in words. */
export function PackingList() {
  return (
    <ol className="e-sell-pack">
      <li>Wrap each piece in its dust bag or in tissue, hardware covered.</li>
      <li>Put the packing slip inside, and fill the box so that nothing moves.</li>
      <li>Glue the label on top and hand the parcel in within 7 days.</li>
    </ol>
  );
}

function Shipped() {
  const { data, error, refetch } = useSellShippedQuery({ fetchPolicy: 'network-only' });
  if (error && !data) {
    return <LoadFailure text="Your parcels could not be loaded." onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height="60" aria-hidden />;
  const items = data.sellItems.items;
  if (items.length === 0) return <p>No parcel is under way.</p>;
  const parcels = new Map(
    items.flatMap(({ shipment }) => (shipment ? [[shipment.id, shipment]] : [])),
  );
  return (
    <div className="e-sell-ship">
      {[...parcels.values()].map((parcel) => (
        <div key={parcel.id}>
          <p>
            {items
              .filter(({ id }) => parcel.itemIds.includes(id))
              .map(nameOf)
              .join(', ')}
          </p>
          <Parcel parcel={parcel} canEmail />
        </div>
      ))}
    </div>
  );
}
