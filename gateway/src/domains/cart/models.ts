import type { CartOwner } from '../../core/cart-owner.ts';
import type {
  Cart,
  CartItemAddPayload,
  CartLine,
  CartPayload,
  CustomerCartCreatePayload,
  CustomerCartMergePayload,
  CustomerSignInPayload,
  GuestCartCreatePayload,
  WalletPaymentPayload,
} from '../../generated/types.ts';
import type { CartAddressBody } from '../../sources/commerce-rest/address-wire.ts';

/** A line before its product, and what stock Magento does not tell, are looked up. */
export type CartLineModel = Omit<CartLine, 'product' | 'availability' | 'thumbnailUrl' | 'path'> & {
  /** Whether it can still be bought, when the back end tells; null on stock Magento. */
  readonly inStock: boolean | null;
  /** Magento's path or an address of a picture; null on stock Magento. */
  readonly imageFile: string | null;
  readonly urlKey: string | null;
};

/** A cart before its totals and ways to pay are read. */
export type CartModel = Omit<Cart, 'totals' | 'paymentMethods' | 'shippingMethods' | 'lines'> & {
  readonly owner: CartOwner;
  /** Number of the order that the cart has become, or that is kept for it; null when there is none. */
  readonly orderNumber: string | null;
  readonly lines: readonly CartLineModel[];
  /** Where it is shipped to; null while it is not said. */
  readonly shippingAddress: CartAddressBody | null;
};

/** A payload whose cart is read again only when the answer selects it. */
type WithOwner<Payload> = Omit<Payload, 'cart' | 'line'> & { readonly owner: CartOwner | null };
type WithLine = { readonly line: CartLineModel | null };

/** What the calls about carts give, before the cart is read. */
export type GuestCartCreateModel = WithOwner<GuestCartCreatePayload>;
export type CustomerCartCreateModel = WithOwner<CustomerCartCreatePayload>;
export type CartItemAddModel = WithOwner<CartItemAddPayload> & WithLine;
export type CartPayloadModel = WithOwner<CartPayload>;
export type WalletPaymentModel = WithOwner<WalletPaymentPayload>;
export type CustomerCartMergeModel = WithOwner<CustomerCartMergePayload>;
/** Signing in gives the account and the cart as references; their owners complete them. */
export type CustomerSignInModel = Omit<CustomerSignInPayload, 'customer' | 'cart'> & {
  readonly owner: CartOwner | null;
};
