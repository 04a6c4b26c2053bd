import { moneyOrNull, toMoney } from '../../core/values.ts';
import type {
  SellAction,
  SellConsignment,
  SellDesigner,
  SellDraft,
  SellEstimate,
  SellItem,
  SellItemPage,
  SellOffer,
  SellPhoto,
  SellRange,
  SellShipment,
  SellTerms,
} from '../../generated/types.ts';
import type {
  ConsignmentResponse,
  DesignersResponse,
  DraftResponse,
  EstimateResponse,
  OfferResponse,
  PhotoResponse,
  SellItemResponse,
  SellItemsResponse,
  ShipmentResponse,
  SubmissionResponse,
  TermsResponse,
} from '../../sources/commerce-rest/sell-responses.ts';

/** The consignment of an item; the product with its SKU is loaded on demand. */
export type SellConsignmentModel = Omit<SellConsignment, 'product'>;

/** An item for its owner. */
export type SellItemModel = Omit<SellItem, 'consignment'> & {
  readonly consignment: SellConsignmentModel | null;
};

/** A page of items. */
export type SellItemPageModel = Omit<SellItemPage, 'items'> & {
  readonly items: readonly SellItemModel[];
};

/** From low to high, in dollars. */
function toRange({ low, high }: { low: number; high: number }): SellRange {
  return {
    low: toMoney(low),
    high: toMoney(high),
  };
}

/** A photo with a URL of the gateway, because the back end's URL requires a token. */
function toPhoto({ id, width, height }: PhotoResponse): SellPhoto {
  return {
    id,
    width,
    height,
    path: `/files/sell-photos/${encodeURIComponent(id)}`,
  };
}

function toOffer(offer: OfferResponse): SellOffer {
  return {
    id: offer.offer_id,
    stage: offer.stage,
    cash: toMoney(offer.cash),
    storeCredit: toMoney(offer.store_credit),
    consignPrice: toRange({ low: offer.consign_price_low, high: offer.consign_price_high }),
    consignReceive: toRange({ low: offer.consign_low, high: offer.consign_high }),
    note: offer.note,
    madeAt: offer.made_at,
    expiresAt: offer.expires_at,
  };
}

/** A shipment with its label's URL at the gateway. */
export function toShipment(shipment: ShipmentResponse): SellShipment {
  return {
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
  };
}

function toConsignment(consignment: ConsignmentResponse): SellConsignmentModel {
  return {
    sku: consignment.sku,
    price: toMoney(consignment.price),
    listedAt: consignment.listed_at,
    soldPrice: moneyOrNull(consignment.sold_price),
    priceSchedule: consignment.price_schedule.map(({ at, price, receive }) => ({
      at,
      price: toMoney(price),
      receive: toMoney(receive),
    })),
  };
}

/** The viewer's options: transitions, and actions with their own mutations. */
function toAllowedActions(item: SellItemResponse): SellAction[] {
  const moves = item.allowed_actions.map(({ action }) => action);
  return [
    ...new Set<SellAction>([
      ...moves,
      ...(item.status === 'NEW_QUOTE_REQUESTED' ? (['EDIT'] as const) : []),
      ...(item.next_action?.code === 'SHIP' ? (['SHIP'] as const) : []),
      ...(item.shipment === null ? [] : (['EMAIL_LABEL'] as const)),
    ]),
  ];
}

function toWords(item: SellItemResponse) {
  return {
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
  };
}

function toMoneyParts({ current_offer, offers, payout, consignment }: SellItemResponse) {
  return {
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
  };
}

export function toSellItem(item: SellItemResponse): SellItemModel {
  return {
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
  };
}

export function toSellItemPage(page: SellItemsResponse): SellItemPageModel {
  return {
    items: page.items.map(toSellItem),
    page: page.page,
    itemsPerPage: page.items_per_page,
    pageCount: page.total_pages,
    totalCount: page.total_count,
  };
}

export function toSubmission({ submission_id: submissionId, items }: SubmissionResponse) {
  return {
    submissionId,
    items: items.map(toSellItem),
  };
}

export function toDraft({ contact, ...draft }: DraftResponse): SellDraft {
  return {
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
  };
}

/** The designers accepted by the shop. */
export function toDesigners(designers: DesignersResponse): SellDesigner[] {
  return designers.map(({ name, url_path, categories, models }) => ({
    name,
    path: `/${url_path.replace(/^\/+/, '')}`,
    categories,
    models,
  }));
}

export function toEstimate(estimate: EstimateResponse): SellEstimate {
  return {
    designer: estimate.designer,
    model: estimate.model,
    category: estimate.category,
    condition: estimate.condition,
    cash: toRange(estimate.cash),
    consign: toRange(estimate.consign),
    storeCredit: toRange(estimate.store_credit),
    resale: toRange(estimate.resale),
    typicalDaysToSell: estimate.typical_days_to_sell,
  };
}

export function toTerms(terms: TermsResponse): SellTerms {
  return {
    commission: terms.commission.map(({ below, percent }) => ({
      below: below === null ? null : toMoney(below),
      percent,
    })),
    storeCreditBonusPercent: terms.store_credit_bonus_percent,
    offerDays: terms.offer_days,
    shipDays: terms.ship_days,
    categories: terms.categories,
    conditions: terms.conditions,
    questions: terms.answers,
    extras: terms.extras,
  };
}
