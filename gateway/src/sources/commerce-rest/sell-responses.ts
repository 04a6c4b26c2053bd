import { z } from 'zod';
import { number, objectOrNull, orNull } from '../wire-values.ts';
import {
  actor,
  carrier,
  moment,
  move,
  need,
  nextActionCode,
  payoutKind,
  stage,
  status,
} from './sell-words.ts';

const id = z.union([z.string().min(1), number]).transform(String);
const answers = z.array(z.object({ part: z.string(), answer: z.string() }));
const photo = z.object({ id: z.string(), width: number, height: number });

const offer = z.object({
  offer_id: id,
  stage,
  cash: number,
  store_credit: number,
  consign_price_low: number,
  consign_price_high: number,
  consign_low: number,
  consign_high: number,
  note: z.string(),
  made_at: moment,
  expires_at: moment,
});

/** A parcel; a guest's label is opened by a secret of its own. */
export const shipmentResponse = z.object({
  shipment_id: id,
  carrier,
  tracking_number: z.string(),
  insured_value: number,
  item_ids: z.array(id),
  label_token: z.string().min(1).optional(),
  created_at: moment,
  events: z
    .array(
      z.object({ status: z.string(), location: z.string(), note: z.string(), created_at: moment }),
    )
    .optional(),
});

const consignment = z.object({
  sku: orNull(z.string()),
  price: number,
  listed_at: moment,
  sold_price: orNull(number),
  price_schedule: z.array(z.object({ at: moment, price: number, receive: number })),
});

/** An item as its owner sees it. */
export const sellItemResponse = z.object({
  item_id: id,
  quote_id: id,
  submission_id: id,
  designer: z.string(),
  category: z.string(),
  model: z.string(),
  material: z.string(),
  color: z.string(),
  size: z.string(),
  notes: z.string(),
  condition: z.string(),
  answers,
  extras: z.array(z.string()),
  asking_price: orNull(number),
  counter_price: orNull(number),
  status,
  status_label: z.string(),
  allowed_actions: z.array(
    z.object({ action: move, status, needs: orNull(need), payouts: z.array(payoutKind) }),
  ),
  next_action: objectOrNull(z.object({ code: nextActionCode, until: orNull(moment) })),
  photos: z.array(photo),
  current_offer: objectOrNull(offer),
  offers: z.array(offer),
  payout: objectOrNull(
    z.object({
      kind: payoutKind,
      amount: orNull(number),
      reference: orNull(z.string()),
      paid_at: orNull(moment),
    }),
  ),
  ship_code: orNull(z.string()),
  shipment: objectOrNull(shipmentResponse),
  inspection: objectOrNull(z.object({ condition: z.string(), answers, note: z.string() })),
  consignment: objectOrNull(consignment),
  history: z.array(
    z.object({
      from: orNull(status),
      status,
      status_label: z.string(),
      move: z.string(),
      actor,
      reason: orNull(z.string()),
      at: moment,
    }),
  ),
  created_at: moment,
  updated_at: moment,
});

/** One page of a customer's items. */
export const sellItemsResponse = z.object({
  items: z.array(sellItemResponse),
  total_count: number,
  page: number,
  items_per_page: number,
  total_pages: number,
});

export const submissionResponse = z.object({
  submission_id: orNull(id),
  items: z.array(sellItemResponse),
});

export const filtersResponse = z.array(
  z.object({ code: status, label: z.string(), count: number }),
);

const draftItem = z.object({
  designer: orNull(z.string()),
  category: orNull(z.string()),
  model: orNull(z.string()),
  material: orNull(z.string()),
  color: orNull(z.string()),
  size: orNull(z.string()),
  notes: orNull(z.string()),
  condition: orNull(z.string()),
  answers,
  extras: z.array(z.string()),
  asking_price: orNull(number),
  photos: z.array(photo),
});

/** An unfinished submission. */
export const draftResponse = z.object({
  draft_id: id,
  step: orNull(z.string()),
  items: z.array(draftItem),
  contact: objectOrNull(
    z.object({
      name: orNull(z.string()),
      telephone: orNull(z.string()),
      preferred: orNull(z.string()),
    }),
  ),
  created_at: moment,
  updated_at: moment,
});

export type SellItemResponse = z.output<typeof sellItemResponse>;
export type SellItemsResponse = z.output<typeof sellItemsResponse>;
export type ShipmentResponse = z.output<typeof shipmentResponse>;
export type SubmissionResponse = z.output<typeof submissionResponse>;
export type DraftResponse = z.output<typeof draftResponse>;
export type OfferResponse = z.output<typeof offer>;
export type PhotoResponse = z.output<typeof photo>;
export type ConsignmentResponse = z.output<typeof consignment>;
