import type { OrderPlacePayload } from '../../generated/types.ts';

/** An order that was placed; its number is looked up only when the answer selects it. */
export type OrderPlaceModel = Omit<OrderPlacePayload, 'orderNumber'> & {
  /** The masked id of a guest's cart, which keeps the number of its order; null for a customer. */
  readonly guestCartId: string | null;
};
