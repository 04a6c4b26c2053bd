import { userErrorCode } from '../../calls/user-errors.ts';
import type { LoaderContext, Loaders } from '../../context.ts';
import { isNumericId } from '../../core/errors.ts';
import type { CartMerge } from '../../generated/types.ts';
import { requireToken } from '../../session/session.ts';
import { type CartOwner, cartEndpoints } from '../../sources/commerce-rest/cart.ts';
import { customerEndpoints } from '../../sources/commerce-rest/customer.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';
import type { CartModel } from './mappers.ts';

const CUSTOMER: CartOwner = { kind: 'customer' };
const NOTHING: CartMerge = { kept: [], dropped: [], duplicate: [] };

function getSkus(cart: CartModel | null): string[] {
  return (cart?.lines ?? []).map(({ sku }) => sku);
}

type CartLoaders = Loaders['cart'];
type Caller = Pick<LoaderContext, 'rest' | 'reads' | 'requestId' | 'session' | 'capabilities'>;

interface MergeContext extends Caller {
  readonly cart: CartLoaders;
}

/** The id of the customer's cart, which is created if there is none. */
async function customerCartId(cart: CartModel | null, context: Caller): Promise<string> {
  if (cart !== null) return cart.id;
  const { rest, requestId, session } = context;
  return rest.call(cartEndpoints.customerCreate, {
    body: {},
    token: requireToken(session),
    requestId,
  });
}

/** Merges in stock Magento: the guest's cart is assigned to the customer, which moves its lines. */
async function assign(guestCartId: string, context: Caller): Promise<void> {
  const { rest, reads, requestId, session } = context;
  const { id, store_id: storeId } = await reads.authenticated(customerEndpoints.read);
  const body = { customerId: Number(id), storeId: storeId ?? 1 };
  const token = requireToken(session);
  await rest.call(cartEndpoints.assign, { params: { cart: guestCartId }, body, token, requestId });
}

/** Merges by the shop's module, which requires an existing customer cart. */
async function mergeByModule(
  guestCartId: string,
  customers: CartModel | null,
  context: Caller,
): Promise<void> {
  const { rest, requestId, session } = context;
  const customerQuoteId = await customerCartId(customers, context);
  const query = { guestCart: guestCartId, customerQuoteId };
  await rest.call(cartEndpoints.merge, { query, token: requireToken(session), requestId });
}

/**
 * Moves the lines.
 *
 * @param customers The customer's cart; null if there is none.
 * @returns null on success; otherwise the error after which only the cart shows whether the lines were moved.
 * @throws {CommerceError} if the back end rejects the merge.
 */
async function moveLines(
  guestCartId: string,
  customers: CartModel | null,
  context: Caller,
): Promise<{ readonly error: unknown } | null> {
  try {
    if (!context.capabilities.isOn('CART_MERGE')) {
      await assign(guestCartId, context);
      return null;
    }
    await mergeByModule(guestCartId, customers, context).catch((error: unknown) => {
      // The back end's features are not detected yet.
      if (userErrorCode(error) !== 'NOT_SUPPORTED') throw error;
      return assign(guestCartId, context);
    });
    return null;
  } catch (error) {
    if (userErrorCode(error) !== null) throw error;
    return { error };
  }
}

function toReport(wanted: readonly string[], now: ReadonlySet<string>, duplicate: string[]) {
  return {
    kept: wanted.filter((sku) => now.has(sku)),
    dropped: wanted.filter((sku) => !now.has(sku)),
    duplicate,
  };
}

/** Removes lines from the guest's cart that the customer's cart contains, so that a merge never duplicates a line. */
async function removeDuplicates(
  guests: CartModel,
  held: ReadonlySet<string>,
  cart: CartLoaders,
): Promise<string[]> {
  const duplicates = guests.lines.filter(({ sku }) => held.has(sku));
  for (const { id } of duplicates) {
    await cart.send(guests.owner, ({ itemRemove }) => itemRemove, { params: { item: id } });
  }
  return duplicates.map(({ sku }) => sku);
}

type GuestOwner = Extract<CartOwner, { kind: 'guest' }>;

/** The result for each line, and the customer's merged cart. */
async function mergeLines(
  owner: GuestOwner,
  { cart, ...context }: MergeContext,
): Promise<{ readonly merge: CartMerge; readonly now: CartModel | null }> {
  const [guests, customers] = await Promise.all([cart.cart.load(owner), cart.cart.load(CUSTOMER)]);
  if (!guests?.isActive || guests.lines.length === 0) return { merge: NOTHING, now: customers };
  const held = new Set(getSkus(customers));
  const duplicate = await removeDuplicates(guests, held, cart);
  const wanted = [...new Set(getSkus(guests))].filter((sku) => !held.has(sku));
  if (wanted.length === 0) return { merge: { ...NOTHING, duplicate }, now: customers };
  const doubt = await moveLines(owner.cartId, customers, context);
  cart.cart.clear(CUSTOMER);
  const now = await cart.cart.load(CUSTOMER);
  const merge = toReport(wanted, new Set(getSkus(now)), duplicate);
  if (doubt !== null && merge.kept.length === 0) throw doubt.error;
  return { merge, now };
}

/** A guest's cart is identified by its masked id; numeric ids are internal. */
const NOT_MASKED = new CommerceError(
  400,
  'The cart id of a guest is its masked id, not a number.',
  { fieldName: 'cart' },
);

/**
 * Merges a guest's cart into the customer's without duplicate SKUs. An empty, unknown or ordered guest cart is ignored.
 *
 * @throws {CommerceError} if the id is not a masked one.
 * @throws {GraphQLError} UNAUTHENTICATED without a call if no customer is signed in.
 */
export async function mergeGuestCart(
  guestCartId: string,
  context: MergeContext,
): Promise<CartMerge> {
  const { cart } = context;
  requireToken(context.session);
  if (isNumericId(guestCartId)) throw NOT_MASKED;
  const owner: GuestOwner = { kind: 'guest', cartId: guestCartId };
  const { merge, now } = await cart.runExclusive(CUSTOMER, () =>
    cart.runExclusive(owner, () => mergeLines(owner, context)),
  );
  cart.cart.prime(CUSTOMER, now);
  return merge;
}
