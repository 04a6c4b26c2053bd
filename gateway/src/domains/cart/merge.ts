import { userErrorCode } from '../../calls/user-errors.ts';
import type { LoaderContext, Loaders } from '../../context.ts';
import { isNumericId } from '../../core/values.ts';
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

/**
 * Merges in stock Magento: the guest's cart is assigned to the customer, which moves its lines. Its store view is that
 * of the cart, because the account's is the one of its creation: 0, which Magento rejects, if it was imported.
 */
async function assign({ id: cart, storeId }: CartModel, context: Caller): Promise<void> {
  const { rest, reads, requestId, session } = context;
  const account = await reads.authenticated(customerEndpoints.read);
  const body = { customerId: Number(account.id), storeId: storeId ?? account.store_id ?? 1 };
  const token = requireToken(session);
  await rest.call(cartEndpoints.assign, { params: { cart }, body, token, requestId });
}

/** Merges by the shop's module, which requires a customer's cart: it is created if there is none. */
async function mergeByModule(
  guestCartId: string,
  customerCart: CartModel | null,
  context: Caller,
): Promise<void> {
  const { rest, requestId, session } = context;
  const caller = { token: requireToken(session), requestId };
  const customerQuoteId =
    customerCart?.id ?? (await rest.call(cartEndpoints.customerCreate, { body: {}, ...caller }));
  const query = { guestCart: guestCartId, customerQuoteId };
  await rest.call(cartEndpoints.merge, { query, ...caller });
}

/**
 * Moves the lines.
 *
 * @param customerCart The customer's cart; null if there is none.
 * @returns null on success; otherwise the error after which only the cart shows whether the lines were moved.
 * @throws {CommerceError} if the back end rejects the merge.
 */
async function moveLines(
  guestCart: CartModel,
  customerCart: CartModel | null,
  context: Caller,
): Promise<{ readonly error: unknown } | null> {
  try {
    if (!context.capabilities.isOn('CART_MERGE')) await assign(guestCart, context);
    else {
      await mergeByModule(guestCart.id, customerCart, context).catch((error: unknown) => {
        // The back end's features are not detected yet.
        if (userErrorCode(error) !== 'NOT_SUPPORTED') throw error;
        return assign(guestCart, context);
      });
    }
    return null;
  } catch (error) {
    if (userErrorCode(error) !== null) throw error;
    return { error };
  }
}

/** Removes lines from the guest's cart that the customer's cart contains, so that a merge never duplicates a line. */
async function removeDuplicates(
  guestCart: CartModel,
  customerSkus: ReadonlySet<string>,
  cart: CartLoaders,
): Promise<string[]> {
  const duplicates = guestCart.lines.filter(({ sku }) => customerSkus.has(sku));
  for (const { id } of duplicates) {
    await cart.send(guestCart.owner, ({ itemRemove }) => itemRemove, { params: { item: id } });
  }
  return duplicates.map(({ sku }) => sku);
}

type GuestOwner = Extract<CartOwner, { kind: 'guest' }>;

/** The result for each line, and the customer's merged cart. */
async function mergeLines(
  owner: GuestOwner,
  { cart, ...context }: MergeContext,
): Promise<{ readonly merge: CartMerge; readonly mergedCart: CartModel | null }> {
  const [guestCart, customerCart] = await Promise.all([
    cart.cart.load(owner),
    cart.cart.load(CUSTOMER),
  ]);
  if (!guestCart?.isActive || guestCart.lines.length === 0)
    return { merge: NOTHING, mergedCart: customerCart };
  const customerSkus = new Set(getSkus(customerCart));
  const duplicate = await removeDuplicates(guestCart, customerSkus, cart);
  const guestSkus = [...new Set(getSkus(guestCart))].filter((sku) => !customerSkus.has(sku));
  if (guestSkus.length === 0) return { merge: { ...NOTHING, duplicate }, mergedCart: customerCart };
  const failure = await moveLines(guestCart, customerCart, context);
  cart.cart.clear(CUSTOMER);
  const mergedCart = await cart.cart.load(CUSTOMER);
  const mergedSkus = new Set(getSkus(mergedCart));
  const merge: CartMerge = {
    kept: guestSkus.filter((sku) => mergedSkus.has(sku)),
    dropped: guestSkus.filter((sku) => !mergedSkus.has(sku)),
    duplicate,
  };
  if (failure !== null && merge.kept.length === 0) throw failure.error;
  return { merge, mergedCart };
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
  const { merge, mergedCart } = await cart.runExclusive(CUSTOMER, () =>
    cart.runExclusive(owner, () => mergeLines(owner, context)),
  );
  cart.cart.prime(CUSTOMER, mergedCart);
  return merge;
}
