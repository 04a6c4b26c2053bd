/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** ISO 4217 currency codes the shop sells in. */
export type CurrencyCode =
  /** US dollar. */
  | 'USD';

/** How far an order is. */
export type OrderState =
  /** It was called off. */
  | 'CANCELED'
  /** It was paid back. */
  | 'CLOSED'
  /** It was shipped. */
  | 'COMPLETE'
  /** The shop holds it. */
  | 'HOLDED'
  /** It was placed. */
  | 'NEW'
  /** Its payment is being looked at. */
  | 'PAYMENT_REVIEW'
  /** It waits for its payment. */
  | 'PENDING_PAYMENT'
  /** It is being prepared. */
  | 'PROCESSING';

/** How far a parcel is. */
export type ShipmentStatus =
  /** It has arrived. */
  | 'DELIVERED'
  /** It is on its way. */
  | 'IN_TRANSIT'
  /** Label created. */
  | 'LABEL_CREATED'
  /** It is with the driver. */
  | 'OUT_FOR_DELIVERY';

export type OrderDetails_OrderFragment = { id: string, number: string, createdAt: string | null, state: OrderState | null, status: string, totalQuantity: number, couponCode: string | null, shippingMethod: string | null, returnableUntil: string | null, items: Array<{ id: string, sku: string, name: string, quantity: number, quantityCanceled: number, quantityRefunded: number, productType: string, price: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, product: { sku: string, path: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }>, totals: { due: { amount: string, currency: CurrencyCode }, refunded: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> }, billingAddress: { firstName: string, lastName: string, company: string | null, line1: string | null, line2: string | null, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null } | null, shippingAddress: { firstName: string, lastName: string, company: string | null, line1: string | null, line2: string | null, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null } | null, payment: { code: string, label: string, cardLast4: string | null } | null, shipments: Array<{ id: string, carrier: string, trackNumber: string, status: ShipmentStatus | null, createdAt: string | null, events: Array<{ status: ShipmentStatus | null, location: string | null, note: string | null, createdAt: string | null }> | null }> };

export type OrderDetails_AddressFragment = { firstName: string, lastName: string, company: string | null, line1: string | null, line2: string | null, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null };

