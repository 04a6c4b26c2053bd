import { userErrorCode } from '../../calls/user-errors.ts';
import type { LoaderContext, Loaders } from '../../context.ts';
import { isNumericId } from '../../core/values.ts';
import type { CartMerge } from '../../generated/types.ts';
import { requireToken } from '../../session/session.ts';
import { type CartOwner, cartEndpoints } from '../../sources/commerce-rest/cart.ts';
import { customerEndpoints } from '../../sources/commerce-rest/customer.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';
import { type CartModel, toTotals } from './mappers.ts';

const CUSTOMER: CartOwner = { kind: 'customer' };
const NOTHING: CartMerge = { kept: [], dropped: [], duplicate: [] };

type CartLoaders = Loaders['cart'];

interface KeyedLine {
  readonly id: string;
  readonly sku: string;
  /** What the line sells: a product, and the quote that a virtual product pays for. */
  readonly key: string;
}

function readLines(model: CartModel | null, cart: CartLoaders): Promise<KeyedLine[]> {
  const lines = (model?.lines ?? []).map(async (line) => ({
    id: line.id,
    sku: line.sku,
    key: `${line.sku} ${(await cart.readQuoteId(line)) ?? ''}`,
  }));
  return Promise.all(lines);
}

function getSkus(lines: readonly KeyedLine[]): string[] {
  return [...new Set(lines.map(({ sku }) => sku))];
}
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

/** The lines by whether `others` has one with the same key. */
function splitLines(lines: readonly KeyedLine[], others: readonly KeyedLine[]) {
  const keys = new Set(others.map(({ key }) => key));
  return {
    shared: lines.filter(({ key }) => keys.has(key)),
    own: lines.filter(({ key }) => !keys.has(key)),
  };
}

type GuestOwner = Extract<CartOwner, { kind: 'guest' }>;

/** Applies the coupon and the gift cards of a guest's cart to the customer's, except those that are rejected. */
async function applyReductions(
  owner: GuestOwner,
  customerCart: CartModel,
  cart: CartLoaders,
): Promise<void> {
  // Not through the loader, which may wait for the locks that the merge holds.
  const readTotals = async (of: CartOwner) => toTotals(await cart.send(of, ({ totals }) => totals));
  const [{ couponCode, giftCards }, customer] = await Promise.all([
    readTotals(owner),
    readTotals(CUSTOMER),
  ]);
  const ignore = () => undefined;
  if (couponCode && !customer.couponCode) {
    const params = { code: couponCode };
    await cart.send(CUSTOMER, (calls) => calls.couponApply, { params }).catch(ignore);
  }
  const query = { cartId: customerCart.id };
  for (const { code } of giftCards ?? []) {
    const input = { params: { code }, query };
    await cart.send(CUSTOMER, (calls) => calls.giftCardApply, input).catch(ignore);
  }
}

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
  const [guestLines, customerLines] = await Promise.all([
    readLines(guestCart, cart),
    readLines(customerCart, cart),
  ]);
  const { shared, own } = splitLines(guestLines, customerLines);
  // Such a cart is not merged. Totals that cannot be read do not stop the sign-in.
  if (own.length === 0 && customerCart)
    await applyReductions(owner, customerCart, cart).catch(() => undefined);
  // Otherwise the merge would add their quantities.
  for (const { id } of shared)
    await cart.send(owner, ({ itemRemove }) => itemRemove, { params: { item: id } });
  const duplicate = getSkus(shared);
  if (own.length === 0) return { merge: { ...NOTHING, duplicate }, mergedCart: customerCart };
  const failure = await moveLines(guestCart, customerCart, context);
  cart.cart.clear(CUSTOMER);
  cart.quoteIds.clear(CUSTOMER);
  const mergedCart = await cart.cart.load(CUSTOMER);
  const moved = splitLines(own, await readLines(mergedCart, cart));
  const merge: CartMerge = {
    kept: getSkus(moved.shared),
    dropped: getSkus(moved.own),
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
 * Merges a guest's cart into the customer's without duplicate lines. An empty, unknown or ordered guest cart is ignored.
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
