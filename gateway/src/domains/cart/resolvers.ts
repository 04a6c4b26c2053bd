import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { getSelection } from '../../core/selection.ts';
import { imageUrl } from '../../core/values.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { CartOwner } from '../../sources/commerce-rest/cart.ts';
import { type CartLineModel, type CartModel, toEmptyCart } from './mappers.ts';
import { cartMutations } from './writes.ts';

/** The product in search; a search outage must not null the cart. */
function loadProduct({ sku }: CartLineModel, { loaders }: GatewayContext) {
  return loaders.catalog.products.bySku.load(sku).catch(() => null);
}

/** Fields of a cart that are resolved without reading the cart itself. */
const WITHOUT_READING = new Set(['id', 'totals', 'paymentMethods', '__typename']);

/** The cart in a mutation's payload, read again only if more than id and totals is selected. */
async function cartAfterWrite(
  { owner }: { readonly owner: CartOwner | null },
  _args: unknown,
  { loaders }: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<CartModel | null> {
  if (owner === null) return null;
  const { names } = getSelection(info);
  const isKnown = [...names].every((field) => WITHOUT_READING.has(field));
  if (isKnown && owner.kind === 'guest') return toEmptyCart(owner, owner.cartId);
  if (isKnown && !names.has('id')) return toEmptyCart(owner, '');
  return loaders.cart.cart.load(owner);
}

export const cartResolvers: Resolvers = {
  Query: {
    guestCart: (_, { cartId }, { loaders }) =>
      cartId.trim() === '' ? null : loaders.cart.cart.load({ kind: 'guest', cartId }),
    customerCart: (_, _args, { loaders }) => loaders.cart.cart.load({ kind: 'customer' }),
    countries: (_, _args, { loaders }) => loaders.cart.countries(),
  },
  Mutation: cartMutations,
  GuestCartCreatePayload: { cart: cartAfterWrite },
  GuestCartItemAddPayload: { cart: cartAfterWrite },
  GuestCartItemRemovePayload: { cart: cartAfterWrite },
  CustomerCartCreatePayload: { cart: cartAfterWrite },
  CartItemAddPayload: { cart: cartAfterWrite },
  CartPayload: { cart: cartAfterWrite },
  CustomerCartMergePayload: { cart: cartAfterWrite },
  CustomerSignInPayload: { cart: cartAfterWrite },
  WalletPaymentPayload: { cart: cartAfterWrite },
  Cart: {
    totals: ({ owner, isActive }, _, { loaders }) =>
      isActive ? loaders.cart.totals.load(owner) : null,
    paymentMethods: ({ owner, isActive }, _, { loaders }) =>
      isActive ? loaders.cart.paymentMethods.load(owner) : null,
    shippingMethods: ({ owner, isActive }, _, { loaders }) =>
      isActive ? loaders.cart.shippingMethods.load(owner) : null,
  },
  CartLine: {
    quoteId: (line, _, { loaders }) => loaders.cart.readQuoteId(line),
    availability: async (line, _, context) => {
      if (line.inStock !== null) return line.inStock ? 'AVAILABLE' : 'SOLD';
      const product = await loadProduct(line, context);
      return product?.isSalable === false ? 'SOLD' : 'AVAILABLE';
    },
    thumbnailUrl: async (line, _, context) => {
      const { imageFile } = line;
      if (imageFile !== null && /^https?:/.test(imageFile)) return imageFile;
      if (imageFile !== null) return imageUrl(context.mediaUrl, imageFile, 'THUMBNAIL');
      const file = (await loadProduct(line, context))?.image?.file ?? null;
      return file === null ? null : imageUrl(context.mediaUrl, file, 'THUMBNAIL');
    },
    path: async (line, _, context) => {
      if (line.urlKey !== null) return `/${line.urlKey}.html`;
      return (await loadProduct(line, context))?.path ?? null;
    },
  },
};
