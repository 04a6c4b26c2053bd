import type { GatewayContext } from '../../context.ts';
import { imageUrl } from '../../core/image-url.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { tokenOf } from '../../session/session.ts';
import { cartAfterWrite } from './cart-after-write.ts';
import type { CartLineModel } from './models.ts';
import { customerCartMutations, guestCartMutations } from './write-resolvers.ts';

/** The product where search knows it; a search service that is down must not blank a cart. */
const productOf = ({ sku }: CartLineModel, { loaders }: GatewayContext) =>
  loaders.catalog.products.bySku.load(sku).catch(() => null);

/** Guests' and customers' carts, and what every cart shows. */
export const cartResolvers: Resolvers = {
  Query: {
    guestCart: (_, { cartId }, { loaders }) =>
      cartId === '' ? null : loaders.cart.cart.load({ kind: 'guest', cartId }),
    customerCart: (_, _args, { loaders, session }) => {
      tokenOf(session);
      return loaders.cart.cart.load({ kind: 'customer' });
    },
    countries: (_, _args, { loaders }) => loaders.cart.countries(),
  },
  Mutation: { ...guestCartMutations, ...customerCartMutations },
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
