import { z } from 'zod';
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

const id = z.union([z.string().min(1), z.number()]).transform(String);
const answers = z.array(z.object({ part: z.string(), answer: z.string() }));
const photo = z.object({ id: z.string(), width: z.number(), height: z.number() });

const offer = z.object({
  offer_id: id,
  stage,
  cash: z.number(),
  store_credit: z.number(),
  consign_price_low: z.number(),
  consign_price_high: z.number(),
  consign_low: z.number(),
  consign_high: z.number(),
  note: z.string(),
  made_at: moment,
  expires_at: moment,
});

/** A parcel; a guest's label is opened by a secret of its own. */
export const shipmentAnswer = z.object({
  shipment_id: id,
  carrier,
  tracking_number: z.string(),
  insured_value: z.number(),
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
  sku: z.string().nullable(),
  price: z.number(),
  listed_at: moment,
  sold_price: z.number().nullable(),
  price_schedule: z.array(z.object({ at: moment, price: z.number(), receive: z.number() })),
});

/** An item as its owner sees it. */
export const sellItemAnswer = z.object({
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
  asking_price: z.number().nullable(),
  counter_price: z.number().nullable(),
  status,
  status_label: z.string(),
  allowed_actions: z.array(
    z.object({ action: move, status, needs: need.nullable(), payouts: z.array(payoutKind) }),
  ),
  next_action: z.object({ code: nextActionCode, until: moment.nullable() }).nullable(),
  photos: z.array(photo),
  current_offer: offer.nullable(),
  offers: z.array(offer),
  payout: z
    .object({
      kind: payoutKind,
      amount: z.number().nullable(),
      reference: z.string().nullable(),
      paid_at: moment.nullable(),
    })
    .nullable(),
  ship_code: z.string().nullable(),
  shipment: shipmentAnswer.nullable(),
  inspection: z.object({ condition: z.string(), answers, note: z.string() }).nullable(),
  consignment: consignment.nullable(),
  history: z.array(
    z.object({
      from: status.nullable(),
      status,
      status_label: z.string(),
      move: z.string(),
      actor,
      reason: z.string().nullable(),
      at: moment,
    }),
  ),
  created_at: moment,
  updated_at: moment,
});

/** One page of a customer's items. */
export const sellItemsAnswer = z.object({
  items: z.array(sellItemAnswer),
  total_count: z.number(),
  page: z.number(),
  items_per_page: z.number(),
  total_pages: z.number(),
});

export const submissionAnswer = z.object({
  submission_id: id.nullable(),
  items: z.array(sellItemAnswer),
});

export const filtersAnswer = z.array(
  z.object({ code: status, label: z.string(), count: z.number() }),
);

const draftItem = z.object({
  designer: z.string().nullable(),
  category: z.string().nullable(),
  model: z.string().nullable(),
  material: z.string().nullable(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  notes: z.string().nullable(),
  condition: z.string().nullable(),
  answers,
  extras: z.array(z.string()),
  asking_price: z.number().nullable(),
  photos: z.array(photo),
});

/** An unfinished submission. */
export const draftAnswer = z.object({
  draft_id: id,
  step: z.string().nullable(),
  items: z.array(draftItem),
  contact: z
    .object({
      name: z.string().nullable(),
      telephone: z.string().nullable(),
      preferred: z.string().nullable(),
    })
    .nullable(),
  created_at: moment,
  updated_at: moment,
});

export type SellItemAnswer = z.output<typeof sellItemAnswer>;
export type SellItemsAnswer = z.output<typeof sellItemsAnswer>;
export type ShipmentAnswer = z.output<typeof shipmentAnswer>;
export type DraftAnswer = z.output<typeof draftAnswer>;
export type OfferAnswer = z.output<typeof offer>;
export type PhotoAnswer = z.output<typeof photo>;
export type ConsignmentAnswer = z.output<typeof consignment>;
