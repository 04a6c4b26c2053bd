import { z } from 'zod';
import { createToEnum } from '../../core/values.ts';
import {
  as,
  camelObject,
  dateTime,
  decodedText,
  idText,
  list,
  money,
  moneyOrZero,
  number,
  objectOrEmpty,
  objectOrNull,
  orNull,
  text,
  textOrNull,
} from '../wire-values.ts';
import { endpoint } from './client.ts';

const dollars = number.nullish().transform((given) => given ?? 0);
const quantity = number.nullish().transform((given) => Math.round(given ?? 0));
const percent = orNull(number.transform(String));

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

/** An address of an order or an account. PHP returns empty text for a missing value. */
export function toAddress(wire: z.infer<typeof orderAddressResponse>) {
  const [line1, ...rest] = wire.street ?? [];
  return {
    firstName: wire.firstname ?? '',
    lastName: wire.lastname ?? '',
    company: wire.company || null,
    line1: line1 || null,
    line2: rest.join(', ') || null,
    city: wire.city ?? '',
    region: wire.region || null,
    regionCode: wire.region_code || null,
    postalCode: wire.postcode || null,
    country: wire.country_id ?? '',
    phone: wire.telephone || null,
  };
}

const address = objectOrNull(orderAddressResponse.transform(toAddress));

const orderItem = camelObject({
  item_id: as('id', idText),
  sku: z.string(),
  name: decodedText,
  qty_ordered: as('quantity', quantity),
  qty_shipped: as('quantityShipped', quantity),
  qty_canceled: as('quantityCanceled', quantity),
  qty_refunded: as('quantityRefunded', quantity),
  price: moneyOrZero,
  price_incl_tax: orNull(money),
  row_total: moneyOrZero,
  discount_amount: as('discount', moneyOrZero),
  tax_amount: as('tax', orNull(money)),
  tax_percent: percent,
  product_type: text.transform((type) => type ?? 'simple'),
  parent_item_id: idText.nullish(),
}).transform((item) => ({ ...item, name: item.name ?? item.sku }));

const shipmentStatus = text.transform(
  createToEnum(['LABEL_CREATED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED']),
);

/** A shipment; within an order it has no events. GET /V1/shimpent/track/{id}. */
const shipmentResponse = camelObject({
  id: idText.nullish(),
  carrier_code: text.transform((code) => code ?? ''),
  title: text,
  track_number: z.string(),
  created_at: dateTime,
  status: shipmentStatus,
  events: orNull(
    z.array(
      camelObject({
        status: shipmentStatus,
        location: textOrNull,
        note: textOrNull,
        created_at: dateTime,
      }),
    ),
  ),
}).transform(({ title, ...shipment }) => ({
  ...shipment,
  id: shipment.id ?? shipment.trackNumber,
  carrier: title ?? shipment.carrierCode,
}));
export type ShipmentResponse = z.infer<typeof shipmentResponse>;

const tax = z
  .object({ code: text, title: text, percent, amount: moneyOrZero })
  .transform(({ code, title, ...rest }) => ({ ...rest, title: title ?? code ?? '' }));

const orderExtension = camelObject({
  shipping_assignments: list(z.object({ shipping: objectOrNull(z.object({ address })) })),
  payment_additional_info: list(z.object({ key: text, value: text })),
  applied_taxes: list(tax),
  shipments: list(shipmentResponse),
  gift_cards: list(z.object({ code: z.string(), amount: dollars })),
  return_fee: orNull(money),
});

/** An order in a REST response; shipments and gift cards come from the shop's own module. */
export const orderResponse = camelObject({
  entity_id: as('id', idText),
  increment_id: as('number', idText),
  created_at: dateTime,
  state: text,
  status: text,
  customer_email: as('email', textOrNull),
  subtotal: dollars,
  discount_amount: as('discount', dollars),
  shipping_amount: as('shipping', dollars),
  tax_amount: as('tax', dollars),
  grand_total: dollars,
  total_due: as('due', moneyOrZero),
  total_refunded: as('refunded', moneyOrZero),
  shipping_description: as('shippingMethod', textOrNull),
  coupon_code: textOrNull,
  items: list(orderItem),
  billing_address: address,
  payment: objectOrNull(
    camelObject({
      method: text,
      cc_last4: textOrNull,
      additional_information: z.array(z.unknown()).nullish(),
    }),
  ),
  extension_attributes: as('extension', objectOrEmpty(orderExtension)),
});
export type OrderResponse = z.infer<typeof orderResponse>;

/** GET /V1/orders/mine: a page in Magento's list format, or a bare list. */
export const ordersResponse = z.union([
  camelObject({ items: list(orderResponse), total_count: number }),
  z.array(orderResponse),
]);
export type OrdersResponse = z.infer<typeof ordersResponse>;

const returnItem = camelObject({
  item_id: idText,
  sku: z.string(),
  name: decodedText,
  qty: as(
    'quantity',
    number.nullish().transform((given) => Math.round(given ?? 1)),
  ),
}).transform((item) => ({ ...item, name: item.name ?? item.sku }));

/** A return (docs/wire/orders.md). */
const returnResponse = camelObject({
  id: idText,
  order_id: idText,
  order_increment_id: as('orderNumber', textOrNull),
  status: text.transform(createToEnum(['REQUESTED', 'RECEIVED', 'REFUNDED', 'DECLINED'])),
  reason: text.transform((reason) => reason ?? ''),
  items: list(returnItem),
  items_amount: moneyOrZero,
  fee: moneyOrZero,
  refund_amount: as('refund', moneyOrZero),
  track_number: textOrNull,
  created_at: dateTime,
  updated_at: dateTime,
});

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
