import { noSuchEntity } from '../../shared/webapi/errors.ts';
import { type Call, type Route, route } from '../../shared/webapi/route.ts';
import { applyCoupon, removeCoupon } from './coupons.ts';
import { ensureCart } from './customer-address.ts';
import { assignCart, mergeIntoCustomer } from './merge.ts';
import { type CartOperation, cartOwners, cartRoutes } from './operations.ts';
import { checkoutOperations } from './rest-checkout.ts';
import { itemOperations, totalsOperations } from './rest-items.ts';
import type { CartService } from './service.ts';
import type { Quote } from './types.ts';
import { cartView, itemView } from './views.ts';

function showCart(quote: Quote, { items, customers, showCustomer }: CartService): object {
  const customer = quote.customerId === null ? undefined : customers.byId(quote.customerId);
  return cartView(quote, {
    show: (item) => itemView(items.inCart(item), String(quote.id), items.extras(item)),
    customer: customer && showCustomer(customer),
  });
}

const code = { code: 'string' } as const;
const getCode = ({ args }: Call): string => String(args.code);

/** Reductions: coupons as in stock Magento, and the shop's own gift cards. */
const reductions = (service: CartService): CartOperation[] => [
  { method: 'GET', path: '/coupons', handle: (call, owner) => owner.open(call).couponCode },
  {
    method: 'PUT',
    path: '/coupons/:code',
    parameters: code,
    writes: true,
    handle: (call, owner) => applyCoupon(owner.open(call), getCode(call), service),
  },
  {
    method: 'DELETE',
    path: '/coupons',
    writes: true,
    handle: (call, owner) => removeCoupon(owner.open(call), service),
  },
  {
    method: 'PUT',
    path: '/gift-card/:code',
    parameters: code,
    writes: true,
    handle: (call, owner) => service.giftCards.apply(owner.open(call), getCode(call)),
  },
  {
    method: 'DELETE',
    path: '/gift-card/:code',
    parameters: code,
    writes: true,
    handle: (call, owner) => service.giftCards.remove(owner.open(call), getCode(call)),
  },
];

const guestCarts = (service: CartService): Route[] => [
  route.post('/guest-carts', { access: 'anonymous' }, () => service.carts.create().maskedId),
  route.get(
    '/guest-carts/:cartId',
    { access: 'anonymous', parameters: { cartId: 'string' } },
    ({ args }) => {
      const quote = service.carts.byMaskedId(String(args.cartId));
      if (quote === undefined) throw noSuchEntity('cartId', null);
      return showCart(quote, service);
    },
  ),
  route.put(
    '/guest-carts/:cartId',
    {
      access: 'self',
      parameters: {
        cartId: 'string',
        customerId: 'int',
        storeId: 'int',
      },
    },
    (call) =>
      service.carts.atomically(() => {
        const [guest] = cartOwners(service.carts);
        const { args, caller } = call;
        const customerId = Number(args.customerId);
        const storeId = Number(args.storeId);
        const assignment = { customerId, storeId, callerId: caller.customerId };
        return assignCart(guest.open(call), assignment, service);
      }),
  ),
];

const customerCarts = (service: CartService): Route[] => [
  route.post('/carts/mine', { access: 'self' }, ({ caller }) =>
    service.carts.atomically(() => ensureCart(Number(caller.customerId), service)),
  ),
  route.get('/carts/mine', { access: 'self' }, ({ caller }) => {
    const quote = service.carts.findActive(Number(caller.customerId));
    if (quote === undefined) throw noSuchEntity('customerId', caller.customerId);
    return showCart(quote, service);
  }),
  route.get(
    '/merge/guestcart',
    { access: 'self', parameters: { guestCart: 'string', customerQuoteId: 'int' } },
    ({ args, caller }) =>
      service.carts.atomically(() => {
        const guestCart = String(args.guestCart);
        const quoteId = Number(args.customerQuoteId);
        const customerId = Number(caller.customerId);
        return mergeIntoCustomer({ guestCart, quoteId, customerId }, service);
      }),
  ),
];

const anyCart = (service: CartService): Route =>
  route.get(
    '/carts/:cartId',
    { access: 'Magento_Cart::manage', parameters: { cartId: 'int' } },
    ({ args }) => {
      const quote = service.carts.byId(Number(args.cartId));
      if (quote === undefined) throw noSuchEntity('cartId', args.cartId);
      return showCart(quote, service);
    },
  );

/** All routes of the cart domain except those that place orders. */
export const cartDomainRoutes = (service: CartService): Route[] => [
  anyCart(service),
  ...guestCarts(service),
  ...customerCarts(service),
  ...cartRoutes(
    [
      ...totalsOperations(service),
      ...itemOperations(service),
      ...reductions(service),
      ...checkoutOperations(service),
    ],
    service.carts,
  ),
];
