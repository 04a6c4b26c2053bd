import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dollars } from '../../shared/money.ts';
import { productView } from '../catalog/graphql-view.ts';
import { badInput, GraphqlFault, noSuchEntity } from '../content/graphql/fault.ts';
import type { GraphqlModule, QueryContext } from '../content/graphql/options.ts';
import { amount, uid } from '../content/graphql/values.ts';
import { ensureCart } from './ensure-cart.ts';
import { isVirtual } from './rules.ts';
import type { CartService } from './service.ts';
import type { Quote } from './types.ts';

const SDL = readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8');

const money = (cents: number) => amount(dollars(cents));

function itemViews(quote: Quote, { totals, catalog }: CartService, commerceUrl: string) {
  const categories = new Map(catalog.categories().map((category) => [category.id, category]));
  return totals(quote).lines.flatMap(({ item, row, rowInclTax, discount }) => {
    const product = catalog.byId(item.productId);
    if (product === undefined) return [];
    const prices = {
      price: amount(item.price),
      row_total: money(row),
      row_total_including_tax: money(rowInclTax),
      total_item_discount: money(discount),
    };
    return [
      {
        __typename: item.productType === 'virtual' ? 'VirtualCartItem' : 'SimpleCartItem',
        id: String(item.id),
        uid: uid(item.id),
        quantity: item.qty,
        product: productView(product, { categories, commerceUrl }),
        prices,
      },
    ];
  });
}

function priceViews(quote: Quote, { totals }: CartService) {
  const { grand, subtotal, subtotalInclTax, discount, tax, rate, coupon } = totals(quote);
  const label = coupon === undefined ? 'Discount' : coupon.label;
  return {
    grand_total: money(grand),
    subtotal_excluding_tax: money(subtotal),
    subtotal_including_tax: money(subtotalInclTax),
    subtotal_with_discount_excluding_tax: money(subtotal - discount),
    applied_taxes: rate && tax > 0 ? [{ amount: money(tax), label: rate.code }] : [],
    discounts: discount === 0 ? null : [{ amount: money(discount), label }],
  };
}

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
    available_payment_methods: methods,
    selected_payment_method: {
      ...{ code: chosen?.code ?? '', title: chosen?.title ?? '' },
      purchase_order_number: quote.payment?.poNumber ?? null,
    },
  };
}

/** The cart that a masked id names, for those who may see it. @throws Magento's refusals */
function findCart(maskedId: string, { carts }: CartService, { caller }: QueryContext): Quote {
  if (maskedId === '') throw badInput('Required parameter "cart_id" is missing');
  const quote = carts.ofMaskedId(maskedId);
  if (quote === undefined) throw noSuchEntity(`Could not find a cart with ID "${maskedId}"`);
  if (!quote.isActive) throw noSuchEntity("The cart isn't active.");
  if (quote.customerId === null || quote.customerId === caller.customerId) return quote;
  const message = `The current user cannot perform operations on cart "${maskedId}"`;
  throw new GraphqlFault('graphql-authorization', message);
}

/** Carts as Magento's GraphQL reads them. The shop itself changes them over REST. */
export function cartGraphql(service: CartService, commerceUrl: string): GraphqlModule {
  const view = (quote: Quote) => cartView(quote, service, commerceUrl);
  return {
    typeDefs: SDL,
    resolvers: {
      Query: {
        cart: (_root: unknown, asked: { cart_id: string }, context: QueryContext) =>
          view(findCart(asked.cart_id, service, context)),
        customerCart: (_root: unknown, _asked: unknown, { caller }: QueryContext) => {
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
      CartItemInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
    },
  };
}
