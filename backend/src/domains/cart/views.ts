import { filledFields } from '../../shared/letter-case.ts';
import { detailNames } from '../../shared/webapi/data-type.ts';
import { isVirtual, totalQty } from './rules.ts';
import type { LineExtras, Quote, QuoteAddress, QuoteItem } from './types.ts';

type Json = Record<string, unknown>;

/** A line in a response. `quoteId` is the cart number as text, or the masked id in a guest's item list. */
export const itemView = (item: QuoteItem, quoteId: string, extras?: LineExtras): Json => ({
  item_id: item.id,
  sku: item.sku,
  qty: item.qty,
  name: item.name,
  price: item.price,
  product_type: item.productType,
  quote_id: quoteId,
  ...(item.options.length > 0 && { product_option: optionView(item) }),
  ...(extras && {
    extension_attributes: {
      instock: extras.instock,
      image_url: extras.imageUrl,
      url_key: extras.urlKey,
    },
  }),
});

const optionView = ({ options }: QuoteItem): Json => ({
  extension_attributes: {
    custom_options: options.map(({ optionId, optionValue }) => ({
      option_id: optionId,
      option_value: optionValue,
    })),
  },
});

const rarelyGiven = [...detailNames, 'company', 'customerId', 'customerAddressId'] as const;

/** A cart address in a response; unset fields are null, and rare ones are omitted. */
export const addressView = (address: QuoteAddress): Json => ({
  id: address.id,
  region: address.region ?? null,
  region_id: address.regionId ?? null,
  region_code: address.regionCode ?? null,
  country_id: address.countryId ?? null,
  street: address.street ?? [''],
  telephone: address.telephone ?? null,
  postcode: address.postcode ?? null,
  city: address.city ?? null,
  firstname: address.firstname ?? null,
  lastname: address.lastname ?? null,
  email: address.email ?? null,
  same_as_billing: address.sameAsBilling ?? 0,
  save_in_address_book: address.saveInAddressBook ?? 0,
  ...filledFields(address, rarelyGiven),
});

const currency = {
  global_currency_code: 'USD',
  base_currency_code: 'USD',
  store_currency_code: 'USD',
  quote_currency_code: 'USD',
  store_to_base_rate: 0,
  store_to_quote_rate: 0,
  base_to_global_rate: 1,
  base_to_quote_rate: 1,
};

/** Renders a line with the shop's own fields. */
export type ShowItem = (item: QuoteItem) => Json;

function shippingAssignments(quote: Quote, items: readonly Json[]): Json[] {
  const isEmpty = items.length === 0 && quote.absentItemQtys.length === 0;
  if (isEmpty || isVirtual(quote.items)) return [];
  const shipping = { address: addressView(quote.shipping), method: quote.shippingMethod };
  return [{ shipping, items }];
}

/** The fields of an active cart only. */
function contentsView(quote: Quote, items: readonly Json[]): Json {
  if (!quote.isActive) return {};
  const assignments = shippingAssignments(quote, items);
  return { items, extension_attributes: { shipping_assignments: assignments } };
}

const noCustomer = { email: null, firstname: null, lastname: null };

interface CartParts {
  readonly show: ShowItem;
  /** The customer as in customers/me; undefined for a guest. */
  readonly customer: Readonly<Json> | undefined;
}

/** A cart as in the responses of GET /V1/guest-carts/{cart} and /V1/carts/mine. */
export function cartView(quote: Quote, { show, customer }: CartParts): Json {
  return {
    id: quote.id,
    created_at: quote.createdAt,
    updated_at: quote.updatedAt,
    is_active: quote.isActive,
    is_virtual: isVirtual(quote.items),
    ...contentsView(quote, quote.items.map(show)),
    items_count: quote.items.length + quote.absentItemQtys.length,
    items_qty: quote.absentItemQtys.reduce((sum, qty) => sum + qty, totalQty(quote.items)),
    customer: customer ?? noCustomer,
    billing_address: addressView(quote.billing),
    ...(quote.reservedOrderId !== null && { reserved_order_id: quote.reservedOrderId }),
    orig_order_id: 0,
    currency,
    customer_is_guest: quote.customerId === null,
    customer_note_notify: true,
    customer_tax_class_id: 3,
    store_id: 1,
  };
}
