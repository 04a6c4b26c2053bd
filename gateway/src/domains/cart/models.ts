import type {
  Cart,
  CartLine,
  GuestCartCreatePayload,
  GuestCartItemAddPayload,
  GuestCartItemRemovePayload,
} from '../../generated/types.ts';

/** Whose cart it is: the session's customer has one, a guest names the masked id. */
export type CartOwner = { readonly kind: 'guest'; readonly cartId: string };

/** A line before its product, and what stock Magento does not tell, are looked up. */
export type CartLineModel = Omit<CartLine, 'product' | 'availability' | 'thumbnailUrl' | 'path'> & {
  /** Whether it can still be bought, when the back end tells; null on stock Magento. */
  readonly inStock: boolean | null;
  /** Magento's path or an address of a picture; null on stock Magento. */
  readonly imageFile: string | null;
  readonly urlKey: string | null;
};

/** A cart before its totals and ways to pay are read. */
export type CartModel = Omit<Cart, 'totals' | 'paymentMethods' | 'lines'> & {
  readonly owner: CartOwner;
  readonly lines: readonly CartLineModel[];
};

/** A payload whose cart is read again only when the answer selects it. */
type WithOwner<Payload> = Omit<Payload, 'cart'> & { readonly owner: CartOwner | null };

export type GuestCartCreateModel = WithOwner<GuestCartCreatePayload>;
export type GuestCartItemAddModel = WithOwner<Omit<GuestCartItemAddPayload, 'line'>> & {
  readonly line: CartLineModel | null;
};
export type GuestCartItemRemoveModel = WithOwner<GuestCartItemRemovePayload>;
