import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { RejectedError } from '#lib/forms/rejection.ts';
import type { CartOwner, CartUserError } from '../useCartCalls.ts';
import {
  type AddressInput,
  type Checkout_CartFragment,
  type Checkout_ShippingMethodFragment,
  type SetShippingMutationVariables,
  useApplyCheckoutGiftCardMutation,
  useApplyCouponMutation,
  useEstimateShippingMutation,
  useReadCheckoutLazyQuery,
  useRemoveCouponMutation,
  useRemoveGiftCardMutation,
  useSetBillingAddressMutation,
  useSetShippingMutation,
} from './Checkout.generated.ts';

export type CheckoutCart = Checkout_CartFragment;
export type ShippingMethod = Checkout_ShippingMethodFragment;
export type Address = AddressInput;
export type CodeKind = 'coupon' | 'giftCard';
export type CheckoutCalls = ReturnType<typeof useCheckoutCalls>;

/** The policy `all` keeps a partial cart. */
const options = { errorPolicy: 'all' } as const;
/** A one-time network read that does not watch the cache, so a removed cart is not refetched. */
const reading = { ...options, fetchPolicy: 'network-only', nextFetchPolicy: 'standby' } as const;

/** The payload of the included root field. @throws RejectedError with the back end's message if it rejected the call */
async function toPayload<Payload extends { readonly userErrors: readonly CartUserError[] }>(
  pending: Promise<
    ApolloClient.MutateResult<{
      readonly guest?: Payload | undefined;
      readonly customer?: Payload | undefined;
    }>
  >,
): Promise<Payload> {
  const { data, error } = await pending;
  const payload = data?.guest ?? data?.customer;
  if (!payload) throw error ?? new Error('The gateway sent an empty response.');
  const [userError] = payload.userErrors;
  if (userError) throw new RejectedError(userError.message);
  return payload;
}

/**
 * The checkout operations of one cart, stable for the component's lifetime; neither owner nor id may change. Each
 * rejects on failure: with RejectedError and the back end's message if the back end rejected it.
 */
export function useCheckoutCalls(owner: CartOwner, cartId: string) {
  const [readCheckout] = useReadCheckoutLazyQuery(reading);
  const [estimateShipping] = useEstimateShippingMutation();
  const [setShipping] = useSetShippingMutation(options);
  const [setBillingAddress] = useSetBillingAddressMutation(options);
  const [applyCoupon] = useApplyCouponMutation(options);
  const [removeCoupon] = useRemoveCouponMutation(options);
  const [applyGiftCard] = useApplyCheckoutGiftCardMutation(options);
  const [removeGiftCard] = useRemoveGiftCardMutation(options);
  const key = { isGuest: owner === 'guest', cartId };
  const [calls] = useState({
    /** Refetches totals and payment methods; null if the cart no longer exists. */
    async read(): Promise<CheckoutCart | null> {
      const { data, error } = await readCheckout({ variables: key }).retain();
      const cart = data?.guest ?? data?.customer ?? null;
      if (!cart && error) throw error;
      return cart;
    },
    async estimate(address: Address): Promise<readonly ShippingMethod[]> {
      const variables = { ...key, address };
      return (await toPayload(estimateShipping({ variables }))).shippingMethods ?? [];
    },
    async setShipping(information: Omit<SetShippingMutationVariables, 'isGuest' | 'cartId'>) {
      await toPayload(setShipping({ variables: { ...key, ...information } }));
    },
    /** For a cart with virtual products only. */
    async setBilling(address: Address) {
      await toPayload(setBillingAddress({ variables: { ...key, address } }));
    },
    async applyCode(kind: CodeKind, code: string) {
      const apply = kind === 'coupon' ? applyCoupon : applyGiftCard;
      await toPayload(apply({ variables: { ...key, code } }));
    },
    async removeCode(kind: CodeKind, code: string) {
      await toPayload(
        kind === 'coupon'
          ? removeCoupon({ variables: key })
          : removeGiftCard({ variables: { ...key, code } }),
      );
    },
  });
  return calls;
}
