import { given } from '../../core/values.ts';
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
  DesignersResponse,
  DraftResponse,
  OfferResponse,
  PhotoResponse,
  SellItemResponse,
  SellItemsResponse,
  ShipmentResponse,
  TermsResponse,
} from '../../sources/commerce-rest/sell-responses.ts';

/** A photo with a URL of the gateway, because the back end's URL requires a token. */
function toPhoto(photo: PhotoResponse) {
  return { ...photo, path: `/files/sell-photos/${encodeURIComponent(photo.id)}` };
}

function toOffer({
  offerId: id,
  consignPriceLow,
  consignPriceHigh,
  consignLow,
  consignHigh,
  ...offer
}: OfferResponse) {
  return {
    ...offer,
    id,
    consignPrice: { low: consignPriceLow, high: consignPriceHigh },
    consignReceive: { low: consignLow, high: consignHigh },
  };
}

/** A shipment with its label's URL at the gateway. */
export function toShipment({ shipmentId: id, labelToken, events, ...shipment }: ShipmentResponse) {
  return {
    ...shipment,
    id,
    labelPath:
      labelToken === undefined
        ? `/files/sell-labels/${encodeURIComponent(id)}`
        : `/files/guest-sell-labels/${encodeURIComponent(labelToken)}`,
    events:
      events?.map(({ status: code, createdAt: at, ...event }) => ({ ...event, code, at })) ?? null,
  };
}

/** The viewer's options: transitions, and actions with their own mutations. */
function toAllowedActions(item: SellItemResponse): SellAction[] {
  const moves = item.allowedActions.map(({ action }) => action);
  return [
    ...new Set<SellAction>([
      ...moves,
      ...(item.status === 'NEW_QUOTE_REQUESTED' ? (['EDIT'] as const) : []),
      ...(item.nextAction?.code === 'SHIP' ? (['SHIP'] as const) : []),
      ...(item.shipment === null ? [] : (['EMAIL_LABEL'] as const)),
    ]),
  ];
}

export function toSellItem(item: SellItemResponse) {
  const { itemId: id, allowedActions: moves, currentOffer, shipment } = item;
  return {
    ...item,
    id,
    moves,
    allowedActions: toAllowedActions(item),
    photos: item.photos.map(toPhoto),
    currentOffer: currentOffer && toOffer(currentOffer),
    offers: item.offers.map(toOffer),
    shipment: shipment && toShipment(shipment),
  };
}

export type SellItemModel = ReturnType<typeof toSellItem>;

export function toSellItemPage({ items, totalPages: pageCount, ...page }: SellItemsResponse) {
  return { ...page, pageCount, items: items.map(toSellItem) };
}

export function toDraft({ draftId: id, items, contact, ...draft }: DraftResponse) {
  return {
    ...draft,
    id,
    items: items.map((item) => ({ ...item, photos: item.photos.map(toPhoto) })),
    contact: contact && { ...contact, phone: contact.telephone },
  };
}

export function toDesigners(designers: DesignersResponse) {
  return designers.map(({ urlPath, ...designer }) => ({
    ...designer,
    path: `/${urlPath.replace(/^\/+/, '')}`,
  }));
}

export function toTerms({ answers: questions, ...terms }: TermsResponse) {
  return { ...terms, questions };
}

function toNumber(amount: InputMaybe<string> | undefined): number | null {
  return typeof amount === 'string' ? Number(amount) : null;
}

/** An item's words and photos as the back end takes them. A price of null takes an earlier one back. */
export function toDetailsBody(input: SellItemInput | SellItemDetailsInput): SellDetailsBody {
  const { askingPrice, photoIds, ...words } = input;
  const price = askingPrice === undefined ? {} : { asking_price: toNumber(askingPrice) };
  return { ...given({ ...words, photos: photoIds }), ...price };
}

export function toContactBody({ name, phone, preferred }: SellContactInput): SellContactBody {
  return given({ name, telephone: phone, preferred });
}

export function toMoveBody(move: SellItemMoveInput): SellChangeBody {
  return given({
    status: move.status.toLowerCase(),
    payout: move.payout?.toLowerCase(),
    offer_id: toNumber(move.offerId),
    reason: move.reason,
    counter_price: toNumber(move.counterPrice),
  });
}

function toSender(sender: SellSenderInput): NonNullable<SellParcelBody['sender']> {
  return {
    name: sender.name,
    street: [sender.line1, sender.line2 ?? ''].filter((line) => line.trim() !== ''),
    city: sender.city,
    postcode: sender.postalCode,
    country_id: sender.country,
    ...given({ region: sender.region, telephone: sender.phone }),
  };
}

type Parcel = Pick<SellShipmentCreateInput, 'carrier' | 'trackingNumber' | 'sender'>;

export function toParcelBody({ carrier, trackingNumber, sender }: Parcel): SellParcelBody {
  return {
    carrier: carrier.toLowerCase(),
    ...given({ tracking_number: trackingNumber, sender: sender ? toSender(sender) : null }),
  };
}

export function toGuestParcelBody(input: GuestSellShipmentCreateInput): SellGuestParcelBody {
  return { ...toParcelBody(input), email: input.email, item_codes: input.itemCodes };
}

/** The id is a number on the wire. */
export function toLabelBody(shipmentId: string) {
  return { shipment_id: Number(shipmentId) };
}
