import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { imageUrl } from '../../shared/image-url.ts';
import { type SelectingCall, withSelection } from '../../shared/selection.ts';
import { addGuestCartItem, createGuestCart, removeGuestCartItem } from './guest-writes.ts';
import { toEmptyCart } from './mappers.ts';
import type { CartLineModel, CartOwner } from './models.ts';

/** Fields of a cart that are known, or read by calls of their own, without reading the cart itself. */
const WITHOUT_READING = new Set(['id', 'totals', 'paymentMethods', '__typename']);

/** What a write's payload says about the cart: read again only when more than its id and sums is selected. */
const cartAfterWrite = withSelection(
  async ({
    parent: { owner },
    context: { loaders },
    selection,
  }: SelectingCall<{ readonly owner: CartOwner | null }, unknown, GatewayContext>) => {
    if (owner === null) return null;
    if ([...selection.names].every((field) => WITHOUT_READING.has(field)))
      return toEmptyCart(owner);
    return loaders.cart.cart.load(owner);
  },
);

/** The product where search knows it; a search service that is down must not blank a cart. */
const productOf = ({ sku }: CartLineModel, { loaders }: GatewayContext) =>
  loaders.catalog.products.bySku.load(sku).catch(() => null);

/** Guest carts, and what every cart shows. */
export const cartResolvers: Resolvers = {
  Query: {
    guestCart: (_, { cartId }, { loaders }) =>
      cartId === '' ? null : loaders.cart.cart.load({ kind: 'guest', cartId }),
    countries: (_, _args, { loaders }) => loaders.cart.countries(),
  },
  Mutation: {
    guestCartCreate: (_, { input }, context) =>
      createGuestCart(input?.clientMutationId ?? null, context),
    guestCartItemAdd: (_, { input }, context) => addGuestCartItem(input, context),
    guestCartItemRemove: (_, { input }, context) => removeGuestCartItem(input, context),
  },
  GuestCartCreatePayload: { cart: cartAfterWrite },
  GuestCartItemAddPayload: { cart: cartAfterWrite },
  GuestCartItemRemovePayload: { cart: cartAfterWrite },
  Cart: {
    totals: ({ owner, isActive }, _, { loaders }) =>
      isActive ? loaders.cart.totals.load(owner) : null,
    paymentMethods: ({ owner, isActive }, _, { loaders }) =>
      isActive ? loaders.cart.paymentMethods.load(owner) : null,
  },
  CartLine: {
    availability: async (line, _, context) => {
      if (line.inStock !== null) return line.inStock ? 'AVAILABLE' : 'SOLD';
      const product = await productOf(line, context);
      return product?.isSalable === false ? 'SOLD' : 'AVAILABLE';
    },
    thumbnailUrl: async (line, _, context) => {
      const { imageFile } = line;
      if (imageFile !== null && /^https?:/.test(imageFile)) return imageFile;
      if (imageFile !== null) return imageUrl(context.mediaUrl, imageFile, 'THUMBNAIL');
      const file = (await productOf(line, context))?.imageFile ?? null;
      return file === null ? null : imageUrl(context.mediaUrl, file, 'THUMBNAIL');
    },
    path: async (line, _, context) => {
      if (line.urlKey !== null) return `/${line.urlKey}.html`;
      return (await productOf(line, context))?.path ?? null;
    },
  },
};
