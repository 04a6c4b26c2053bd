import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { failureText, Refused } from '#lib/forms/failureText.ts';
import type { ParcelWords } from './ParcelForm.tsx';
import {
  SellGuestShip,
  type SellSenderInput,
  SellShip,
  type SellShipment_NewFragment,
} from './SellShipment.generated.ts';

const senderOf = (words: ParcelWords): SellSenderInput => ({
  name: words.name.trim(),
  line1: words.line1.trim(),
  city: words.city.trim(),
  region: words.region.trim(),
  postalCode: words.postalCode.trim(),
  country: 'US',
  ...(words.phone.trim() === '' ? {} : { phone: words.phone.trim() }),
});

const parcelOf = (words: ParcelWords) => ({
  carrier: words.carrier,
  sender: senderOf(words),
  ...(words.carrier === 'PREPAID' ? {} : { trackingNumber: words.trackingNumber.trim() }),
});

const ownerOf = ({ ownerEmail, shipCodes }: ParcelWords) => ({
  email: ownerEmail.trim(),
  itemCodes: shipCodes.split(/[\s,;]+/).filter(Boolean),
});

const NO_SUCH_CODE =
  'No item is waiting to be shipped with this email and code. Please check both with the owner.';

/** Makes a parcel, once however often it is asked while one is being made. Neither way rejects. */
export function useShip(onDone: (parcel: SellShipment_NewFragment) => void) {
  const client = useApolloClient();
  const isBusy = useRef(false);
  const [failure, setFailure] = useState('');

  const attempt = async (
    make: () => Promise<SellShipment_NewFragment | string | undefined>,
  ): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure('');
    try {
      const parcel = await make();
      if (parcel === undefined || typeof parcel === 'string') throw new Refused(parcel);
      onDone(parcel);
    } catch (error) {
      setFailure(failureText(error));
    }
    isBusy.current = false;
  };

  const ship = (itemIds: readonly string[], words: ParcelWords) =>
    attempt(async () => {
      const variables = { input: { itemIds: [...itemIds], ...parcelOf(words) } };
      const refetchQueries = ['SellItemList', 'SellItemRead'];
      const { data } = await client.mutate({ mutation: SellShip, variables, refetchQueries });
      const payload = data?.sellShipmentCreate;
      return payload?.shipment ?? payload?.userErrors[0]?.message;
    });

  const shipAsGuest = (words: ParcelWords) =>
    attempt(async () => {
      const variables = { input: { ...ownerOf(words), ...parcelOf(words) } };
      const { data } = await client.mutate({ mutation: SellGuestShip, variables });
      const payload = data?.guestSellShipmentCreate;
      const [refusal] = payload?.userErrors ?? [];
      return payload?.shipment ?? (refusal?.code === 'NOT_FOUND' ? NO_SUCH_CODE : refusal?.message);
    });
  return { ship, shipAsGuest, failure };
}
