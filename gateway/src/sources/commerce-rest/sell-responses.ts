import { z } from 'zod';
import { toDateTime } from '../../core/values.ts';
import { as, camelObject, money, number, objectOrNull, orNull } from '../wire-values.ts';

/** The eleven statuses in the order of the filters. */
const SELL_STATUSES = [
  'new_quote_requested',
  'quote_ready_for_review',
  'quote_declined',
  'quote_accepted',
  'item_received',
  'item_returned',
  'offer_ready_for_review',
  'offer_declined',
  'on_consignment',
  'waiting_for_payment',
  'paid',
] as const;

/** One of these lower-case words, as the schema's enum value: `item_received` becomes `ITEM_RECEIVED`. */
function schemaEnum<const Words extends readonly string[]>(words: Words) {
  return z.enum(words).transform((text) => text.toUpperCase() as Uppercase<Words[number]>);
}

const status = schemaEnum(SELL_STATUSES);
const payoutKind = schemaEnum(['cash', 'consign', 'store_credit']);
const action = schemaEnum(['accept', 'counter', 'decline', 'withdraw', 'ask_again', 'cancel']);
const need = schemaEnum(['payout', 'reason', 'counter']);
const actor = schemaEnum(['customer', 'guest', 'staff', 'clock']);
const stage = schemaEnum(['quote', 'final']);
const carrier = schemaEnum(['prepaid', 'ups', 'fedex', 'usps', 'dhl', 'other']);
const nextActionCode = schemaEnum([
  'answer_offer',
  'ship',
  'wait_for_quote',
  'wait_for_arrival',
  'wait_for_inspection',
  'wait_for_return',
  'wait_for_sale',
  'wait_for_payment',
]);

/** Converts a timestamp in UTC to ISO 8601. */
const timestamp = z.string().transform((text, context) => {
  const at = toDateTime(text);
  if (at !== null) return at;
  context.addIssue('must be a timestamp');
  return z.NEVER;
});

const id = z.union([z.string().min(1), number]).transform(String);
const itemConditions = z.array(camelObject({ part: z.string(), answer: z.string() }));
const photo = camelObject({ id: z.string(), width: number, height: number });
export type SellPhotoResponse = z.output<typeof photo>;

const offer = camelObject({
  offer_id: as('id', id),
  stage,
  cash: money,
  store_credit: money,
  consign_price_low: money,
  consign_price_high: money,
  consign_low: money,
  consign_high: money,
  note: z.string(),
  made_at: timestamp,
  expires_at: timestamp,
});
export type SellOfferResponse = z.output<typeof offer>;

/** A shipment; a guest's label is protected by its own secret. */
export const shipmentResponse = camelObject({
  shipment_id: as('id', id),
  carrier,
  tracking_number: z.string(),
  insured_value: money,
  item_ids: z.array(id),
  label_token: z.string().min(1).optional(),
  created_at: timestamp,
  events: orNull(
    z.array(
      camelObject({
        status: as('code', z.string()),
        location: z.string(),
        note: z.string(),
        created_at: as('at', timestamp),
      }),
    ),
  ),
});
export type SellShipmentResponse = z.output<typeof shipmentResponse>;

const consignment = camelObject({
  sku: orNull(z.string()),
  price: money,
  listed_at: timestamp,
  sold_price: orNull(money),
  price_schedule: z.array(camelObject({ at: timestamp, price: money, receive: money })),
});

export const sellItemResponse = camelObject({
  item_id: as('id', id),
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
  answers: itemConditions,
  extras: z.array(z.string()),
  asking_price: orNull(money),
  counter_price: orNull(money),
  status,
  status_label: z.string(),
  allowed_actions: as(
    'moves',
    z.array(
      camelObject({ action: action, status, needs: orNull(need), payouts: z.array(payoutKind) }),
    ),
  ),
  next_action: objectOrNull(camelObject({ code: nextActionCode, until: orNull(timestamp) })),
  photos: z.array(photo),
  current_offer: objectOrNull(offer),
  offers: z.array(offer),
  payout: objectOrNull(
    camelObject({
      kind: payoutKind,
      amount: orNull(money),
      reference: orNull(z.string()),
      paid_at: orNull(timestamp),
    }),
  ),
  ship_code: orNull(z.string()),
  shipment: objectOrNull(shipmentResponse),
  inspection: objectOrNull(
    camelObject({ condition: z.string(), answers: itemConditions, note: z.string() }),
  ),
  consignment: objectOrNull(consignment),
  history: z.array(
    camelObject({
      from: orNull(status),
      status,
      status_label: z.string(),
      move: z.string(),
      actor,
      reason: orNull(z.string()),
      at: timestamp,
    }),
  ),
  created_at: timestamp,
  updated_at: timestamp,
});
export type SellItemResponse = z.output<typeof sellItemResponse>;

export const sellItemsResponse = camelObject({
  items: z.array(sellItemResponse),
  total_count: number,
  page: number,
  items_per_page: number,
  total_pages: as('pageCount', number),
});

export const submissionResponse = camelObject({
  submission_id: orNull(id),
  items: z.array(sellItemResponse),
});

export const filtersResponse = z.array(
  camelObject({ code: as('status', status), label: z.string(), count: number }),
);

const draftItem = camelObject({
  designer: orNull(z.string()),
  category: orNull(z.string()),
  model: orNull(z.string()),
  material: orNull(z.string()),
  color: orNull(z.string()),
  size: orNull(z.string()),
  notes: orNull(z.string()),
  condition: orNull(z.string()),
  answers: itemConditions,
  extras: z.array(z.string()),
  asking_price: orNull(money),
  photos: z.array(photo),
});

export const draftResponse = camelObject({
  draft_id: as('id', id),
  step: orNull(z.string()),
  items: z.array(draftItem),
  contact: objectOrNull(
    camelObject({
      name: orNull(z.string()),
      telephone: as('phone', orNull(z.string())),
      preferred: orNull(z.string()),
    }),
  ),
  created_at: timestamp,
  updated_at: timestamp,
});

export const designersResponse = z.array(
  camelObject({
    name: z.string(),
    url_path: as(
      'path',
      z.string().transform((path) => `/${path.replace(/^\/+/, '')}`),
    ),
    categories: z.array(z.string()),
    models: z.array(camelObject({ name: z.string(), category: z.string() })),
  }),
);

const range = camelObject({ low: money, high: money });

/** The estimated price range of an item in dollars. */
export const estimateResponse = camelObject({
  designer: z.string(),
  model: z.string(),
  category: z.string(),
  condition: z.string(),
  cash: range,
  consign: range,
  store_credit: range,
  resale: range,
  typical_days_to_sell: number,
});

/** Payout methods and the options of the submission form. */
export const termsResponse = camelObject({
  commission: z.array(camelObject({ below: orNull(money), percent: number })),
  store_credit_bonus_percent: number,
  offer_days: number,
  ship_days: number,
  categories: z.array(z.string()),
  conditions: z.array(camelObject({ code: z.string(), label: z.string(), text: z.string() })),
  answers: as(
    'questions',
    z.array(camelObject({ part: z.string(), answers: z.array(z.string()) })),
  ),
  extras: z.array(z.string()),
});
