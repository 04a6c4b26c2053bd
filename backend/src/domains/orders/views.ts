import { filledFields } from '../../shared/letter-case.ts';
import { dollars } from '../../shared/money.ts';
import { detailNames } from '../../shared/webapi/data-type.ts';
import { FLAT_RATE } from '../cart/totals.ts';
import { withBase } from '../cart/totals-view.ts';
import { orderItemView } from './item-views.ts';
import type { Order, OrderAddress } from './types.ts';

/** The taxes of an order, in total and per line; empty lists without taxes. */
function taxViews(order: Order): Json {
  const { tax: rate, taxAmount } = order.snapshot;
  if (rate === null) return { applied_taxes: [], item_applied_taxes: [], taxes: [] };
  const named = { code: rate.code, title: rate.code, percent: rate.percent };
  const applied = (cents: number): Json => ({ ...named, ...withBase({ amount: dollars(cents) }) });
  const taxed = order.lines.filter(({ totals }) => totals.tax > 0);
  return {
    applied_taxes: [applied(taxAmount)],
    item_applied_taxes: taxed.map(({ id, totals }) => ({
      type: 'product',
      item_id: id,
      applied_taxes: [applied(totals.tax)],
    })),
    taxes: [
      {
        tax_id: order.id,
        order_id: order.id,
        ...applied(taxAmount),
        base_real_amount: dollars(taxAmount),
        priority: 0,
        position: 0,
        process: 0,
      },
    ],
  };
}

type Json = Record<string, unknown>;

const STORE_NAME = 'Main Website\nMain Website Store\nDefault Store View';

const textFields = [
  ...detailNames,
  'city',
  'company',
  'countryId',
  'customerAddressId',
  'firstname',
  'lastname',
  'postcode',
  'region',
  'regionCode',
  'regionId',
  'telephone',
] as const;

/** An address of an order; missing fields are omitted. */
function addressView(order: Order, address: OrderAddress): Json {
  return {
    address_type: address.kind,
    entity_id: address.id,
    parent_id: order.id,
    street: address.street ?? [],
    ...filledFields(address, textFields),
    email: order.snapshot.email,
  };
}

const findAddress = (order: Order, kind: OrderAddress['kind']): OrderAddress | undefined =>
  order.addresses.find((address) => address.kind === kind);

const shippingAmounts = (order: Order): Json => {
  const shipping = dollars(order.snapshot.shipping);
  return {
    ...withBase({
      shipping_amount: shipping,
      shipping_discount_amount: 0,
      shipping_incl_tax: shipping,
      shipping_tax_amount: 0,
    }),
    shipping_discount_tax_compensation_amount: 0,
    base_shipping_discount_tax_compensation_amnt: 0,
  };
};

function shippingAssignments(order: Order): Json[] {
  const address = findAddress(order, 'shipping');
  if (address === undefined) return [];
  const shipping = {
    address: addressView(order, address),
    method: order.snapshot.shippingMethod,
    total: shippingAmounts(order),
  };
  return [{ shipping, items: order.lines.map((line) => orderItemView(order, line)) }];
}

function paymentView(order: Order): Json {
  const { snapshot, grandTotal } = order;
  const noCard = { cc_exp_year: '0', cc_ss_start_month: '0', cc_ss_start_year: '0' };
  return {
    account_status: null,
    additional_information: [snapshot.methodTitle],
    ...withBase({
      amount_ordered: dollars(grandTotal),
      shipping_amount: dollars(snapshot.shipping),
    }),
    ...(snapshot.hasCardFields && noCard),
    cc_last4: null,
    entity_id: order.id,
    method: snapshot.method,
    parent_id: order.id,
  };
}

/** An order that is paid offline is invoiced when it is shipped. */
const isPaid = ({ state, snapshot }: Order): boolean =>
  snapshot.isPaid === true || state === 'complete';

