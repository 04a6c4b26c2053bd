import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { Parcel } from './Parcel.tsx';
import { ParcelForm } from './ParcelForm.tsx';
import type { SellShipment_NewFragment } from './SellShipment.generated.ts';
import { PackingList } from './Shipment.tsx';
import { useShip } from './useShip.ts';
import './shipping.css';

/** For somebody who ships for an owner: the codes that the owner has given, and no account. */
export function GuestShipment() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="e-sell-guest">
      <h2 className="e-heading">Shipping for somebody else?</h2>
      <p className="e-fact">With the owner’s email address and ship code you need no account.</p>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Ship With a Code
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Ship with a code">
        <GuestForm />
      </Dialog>
    </section>
  );
}

function GuestForm() {
  const [parcel, setParcel] = useState<SellShipment_NewFragment | null>(null);
  const { shipAsGuest, failure } = useShip(setParcel);
  if (parcel) {
    return (
      <div className="e-sell-ship">
        <FormAlert tone="good">Your label is ready. Please print or keep it now.</FormAlert>
        <Parcel parcel={parcel} canEmail={false} />
        <PackingList />
      </div>
    );
  }
  return <ParcelForm failure={failure} isGuests onSend={shipAsGuest} />;
}
