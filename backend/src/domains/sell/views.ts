import { moment } from '../../shared/moment.ts';
import { dollars, dollarsOrNull } from '../../shared/money.ts';
import { consignedCents, priceSchedule } from './money-rules.ts';
import { labels, openTransitions } from './rules.ts';
import { parcelEvents } from './tracking.ts';
import type { HistoryEntry, Inspection, Offer, SellItem, Shipment } from './types.ts';
import { currentOffer, toSituation } from './workflow.ts';

const momentOrNull = (ms: number | null): string | null => (ms === null ? null : moment(ms));

const offerView = (offer: Offer) => ({
  offer_id: offer.id,
  stage: offer.stage,
  cash: dollars(offer.cashCents),
  store_credit: dollars(offer.creditCents),
  consign_price_low: dollars(offer.listLowCents),
  consign_price_high: dollars(offer.listHighCents),
  consign_low: dollars(consignedCents(offer.listLowCents)),
  consign_high: dollars(consignedCents(offer.listHighCents)),
  note: offer.note,
  made_at: moment(offer.madeMs),
  expires_at: moment(offer.expiresMs),
});

const historyView = (entry: HistoryEntry) => ({
  from: entry.from,
  status: entry.to,
  status_label: labels[entry.to],
  move: entry.move,
  actor: entry.actor,
  reason: entry.reason,
  at: moment(entry.atMs),
});

/** A shipment without the secret of its label. */
export const shipmentView = (shipment: Shipment) => ({
  shipment_id: shipment.id,
  carrier: shipment.carrier,
  tracking_number: shipment.trackingNumber,
  insured_value: dollars(shipment.insuredCents),
  item_ids: shipment.itemIds,
  label_url: `/V1/sell/my/shipment/${shipment.id}/label`,
  created_at: moment(shipment.madeMs),
});

/** A shipment in the view of the guest who created it. */
export const guestShipmentView = (shipment: Shipment) => ({
  ...shipmentView(shipment),
  label_token: shipment.labelToken,
  label_url: `/V1/sell/guest/shipment/${shipment.labelToken}/label`,
});

const inspectionView = ({ condition, answers, note }: Inspection) => ({ condition, answers, note });

/** Descriptions of the statuses in which the shop has to act. */
const waiting: Readonly<Partial<Record<SellItem['status'], string>>> = {
  new_quote_requested: 'wait_for_quote',
  quote_accepted: 'wait_for_arrival',
  item_received: 'wait_for_inspection',
  offer_declined: 'wait_for_return',
  on_consignment: 'wait_for_sale',
  waiting_for_payment: 'wait_for_payment',
};

/** The next step, with a deadline if the owner has to act; null in a final status. */
function nextAction(item: SellItem) {
  if (item.status === 'quote_ready_for_review' || item.status === 'offer_ready_for_review') {
    return { code: 'answer_offer', until: momentOrNull(item.expiresMs) };
  }
  if (item.status === 'quote_accepted' && item.shipment === null) {
    return { code: 'ship', until: momentOrNull(item.shipByMs) };
  }
  const code = waiting[item.status];
  return code === undefined ? null : { code, until: null };
}

function consignmentView(item: SellItem) {
  if (item.listCents === null || item.listedMs === null) return null;
  return {
    sku: item.sku,
    price: dollars(item.listCents),
    listed_at: moment(item.listedMs),
    sold_price: dollarsOrNull(item.soldCents),
    price_schedule: priceSchedule(item.listCents, item.listedMs).map(({ atMs, priceCents }) => ({
      at: moment(atMs),
      price: dollars(priceCents),
      receive: dollars(consignedCents(priceCents)),
    })),
  };
}

const allowedActions = (item: SellItem) =>
  openTransitions(toSituation(item), 'customer').map(({ name, to, needs, payouts }) => ({
    action: name,
    status: to,
    needs: needs ?? null,
    payouts: needs === 'payout' ? (payouts ?? ['cash', 'consign', 'store_credit']) : [],
  }));

function payoutView({ payoutKind, dueCents, payout }: SellItem) {
  if (payoutKind === null) return null;
  return {
    kind: payoutKind,
    amount: dollarsOrNull(payout?.amountCents ?? dueCents),
    reference: payout?.reference ?? null,
    paid_at: momentOrNull(payout?.paidMs ?? null),
  };
}

/** An item in its owner's view. Amounts in dollars. */
export function itemView(item: SellItem) {
  const offer = currentOffer(item);
  return {
    item_id: item.id,
    quote_id: String(item.id),
    submission_id: item.submissionId,
    ...item.details,
    asking_price: dollarsOrNull(item.askingCents),
    counter_price: dollarsOrNull(item.counterCents),
    status: item.status,
    status_label: labels[item.status],
    allowed_actions: allowedActions(item),
    next_action: nextAction(item),
    photos: item.photos.map((photo) => ({ ...photo, url: `/V1/sell/my/photo/${photo.id}` })),
    current_offer: offer === undefined ? null : offerView(offer),
    offers: item.offers.map(offerView),
    payout: payoutView(item),
    ship_code: item.status === 'quote_accepted' ? item.shipCode : null,
    shipment:
      item.shipment === null
        ? null
        : { ...shipmentView(item.shipment), events: parcelEvents(item.shipment, [item]) },
    inspection: item.inspection === null ? null : inspectionView(item.inspection),
    consignment: consignmentView(item),
    history: item.history.map(historyView),
    created_at: moment(item.madeMs),
    updated_at: moment(item.changedMs),
  };
}
