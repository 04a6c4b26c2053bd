import { Button, Heading, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Caption } from '#ui/Caption.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ItemsPage } from '../items/ItemsPage.tsx';
import { ParcelForm, type ParcelValues, toParcelInput } from '../shipping/ParcelForm.tsx';
import { useCreateGuestSellShipmentMutation } from '../shipping/SellShipment.generated.ts';
import { LabelReady } from '../shipping/Shipment.tsx';

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

const NO_SUCH_CODE =
  'We couldn’t find an item to ship with this email and code. Please check both with the owner.';

export function GuestShipment() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack as="section" gap="3" align="start" mt="10" pt="8" borderTop="line">
      <Heading as="h2">Shipping for someone else?</Heading>
      <Caption>You only need the owner’s email address and ship code, no account.</Caption>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Ship with a code
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Ship with a code">
        <GuestForm />
      </Dialog>
    </Stack>
  );
}

function GuestForm() {
  // Not cached: the parcel is shown once, and no customer is signed in.
  const [createShipment, { data }] = useCreateGuestSellShipmentMutation({
    fetchPolicy: 'no-cache',
  });
  const parcel = data?.guestSellShipmentCreate.shipment;
  if (parcel) {
    return (
      <LabelReady parcel={parcel} canEmail={false}>
        Your label is ready. Please print or save it now.
      </LabelReady>
    );
  }
  const create = async (values: ParcelValues) => {
    const input = {
      email: values.ownerEmail.trim(),
      itemCodes: values.shipCodes.split(/[\s,;]+/).filter(Boolean),
      ...toParcelInput(values),
    };
    const { data: created } = await createShipment({ variables: { input } });
    return created?.guestSellShipmentCreate.userErrors.map((error) =>
      error.code === 'NOT_FOUND' ? { message: NO_SUCH_CODE } : error,
    );
  };
  return <ParcelForm isGuest onCreate={create} />;
}
