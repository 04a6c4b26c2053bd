import { moneyOrNull, toMoney } from '../../core/money.ts';
import type {
  SellAction,
  SellDraft,
  SellOffer,
  SellPhoto,
  SellRange,
  SellShipment,
} from '../../generated/types.ts';
import type {
  ConsignmentResponse,
  DraftResponse,
  OfferResponse,
  PhotoResponse,
  SellItemResponse,
  SellItemsResponse,
  ShipmentResponse,
  SubmissionResponse,
} from '../../sources/commerce-rest/sell-responses.ts';
import type { SellConsignmentModel, SellItemModel, SellItemPageModel } from './models.ts';

/** From low to high, both in dollars on the wire. */
export const toRange = ({ low, high }: { low: number; high: number }): SellRange => ({
  low: toMoney(low),
  high: toMoney(high),
});

/** A photo under the gateway's own door: the back end's address wants a token. */
export const toPhoto = ({ id, width, height }: PhotoResponse): SellPhoto => ({
  id,
  width,
  height,
  path: `/files/sell-photos/${encodeURIComponent(id)}`,
});

const toOffer = (offer: OfferResponse): SellOffer => ({
  id: offer.offer_id,
  stage: offer.stage,
  cash: toMoney(offer.cash),
  storeCredit: toMoney(offer.store_credit),
  consignPrice: toRange({ low: offer.consign_price_low, high: offer.consign_price_high }),
  consignReceive: toRange({ low: offer.consign_low, high: offer.consign_high }),
  note: offer.note,
  madeAt: offer.made_at,
  expiresAt: offer.expires_at,
});

/** A parcel; its label lies behind the gateway's own door. */
export const toShipment = (shipment: ShipmentResponse): SellShipment => ({
  id: shipment.shipment_id,
  carrier: shipment.carrier,
  trackingNumber: shipment.tracking_number,
  insuredValue: toMoney(shipment.insured_value),
  itemIds: shipment.item_ids,
  labelPath:
    shipment.label_token === undefined
      ? `/files/sell-labels/${encodeURIComponent(shipment.shipment_id)}`
      : `/files/guest-sell-labels/${encodeURIComponent(shipment.label_token)}`,
  events:
    shipment.events?.map(({ status, location, note, created_at }) => ({
      code: status,
      location,
      note,
      at: created_at,
    })) ?? null,
  createdAt: shipment.created_at,
});

const toConsignment = (consignment: ConsignmentResponse): SellConsignmentModel => ({
  sku: consignment.sku,
  price: toMoney(consignment.price),
  listedAt: consignment.listed_at,
  soldPrice: moneyOrNull(consignment.sold_price),
  priceSchedule: consignment.price_schedule.map(({ at, price, receive }) => ({
    at,
    price: toMoney(price),
    receive: toMoney(receive),
  })),
});

/** What the viewer may do: the moves, and what has a mutation of its own. */
const toAllowedActions = (item: SellItemResponse): SellAction[] => {
  const moves = item.allowed_actions.map(({ action }) => action);
  return [
    ...new Set<SellAction>([
      ...moves,
      ...(item.status === 'NEW_QUOTE_REQUESTED' ? (['EDIT'] as const) : []),
      ...(item.next_action?.code === 'SHIP' ? (['SHIP'] as const) : []),
      ...(item.shipment === null ? [] : (['EMAIL_LABEL'] as const)),
    ]),
  ];
};

const toWords = (item: SellItemResponse) => ({
  designer: item.designer,
  category: item.category,
  model: item.model,
  material: item.material,
  color: item.color,
  size: item.size,
  notes: item.notes,
  condition: item.condition,
  answers: item.answers,
  extras: item.extras,
  askingPrice: moneyOrNull(item.asking_price),
  counterPrice: moneyOrNull(item.counter_price),
});

const toMoneyParts = ({ current_offer, offers, payout, consignment }: SellItemResponse) => ({
  currentOffer: current_offer === null ? null : toOffer(current_offer),
  offers: offers.map(toOffer),
  payout:
    payout === null
      ? null
      : {
          kind: payout.kind,
          amount: moneyOrNull(payout.amount),
          reference: payout.reference,
          paidAt: payout.paid_at,
        },
  consignment: consignment === null ? null : toConsignment(consignment),
});

/** An item as its owner sees it. */
export const toSellItem = (item: SellItemResponse): SellItemModel => ({
  id: item.item_id,
  quoteId: item.quote_id,
  submissionId: item.submission_id,
  ...toWords(item),
  status: item.status,
  statusLabel: item.status_label,
  allowedActions: toAllowedActions(item),
  moves: item.allowed_actions,
  nextAction: item.next_action,
  photos: item.photos.map(toPhoto),
  ...toMoneyParts(item),
  shipCode: item.ship_code,
  shipment: item.shipment === null ? null : toShipment(item.shipment),
  inspection: item.inspection,
  history: item.history.map(({ status_label, ...entry }) => ({
    ...entry,
    statusLabel: status_label,
  })),
  createdAt: item.created_at,
  updatedAt: item.updated_at,
});

/** A page of an owner's items. */
export const toSellItemPage = (page: SellItemsResponse): SellItemPageModel => ({
  items: page.items.map(toSellItem),
  page: page.page,
  itemsPerPage: page.items_per_page,
  pageCount: page.total_pages,
  totalCount: page.total_count,
});

/** What one submission holds. */
export const toSubmission = ({ submission_id: submissionId, items }: SubmissionResponse) => ({
  submissionId,
  items: items.map(toSellItem),
});

/** A draft. */
export const toDraft = ({ contact, ...draft }: DraftResponse): SellDraft => ({
  id: draft.draft_id,
  step: draft.step,
  items: draft.items.map(({ asking_price, photos, ...words }) => ({
    ...words,
    askingPrice: moneyOrNull(asking_price),
    photos: photos.map(toPhoto),
  })),
  contact:
    contact === null
      ? null
      : { name: contact.name, phone: contact.telephone, preferred: contact.preferred },
  createdAt: draft.created_at,
  updatedAt: draft.updated_at,
});
