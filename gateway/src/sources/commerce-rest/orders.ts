import { z } from 'zod';
import {
  camelObject,
  dateTime,
  idText,
  moneyOrZero,
  number,
  objectOrNull,
  orNull,
  text,
  textOrNull,
} from '../wire-values.ts';
import { endpoint } from './client.ts';

const amount = number.nullish();

export const orderAddressResponse = z.looseObject({
  firstname: text,
  lastname: text,
  company: text,
  street: z.array(z.string()).nullish(),
  city: text,
  region: text,
  region_code: text,
  postcode: text,
  country_id: text,
  telephone: text,
});
export type OrderAddressResponse = z.infer<typeof orderAddressResponse>;

const orderItemResponse = z.looseObject({
  item_id: idText,
  sku: z.string(),
  name: text,
  qty_ordered: amount,
  qty_shipped: amount,
  qty_canceled: amount,
  qty_refunded: amount,
  price: amount,
  price_incl_tax: amount,
  row_total: amount,
  discount_amount: amount,
  tax_amount: amount,
  tax_percent: amount,
  product_type: text,
  parent_item_id: idText.nullish(),
});
export type OrderItemResponse = z.infer<typeof orderItemResponse>;

const event = z.looseObject({ status: text, location: text, note: text, created_at: text });

/** A shipment; within an order it has no events. GET /V1/shimpent/track/{id}. */
const shipmentResponse = z.looseObject({
  id: idText.nullish(),
  carrier_code: text,
  title: text,
  track_number: z.string(),
  created_at: text,
  status: text,
  events: z.array(event).nullish(),
});
export type ShipmentResponse = z.infer<typeof shipmentResponse>;

const orderExtension = z.looseObject({
  shipping_assignments: z
    .array(
      z.looseObject({
        shipping: objectOrNull(
          z.looseObject({ address: objectOrNull(orderAddressResponse).optional() }),
        ).optional(),
      }),
    )
    .nullish(),
  payment_additional_info: z.array(z.looseObject({ key: text, value: text })).nullish(),
  applied_taxes: z
    .array(z.looseObject({ code: text, title: text, percent: amount, amount }))
    .nullish(),
  shipments: z.array(shipmentResponse).nullish(),
  gift_cards: z.array(z.looseObject({ code: z.string(), amount })).nullish(),
  return_fee: amount,
});

/** An order in a REST response; shipments and gift cards come from the shop's own module. */
const orderResponse = z.looseObject({
  entity_id: idText,
  increment_id: idText,
  created_at: text,
  state: text,
  status: text,
  customer_email: text,
  subtotal: amount,
  discount_amount: amount,
  shipping_amount: amount,
  tax_amount: amount,
  grand_total: amount,
  total_due: amount,
  total_refunded: amount,
  shipping_description: text,
  coupon_code: text,
  items: z.array(orderItemResponse).nullish(),
  billing_address: objectOrNull(orderAddressResponse).optional(),
  payment: objectOrNull(
    z.looseObject({
      method: text,
      cc_last4: text,
      additional_information: z.array(z.unknown()).nullish(),
    }),
  ).optional(),
  extension_attributes: objectOrNull(orderExtension).optional(),
});
export type OrderResponse = z.infer<typeof orderResponse>;

/** GET /V1/orders/mine: a page in Magento's list format, or a bare list. */
export const ordersResponse = z.union([
  z.looseObject({ items: z.array(orderResponse).nullish(), total_count: number }),
  z.array(orderResponse),
]);
export type OrdersResponse = z.infer<typeof ordersResponse>;

const returnItem = camelObject({
  item_id: idText,
  sku: z.string(),
  name: orNull(z.string()),
  qty: amount,
});
/** A return (docs/wire/orders.md). */
const returnResponse = camelObject({
  id: idText,
  order_id: idText,
  order_increment_id: textOrNull,
  status: text,
  reason: text,
  items: orNull(z.array(returnItem)),
  items_amount: moneyOrZero,
  fee: moneyOrZero,
  refund_amount: moneyOrZero,
  track_number: textOrNull,
  created_at: dateTime,
  updated_at: dateTime,
});
export type ReturnResponse = z.infer<typeof returnResponse>;

const returnLabelResponse = camelObject({
  carrier: z.string(),
  track_number: z.string(),
  from: z.array(z.string()),
  to: z.array(z.string()),
});

interface ReturnBody {
  readonly orderId: number;
  readonly itemIds: readonly number[];
  readonly reason: string;
}

/** Endpoints of orders, shipments and returns. `shimpent` is the back end's spelling. */
export const orderEndpoints = {
  guest: endpoint('GET', '/V1/guestorder', orderResponse)(),
  byId: endpoint('GET', '/V1/orders/{id}', orderResponse)(),
  mine: endpoint('GET', '/V1/orders/mine', ordersResponse)(),
  mineById: endpoint('GET', '/V1/orders/mine/{id}', orderResponse)(),
  tracking: endpoint('GET', '/V1/shimpent/track/{id}', shipmentResponse)(),
  returns: endpoint('GET', '/V1/orders/returns', z.array(returnResponse))(),
  returnById: endpoint('GET', '/V1/orders/returns/{id}', returnResponse)(),
  returnLabel: endpoint('GET', '/V1/orders/returns/{id}/label', returnLabelResponse)(),
  returnRequest: endpoint('POST', '/V1/orders/returns', returnResponse)<ReturnBody>(),
} as const;