const amounts = (order: Order): Json => {
  const { snapshot, grandTotal } = order;
  return withBase({
    discount_amount: snapshot.discount === 0 ? 0 : -dollars(snapshot.discount),
    grand_total: dollars(grandTotal),
    discount_tax_compensation_amount: 0,
    subtotal: dollars(snapshot.subtotal),
    subtotal_incl_tax: dollars(snapshot.subtotalInclTax),
    tax_amount: dollars(snapshot.taxAmount),
    total_due: isPaid(order) ? 0 : dollars(grandTotal),
    ...(isPaid(order) && { total_paid: dollars(grandTotal) }),
  });
};

/** The canceled amounts of a canceled order; empty for any other. */
const canceled = ({ state, snapshot, grandTotal }: Order): Json =>
  state !== 'canceled'
    ? {}
    : withBase({
        discount_canceled: dollars(snapshot.discount),
        shipping_canceled: dollars(snapshot.shipping),
        subtotal_canceled: dollars(snapshot.subtotal),
        tax_canceled: dollars(snapshot.taxAmount),
        total_canceled: snapshot.isPaid ? 0 : dollars(grandTotal),
      });

const buyer = ({ snapshot, customerId }: Order): Json => ({
  customer_email: snapshot.email,
  customer_firstname: snapshot.firstname,
  customer_group_id: snapshot.groupId,
  ...(customerId !== null && { customer_id: customerId }),
  customer_is_guest: customerId === null ? 1 : 0,
  customer_lastname: snapshot.lastname,
  customer_note_notify: 1,
});

const couponView = ({ snapshot: { coupon } }: Order): Json =>
  coupon === null
    ? {}
    : {
        applied_rule_ids: String(coupon.ruleId),
        coupon_code: coupon.code,
        discount_description: coupon.label,
      };

const shop = {
  base_currency_code: 'USD',
  base_to_global_rate: 1,
  base_to_order_rate: 1,
  global_currency_code: 'USD',
  order_currency_code: 'USD',
  store_currency_code: 'USD',
  store_id: 1,
  store_name: STORE_NAME,
  store_to_base_rate: 0,
  store_to_order_rate: 0,
};

function extensions(order: Order): Json {
  const { methodTitle, giftCards } = order.snapshot;
  return {
    shipping_assignments: shippingAssignments(order),
    payment_additional_info: [{ key: 'method_title', value: methodTitle }],
    ...taxViews(order),
    converting_from_quote: false,
    additional_itemized_taxes: [],
    ...(giftCards.length > 0 && {
      gift_cards: giftCards.map(({ code, cents }) => ({ code, amount: dollars(cents) })),
    }),
  };
}

/** An order in the format of GET /V1/orders/{id}, in dollars. */
export function orderView(order: Order): Json {
  const { snapshot, lines } = order;
  const billing = findAddress(order, 'billing');
  return {
    ...shop,
    ...couponView(order),
    ...buyer(order),
    ...amounts(order),
    ...canceled(order),
    ...(order.addresses.length > 1 && shippingAmounts(order)),
    ...(snapshot.shippingMethod === FLAT_RATE.method && {
      shipping_description: 'Flat Rate - Fixed',
    }),
    billing_address_id: billing?.id,
    created_at: order.createdAt,
    email_sent: 1,
    entity_id: order.id,
    increment_id: order.incrementId,
    is_virtual: snapshot.isVirtual ? 1 : 0,
    protect_code: snapshot.protectCode,
    quote_id: snapshot.quoteId,
    remote_ip: '127.0.0.1',
    state: order.state,
    status: order.status,
    total_item_count: lines.length,
    total_qty_ordered: lines.reduce((sum, { totals }) => sum + totals.item.qty, 0),
    updated_at: order.updatedAt,
    weight: lines.reduce((sum, { totals, weight }) => sum + totals.item.qty * (weight ?? 0), 0),
    items: lines.map((line) => orderItemView(order, line)),
    billing_address: billing && addressView(order, billing),
    payment: paymentView(order),
    status_histories: [],
    extension_attributes: extensions(order),
  };
}
