/** Whose cart it is: the session's customer has one, a guest names the masked id. */
export type CartOwner =
  | { readonly kind: 'guest'; readonly cartId: string }
  | { readonly kind: 'customer' };
