import { listOf, objectOf } from '../../shared/webapi/data-type.ts';
import { noSuchEntity } from '../../shared/webapi/errors.ts';
import type { Call, Route } from '../../shared/webapi/route.ts';
import type { CartItemInput, CartItems } from './items.ts';
import type { CartRepository } from './repository.ts';
import type { QuoteItem } from './types.ts';
import { billingView, cartView, itemView, paymentMethodsView, totalsView } from './views.ts';

const cartItem = objectOf({
  itemId: 'int',
  sku: 'string',
  qty: 'float',
  name: 'string',
  price: 'float',
  productType: 'string',
  quoteId: 'string',
  productOption: objectOf({
    extensionAttributes: objectOf({
      customOptions: listOf(objectOf({ optionId: 'string', optionValue: 'string' })),
    }),
  }),
});

const cartId = { cartId: { type: 'string' } } as const;
const cartIdAndItemId = { ...cartId, itemId: { type: 'int' } } as const;

const idOf = ({ args }: Call): string => String(args.cartId);
const itemIdOf = ({ args }: Call): number => Number(args.itemId);
const inputOf = ({ args }: Call): CartItemInput => args.cartItem as CartItemInput;

interface CartDependencies {
  readonly carts: CartRepository;
  readonly items: CartItems;
}

type Reader = Pick<Route, 'path' | 'handle'>;

/** A cart read by its masked id. */
const reader = ({ path, handle }: Reader): Route => ({
  method: 'GET',
  path: `/guest-carts/:cartId${path}`,
  access: 'anonymous',
  parameters: cartId,
  handle,
});

/** The guest cart's rows. Magento: /V1/guest-carts. */
export function guestCartRoutes({ carts, items }: CartDependencies): Route[] {
  const show = (quoteId: string) => (item: QuoteItem) =>
    itemView(item, quoteId, items.extras(item));
  return [
    {
      method: 'POST',
      path: '/guest-carts',
      access: 'anonymous',
      parameters: {},
      handle: () => carts.create().maskedId,
    },
    reader({
      path: '',
      handle: (call) => {
        const quote = carts.byMaskedId(idOf(call));
        if (quote === undefined) throw noSuchEntity('cartId', null);
        return cartView(quote, show(String(quote.id)));
      },
    }),
    reader({
      path: '/items',
      handle: (call) => items.activeCart(idOf(call)).items.map(show(idOf(call))),
    }),
    reader({ path: '/totals', handle: (call) => totalsView(items.activeCart(idOf(call))) }),
    reader({
      path: '/payment-methods',
      handle: (call) => paymentMethodsView(items.activeCart(idOf(call))),
    }),
    reader({
      path: '/selected-payment-method',
      handle: (call) => {
        items.activeCart(idOf(call));
        return null;
      },
    }),
    reader({
      path: '/billing-address',
      handle: (call) => billingView(items.activeCart(idOf(call))),
    }),
    {
      method: 'POST',
      path: '/guest-carts/:cartId/items',
      access: 'anonymous',
      parameters: { ...cartId, cartItem: { type: cartItem } },
      handle: (call) => {
        const { quote, item } = items.add(idOf(call), inputOf(call));
        return show(String(quote.id))(item);
      },
    },
    {
      method: 'PUT',
      path: '/guest-carts/:cartId/items/:itemId',
      access: 'anonymous',
      parameters: { ...cartIdAndItemId, cartItem: { type: cartItem } },
      handle: (call) => {
        const { quote, item } = items.update(idOf(call), itemIdOf(call), inputOf(call).qty ?? 0);
        return show(String(quote.id))(item);
      },
    },
    {
      method: 'DELETE',
      path: '/guest-carts/:cartId/items/:itemId',
      access: 'anonymous',
      parameters: cartIdAndItemId,
      handle: (call) => items.remove(idOf(call), itemIdOf(call)),
    },
  ];
}

const refuseGuests = (method: Route['method'], path: string): Route => ({
  method,
  path: `/carts/mine${path}`,
  access: 'self',
  parameters: {},
  handle: () => null,
});

/** The customer cart's rows: nobody can sign in yet, so each answers 401. */
export const customerCartRoutes: readonly Route[] = [
  refuseGuests('POST', ''),
  refuseGuests('GET', ''),
  refuseGuests('GET', '/totals'),
  refuseGuests('GET', '/payment-methods'),
  refuseGuests('POST', '/items'),
  refuseGuests('DELETE', '/items/:itemId'),
];
