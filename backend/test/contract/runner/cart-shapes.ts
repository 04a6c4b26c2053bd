import type { Kind } from './cart-stages.ts';
import { flag, id, listWith, maybe, moment, type Shape, text, textOrNull, type Vars } from './shape.ts';

/** The calls of guests' carts and of the customer's own differ in path, caller and words. */
export const toOwner = (kind: Kind) =>
  kind === 'guest'
    ? ({ kind, path: '/V1/guest-carts/{cart}', named: 'guest-carts/{cart}', as: 'guest' } as const)
    : ({ kind, path: '/V1/carts/mine', named: 'carts/mine', as: 'customer' } as const);

export type Owner = ReturnType<typeof toOwner>;

export const kinds: readonly Kind[] = ['guest', 'mine'];

/** What the shop adds to a line; stock Magento has none of it. */
const extras = maybe({ instock: flag, image_url: textOrNull, url_key: textOrNull });

interface LineParts {
  readonly item?: Shape;
  readonly sku?: Shape;
  readonly name?: Shape;
  readonly price?: Shape;
  readonly type?: string;
}

/** A line of a cart; `quoteId` is a text. */
export const line = (quoteId: Shape, parts: LineParts = {}): Shape => ({
  item_id: parts.item ?? id,
  sku: parts.sku ?? '{sku}',
  qty: 1,
  name: parts.name ?? '{name}',
  price: parts.price ?? '{price}',
  product_type: parts.type ?? 'simple',
  quote_id: quoteId,
  extension_attributes: extras,
});

/** The number of the cart as a text. */
export const quoteText: Shape = ({ quote }: Vars) => String(quote);

export const currency: Shape = {
  global_currency_code: 'USD',
  base_currency_code: 'USD',
  store_currency_code: 'USD',
  quote_currency_code: 'USD',
  store_to_base_rate: 0,
  store_to_quote_rate: 0,
  base_to_global_rate: 1,
  base_to_quote_rate: 1,
};

/** The address of a new cart: blank, with whose it is when a customer's. */
export const blankAddress = (sameAsBilling: number): Shape => ({
  id,
  region: null,
  region_id: null,
  region_code: null,
  country_id: null,
  street: [''],
  telephone: null,
  postcode: null,
  city: null,
  firstname: null,
  lastname: null,
  email: textOrNull,
  same_as_billing: sameAsBilling,
  save_in_address_book: 0,
  customer_id: maybe('{customerId}'),
  customer_address_id: maybe('{addressId}'),
});

/** A filled-in address in Los Angeles. */
export const filledAddress = (more: { readonly [key: string]: Shape } = {}): Shape => ({
  id,
  region: 'California',
  region_id: 12,
  region_code: 'CA',
  country_id: 'US',
  street: ['1 Main St', 'Apt 2'],
  telephone: '555-0100',
  postcode: '90001',
  city: 'Los Angeles',
  firstname: 'Gina',
  lastname: 'Guest',
  email: maybe(textOrNull),
  same_as_billing: 0,
  save_in_address_book: 0,
  customer_id: maybe(id),
  ...more,
});

/** The address that a customer's new cart is billed to. */
const defaultAddress = filledAddress({
  firstname: 'Ann',
  lastname: 'Lee',
  email: '{email}',
  customer_id: '{customerId}',
  customer_address_id: '{addressId}',
});

const noCustomer: Shape = { email: null, firstname: null, lastname: null };

/** The customer of the suite's account, as customers/me shows one. */
export const customer = (more: { readonly [key: string]: Shape } = {}): Shape => ({
  id: '{customerId}',
  group_id: 1,
  default_billing: ({ addressId }: Vars) => String(addressId),
  default_shipping: ({ addressId }: Vars) => String(addressId),
  created_at: moment,
  updated_at: moment,
  created_in: 'Default Store View',
  email: '{email}',
  firstname: 'Ann',
  lastname: 'Lee',
  store_id: 1,
  website_id: 1,
  addresses: [savedAddress()],
  disable_auto_group_change: 0,
  extension_attributes: { is_subscribed: false },
  ...more,
});

/** The saved address of the suite's account. */
export const savedAddress = (more: { readonly [key: string]: Shape } = {}): Shape => ({
  id: '{addressId}',
  customer_id: '{customerId}',
  region: { region_code: 'CA', region: 'California', region_id: 12 },
  region_id: 12,
  country_id: 'US',
  street: ['1 Main St', 'Apt 2'],
  telephone: '555-0100',
  postcode: '90001',
  city: 'Los Angeles',
  firstname: 'Ann',
  lastname: 'Lee',
  default_shipping: true,
  default_billing: true,
  ...more,
});

interface CartParts {
  readonly items: readonly Shape[];
  readonly shipping?: Shape;
  readonly method?: Shape;
  readonly billing?: Shape;
}

/** A whole active cart. */
export const cart = (kind: Kind, { items, shipping, method = null, billing }: CartParts): Shape => ({
  id: '{quote}',
  created_at: moment,
  updated_at: moment,
  is_active: true,
  is_virtual: false,
  items,
  items_count: items.length,
  items_qty: items.length,
  customer: kind === 'guest' ? noCustomer : customer(),
  billing_address: billing ?? (kind === 'guest' ? blankAddress(0) : defaultAddress),
  orig_order_id: 0,
  currency,
  customer_is_guest: kind === 'guest',
  customer_note_notify: true,
  customer_tax_class_id: 3,
  store_id: 1,
  extension_attributes: {
    shipping_assignments: items.length === 0 ? [] : [{ shipping: { address: shipping ?? blankAddress(1), method }, items }],
  },
});

/** The ways to pay, of which the suite uses one. */
export const waysToPay: Shape = listWith({ code: 'checkmo', title: text });

/** The ways to pay for a cart that costs nothing. */
export const waysToPayNothing: Shape = listWith({ code: 'free', title: text });
