import { omitNil } from '../../core/values.ts';
import type {
  GuestSellShipmentCreateInput,
  InputMaybe,
  SellAction,
  SellContactInput,
  SellItemDetailsInput,
  SellItemInput,
  SellItemMoveInput,
  SellSenderInput,
  SellShipmentCreateInput,
} from '../../generated/types.ts';
import type {
  SellChangeBody,
  SellContactBody,
  SellDetailsBody,
  SellGuestParcelBody,
  SellParcelBody,
} from '../../sources/commerce-rest/sell-endpoints.ts';
import type {
  SellItemResponse,
  SellPhotoResponse,
  SellShipmentResponse,
} from '../../sources/commerce-rest/sell-responses.ts';

/** The URL of a photo at the gateway, because the back end's URL requires a token. */
export function toPhotoPath({ id }: Pick<SellPhotoResponse, 'id'>): string {
  return `/files/sell-photos/${encodeURIComponent(id)}`;
}

export function toLabelPath({ id, labelToken }: SellShipmentResponse): string {
  return labelToken === undefined
    ? `/files/sell-labels/${encodeURIComponent(id)}`
    : `/files/guest-sell-labels/${encodeURIComponent(labelToken)}`;
}

/** The viewer's options: transitions, and actions with their own mutations. */
export function toAllowedActions(item: SellItemResponse): SellAction[] {
  return [
    ...new Set<SellAction>([
      ...item.moves.map(({ action }) => action),
      ...(item.status === 'NEW_QUOTE_REQUESTED' ? (['EDIT'] as const) : []),
      ...(item.nextAction?.code === 'SHIP' ? (['SHIP'] as const) : []),
      ...(item.shipment === null ? [] : (['EMAIL_LABEL'] as const)),
    ]),
  ];
}

function toNumber(amount: InputMaybe<string> | undefined): number | null {
  return typeof amount === 'string' ? Number(amount) : null;
}

/** Converts an item's details to the request body. A null price removes the earlier one. */
export function toDetailsBody(input: SellItemInput | SellItemDetailsInput): SellDetailsBody {
  const { askingPrice, photoIds, ...details } = input;
  const price = askingPrice === undefined ? {} : { asking_price: toNumber(askingPrice) };
  return { ...omitNil({ ...details, photos: photoIds }), ...price };
}

export function toContactBody({ name, phone, preferred }: SellContactInput): SellContactBody {
  return omitNil({ name, telephone: phone, preferred });
}

export function toTransitionBody(transition: SellItemMoveInput): SellChangeBody {
  return omitNil({
    status: transition.status.toLowerCase(),
    payout: transition.payout?.toLowerCase(),
    offer_id: toNumber(transition.offerId),
    reason: transition.reason,
    counter_price: toNumber(transition.counterPrice),
  });
}

function toSender(sender: SellSenderInput): NonNullable<SellParcelBody['sender']> {
  return {
    name: sender.name,
    street: [sender.line1, sender.line2 ?? ''].filter((line) => line.trim() !== ''),
    city: sender.city,
    postcode: sender.postalCode,
    country_id: sender.country,
    ...omitNil({ region: sender.region, telephone: sender.phone }),
  };
}

type Parcel = Pick<SellShipmentCreateInput, 'carrier' | 'trackingNumber' | 'sender'>;

export function toParcelBody({ carrier, trackingNumber, sender }: Parcel): SellParcelBody {
  return {
    carrier: carrier.toLowerCase(),
    ...omitNil({ tracking_number: trackingNumber, sender: sender ? toSender(sender) : null }),
  };
}

export function toGuestParcelBody(input: GuestSellShipmentCreateInput): SellGuestParcelBody {
  return { ...toParcelBody(input), email: input.email, item_codes: input.itemCodes };
}

/** The id is a number on the wire. */
export function toLabelBody(shipmentId: string) {
  return { shipment_id: Number(shipmentId) };
}
