import type { SellAction } from '../../generated/types.ts';
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
