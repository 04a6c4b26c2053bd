import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dollars } from '../../shared/money.ts';
import { productView } from '../catalog/graphql-view.ts';
import type { CatalogProduct } from '../catalog/types.ts';
import { badInput, GraphqlFault, noSuchEntity } from '../content/graphql/fault.ts';
import type { GraphqlModule, QueryContext } from '../content/graphql/request.ts';
import { amount, uid } from '../content/store.ts';
import { shippingMethods } from './checkout.ts';
import { ensureCart } from './customer-address.ts';
import { isVirtual } from './rules.ts';
import type { CartService } from './service.ts';
import type { LineTotals } from './totals.ts';
import type { Quote, QuoteAddress, QuoteItem } from './types.ts';

const money = (cents: number) => amount(dollars(cents));

function toDiscounts(cents: number, label = 'Discount') {
  return cents === 0 ? null : [{ amount: money(cents), label }];
}

/** Magento's errors for a line that cannot be ordered. */
function getErrors({ qty }: QuoteItem, product: CatalogProduct) {
  if (product.qty >= qty) return null;
  const message =
    product.qty > 0
      ? 'The requested qty is not available'
      : 'There are no source items with the in stock status';
  return [{ code: 'ITEM_QTY', message }];
}

const optionView = ({ optionId, optionValue }: QuoteItem['options'][number]) => {
  const option = Buffer.from(`custom-option/${optionId}`).toString('base64');
  const id = Number(optionId);
  return {
    id,
    customizable_option_uid: option,
    label: 'Quote Id',
    type: 'field',
    is_required: true,
    sort_order: 1,
    values: [{ id, customizable_option_value_uid: option, label: '', value: optionValue }],
  };
};

function itemView(line: LineTotals, product: CatalogProduct, label: string | undefined) {
  const { item, row, rowInclTax, priceInclTax, discount } = line;
  return {
    __typename: item.productType === 'virtual' ? 'VirtualCartItem' : 'SimpleCartItem',
    id: String(item.id),
    uid: uid(item.id),
    quantity: item.qty,
    errors: getErrors(item, product),
    customizable_options: item.options.map(optionView),
    prices: {
      price: amount(item.price),
      price_including_tax: money(priceInclTax),
      row_total: money(row),
      row_total_including_tax: money(rowInclTax),
      total_item_discount: money(discount),
      discounts: toDiscounts(discount, label),
    },
  };
}

function itemViews(quote: Quote, { totals, catalog }: CartService, commerceUrl: string) {
  const categories = new Map(catalog.categories().map((category) => [category.id, category]));
  const { lines, coupon } = totals(quote);
  return lines.flatMap((line) => {
    const product = catalog.byId(line.item.productId);
    if (product === undefined) return [];
    const view = itemView(line, product, coupon?.label);
    return [{ ...view, product: productView(product, { categories, commerceUrl }) }];
  });
}

function priceViews(quote: Quote, { totals }: CartService) {
  const { grand, subtotal, subtotalInclTax, discount, tax, rate, coupon } = totals(quote);
  return {
    grand_total: money(grand),
    subtotal_excluding_tax: money(subtotal),
    subtotal_including_tax: money(subtotalInclTax),
    subtotal_with_discount_excluding_tax: money(subtotal - discount),
    applied_taxes: rate && tax > 0 ? [{ amount: money(tax), label: rate.code }] : [],
    discounts: toDiscounts(discount, coupon?.label),
  };
}

/** A cart address; null until it contains address data. */
function addressView(address: QuoteAddress) {
  const { firstname, lastname, company, street, city, postcode, telephone, countryId } = address;
  if (!firstname || !lastname || !city || !countryId) return null;
  return {
    firstname,
    lastname,
    company,
    street: street ?? [],
    city,
    postcode,
    telephone,
    region: {
      code: address.regionCode ?? null,
      label: address.region ?? null,
      region_id: address.regionId ?? null,
    },
    country: { code: countryId, label: countryId },
  };
}

function shippingViews(quote: Quote, { findCoupon }: CartService) {
  const address = addressView(quote.shipping);
  if (address === null || isVirtual(quote.items)) return [];
  const methods = shippingMethods(quote, quote.shipping, findCoupon(quote)).map((method) => ({
    ...method,
    amount: amount(method.amount),
    price_excl_tax: amount(method.price_excl_tax),
    price_incl_tax: amount(method.price_incl_tax),
  }));
  const chosen = methods.find(
    ({ carrier_code, method_code }) => `${carrier_code}_${method_code}` === quote.shippingMethod,
  );
  return [
    {
      ...address,
      available_shipping_methods: methods,
      selected_shipping_method: chosen ?? null,
    },
  ];
}

/** A cart in Magento's GraphQL format. */
function cartView(quote: Quote, service: CartService, commerceUrl: string) {
  const methods = service.methods(quote);
  const chosen = methods.find(({ code }) => code === quote.payment?.method);
  return {
    id: quote.maskedId,
    email: quote.billing.email ?? null,
    is_virtual: isVirtual(quote.items),
    total_quantity: quote.items.reduce((sum, { qty }) => sum + qty, 0),
    items: () => itemViews(quote, service, commerceUrl),
    applied_coupons: quote.couponCode === null ? null : [{ code: quote.couponCode }],
    prices: () => priceViews(quote, service),
    shipping_addresses: () => shippingViews(quote, service),
    billing_address: addressView(quote.billing),
    available_payment_methods: methods.map((method) => ({ ...method, is_deferred: false })),
    selected_payment_method: {
      code: chosen?.code ?? '',
      title: chosen?.title ?? '',
      purchase_order_number: quote.payment?.poNumber ?? null,
    },
  };
}

const SDL = readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8');

/** Finds the cart of a masked id if the caller may access it. @throws Magento's errors */
function findCart(maskedId: string, { carts }: CartService, { caller }: QueryContext): Quote {
  if (maskedId === '') throw badInput('Required parameter "cart_id" is missing');
  const quote = carts.ofMaskedId(maskedId);
  if (quote === undefined) throw noSuchEntity(`Could not find a cart with ID "${maskedId}"`);
  if (!quote.isActive) throw noSuchEntity("The cart isn't active.");
  if (quote.customerId === caller.customerId) return quote;
  const message = `The current user cannot perform operations on cart "${maskedId}"`;
  throw new GraphqlFault('graphql-authorization', message);
}

/** Read-only carts in Magento's GraphQL. The shop changes carts over REST. */
export function cartGraphql(service: CartService, commerceUrl: string): GraphqlModule {
  const view = (quote: Quote) => cartView(quote, service, commerceUrl);
  return {
    typeDefs: SDL,
    resolvers: {
      Query: {
        cart: (_root: unknown, args: { cart_id: string }, context: QueryContext) =>
          view(findCart(args.cart_id, service, context)),
        customerCart: (_root: unknown, _args: unknown, { caller }: QueryContext) => {
          if (caller.customerId === null) {
            const message = 'The request is allowed for logged in customer';
            throw new GraphqlFault('graphql-authorization', message);
          }
          const { customerId } = caller;
          const id = service.carts.atomically(() => ensureCart(customerId, service));
          const quote = service.carts.byId(id);
          return quote && view(quote);
        },
      },
      CartAddressInterface: {
        __resolveType: (address: object) =>
          'available_shipping_methods' in address ? 'ShippingCartAddress' : 'BillingCartAddress',
      },
      CartItemInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
    },
  };
}
