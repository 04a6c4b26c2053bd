import { lettersAndDigits } from '../../shared/random.ts';
import { noSuchEntity, rejection } from '../../shared/webapi/errors.ts';
import { adminRoute, customerRoute, publicRoute, type Route } from '../../shared/webapi/route.ts';
import type { CatalogRepository } from '../catalog/repository.ts';
import { applyCoupon, removeCoupon } from './coupons.ts';
import { ensureCart, toOwner } from './customer-address.ts';
import { type CartOperation, cartOwners, cartRead, cartRoutes, cartWrite } from './operations.ts';
import type { CartRepository } from './repository.ts';
import { checkoutOperations } from './rest-checkout.ts';
import { itemOperations, totalsOperations } from './rest-items.ts';
import type { CartService } from './service.ts';
import type { CustomerSource, Quote, QuoteItem } from './types.ts';
import { cartView, itemView } from './views.ts';

interface MergeSources {
  readonly carts: CartRepository;
  readonly customers: CustomerSource;
  readonly catalog: CatalogRepository;
}

/** Moves lines into a cart. Lines of the same product are merged, limited to the stock. */
function moveItems(from: Quote, into: Quote, { carts, catalog }: MergeSources): void {
  for (const { id, ...item } of from.items) {
    const twin = into.items.find((other: QuoteItem) => other.sku === item.sku);
    carts.removeItem(from.id, id);
    if (twin === undefined) {
      carts.addItem(into.id, item);
      continue;
    }
    const stock = catalog.byId(item.productId)?.qty ?? 0;
    const qty = Math.max(twin.qty, Math.min(twin.qty + item.qty, stock));
    carts.setQuantity(into.id, twin.id, qty);
  }
}

function takeCoupon(from: Quote, into: Quote, carts: CartRepository): void {
  if (from.couponCode === null || into.couponCode !== null) return;
  carts.change(into.id, { couponCode: from.couponCode });
}

/** The arguments and the caller of PUT /V1/guest-carts/{cart}. */
interface Assignment {
  readonly customerId: number;
  readonly storeId: number;
  readonly callerId: number | null;
}

/**
 * Assigns a guest's cart to the customer and moves the lines of the customer's earlier cart into it.
 * @throws 400
 */
function assignCart(quote: Quote, assignment: Assignment, sources: MergeSources): true {
  const { customerId, storeId, callerId } = assignment;
  if (customerId !== callerId) {
    const message = "You don't have the correct permissions to assign the customer to the cart.";
    throw rejection(400, message);
  }
  if (storeId !== 1) {
    const message =
      "The customer can't be assigned to the cart. The cart belongs to a different store.";
    throw rejection(400, message);
  }
  const { carts, customers } = sources;
  const earlier = carts.findActive(customerId);
  if (earlier) carts.change(earlier.id, { isActive: false });
  carts.change(quote.id, { customerId, maskedId: lettersAndDigits() });
  const owner = toOwner(customers.byId(customerId) ?? { id: customerId, email: '' });
  for (const kind of ['billing', 'shipping'] as const) {
    const { id: _, ...address } = quote[kind];
    carts.saveAddress(quote.id, kind, { ...address, ...owner });
  }
  if (earlier) {
    moveItems(earlier, quote, sources);
    takeCoupon(earlier, quote, carts);
  }
  return true;
}

/**
 * Moves a guest's lines into the customer's active cart. Route: GET /V1/merge/guestcart.
 * @throws 404
 */
function mergeIntoCustomer(
  { guestCart, quoteId, customerId }: { guestCart: string; quoteId: number; customerId: number },
  sources: MergeSources & Pick<CartService, 'giftCards'>,
): true {
  const { carts } = sources;
  const own = carts.findActive(customerId);
  if (own === undefined) throw rejection(404, 'Current customer does not have an active cart.');
  if (own.id !== quoteId) throw noSuchEntity('cartId', quoteId);
  const guest = carts.byMaskedId(guestCart);
  if (guest === undefined || !guest.isActive) throw noSuchEntity('cartId', null);
  moveItems(guest, own, sources);
  takeCoupon(guest, own, carts);
  sources.giftCards.copy(guest, own);
  carts.change(guest.id, { isActive: false });
  return true;
}

function showCart(quote: Quote, { items, customers, showCustomer }: CartService): object {
  const customer = quote.customerId === null ? undefined : customers.byId(quote.customerId);
  return cartView(quote, {
    show: (item) => itemView(items.inCart(item), String(quote.id), items.extras(item)),
    customer: customer && showCustomer(customer),
  });
}

const code = 'string';

/** Reductions: coupons as in stock Magento, and the shop's own gift cards. */
const reductions = (service: CartService): CartOperation[] => [
  cartRead.get('/coupons', {}, ({ open }) => open().couponCode),
  cartWrite.put('/coupons/:code', { code }, ({ args, open }) =>
    applyCoupon(open(), args.code, service),
  ),
  cartWrite.delete('/coupons', {}, ({ open }) => removeCoupon(open(), service)),
  cartWrite.put('/gift-card/:code', { code }, ({ args, open }) =>
    service.giftCards.apply(open(), args.code),
  ),
  cartWrite.delete('/gift-card/:code', { code }, ({ args, open }) =>
    service.giftCards.remove(open(), args.code),
  ),
];

const guestCarts = (service: CartService): Route[] => [
  publicRoute.post('/guest-carts', {}, () => service.carts.create().maskedId),
  publicRoute.get('/guest-carts/:cartId', { cartId: 'string' }, ({ args }) => {
    const quote = service.carts.byMaskedId(args.cartId);
    if (quote === undefined) throw noSuchEntity('cartId', null);
    return showCart(quote, service);
  }),
  customerRoute.put(
    '/guest-carts/:cartId',
    { cartId: 'string', customerId: 'int', storeId: 'int' },
    (call) =>
      service.carts.atomically(() => {
        const [guest] = cartOwners(service.carts);
        const { args, customerId: callerId } = call;
        return assignCart(guest.open(call), { ...args, callerId }, service);
      }),
  ),
];

const customerCarts = (service: CartService): Route[] => [
  customerRoute.post('/carts/mine', {}, ({ customerId }) =>
    service.carts.atomically(() => ensureCart(customerId, service)),
  ),
  customerRoute.get('/carts/mine', {}, ({ customerId }) => {
    const quote = service.carts.findActive(customerId);
    if (quote === undefined) throw noSuchEntity('customerId', customerId);
    return showCart(quote, service);
  }),
  customerRoute.get(
    '/merge/guestcart',
    { guestCart: 'string', customerQuoteId: 'int' },
    ({ args: { guestCart, customerQuoteId: quoteId }, customerId }) =>
      service.carts.atomically(() =>
        mergeIntoCustomer({ guestCart, quoteId, customerId }, service),
      ),
  ),
];

const anyCart = (service: CartService): Route =>
  adminRoute('Magento_Cart::manage').get('/carts/:cartId', { cartId: 'int' }, ({ args }) => {
    const quote = service.carts.byId(args.cartId);
    if (quote === undefined) throw noSuchEntity('cartId', args.cartId);
    return showCart(quote, service);
  });

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
