import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { RejectedError } from '#lib/forms/rejection.ts';
import type { CartOwner, CartUserError } from '../useCartCalls.ts';
import {
  type AddressInput,
  type Checkout_CartFragment,
  type Checkout_ShippingMethodFragment,
  type CustomerCartShippingInformationSetInput,
  useApplyCustomerCouponMutation,
  useApplyCustomerGiftCardMutation,
  useApplyGuestCouponMutation,
  useApplyGuestGiftCardMutation,
  useEstimateCustomerShippingMutation,
  useEstimateGuestShippingMutation,
  useReadCustomerCheckoutLazyQuery,
  useReadGuestCheckoutLazyQuery,
  useRemoveCustomerCouponMutation,
  useRemoveCustomerGiftCardMutation,
  useRemoveGuestCouponMutation,
  useRemoveGuestGiftCardMutation,
  useSetCustomerBillingAddressMutation,
  useSetCustomerShippingMutation,
  useSetGuestBillingAddressMutation,
  useSetGuestShippingMutation,
} from './Checkout.generated.ts';

export type CheckoutCart = Checkout_CartFragment;
export type ShippingMethod = Checkout_ShippingMethodFragment;
export type Address = AddressInput;

export type CodeKind = 'coupon' | 'giftCard';

/**
 * The checkout operations of one cart. Each rejects on failure: with RejectedError and the back end's message if the
 * back end rejected it.
 */
export interface CheckoutCalls {
  /** Refetches totals and payment methods; null if the cart no longer exists. */
  read(): Promise<CheckoutCart | null>;
  estimate(address: Address): Promise<readonly ShippingMethod[]>;
  setShipping(information: CustomerCartShippingInformationSetInput): Promise<void>;
  /** For a cart with virtual products only. */
  setBilling(address: Address): Promise<void>;
  applyCode(kind: CodeKind, code: string): Promise<void>;
  removeCode(kind: CodeKind, code: string): Promise<void>;
}

/** The policy `all` keeps a partial cart. */
const options = { errorPolicy: 'all' } as const;
/** A one-time network read that does not watch the cache, so a removed cart is not refetched. */
const reading = { ...options, fetchPolicy: 'network-only', nextFetchPolicy: 'standby' } as const;

type PendingResult<Data> = Promise<
  ApolloClient.MutateResult<Data> | ApolloClient.QueryResult<Data>
>;

interface Payload {
  readonly userErrors: readonly CartUserError[];
}

interface EstimatePayload extends Payload {
  readonly shippingMethods: readonly ShippingMethod[] | null;
}

async function toPayload<Change extends Payload>(
  pending: PendingResult<{ readonly change: Change }>,
): Promise<Change> {
  const { data, error } = await pending;
  if (!data?.change) throw error ?? new Error('The gateway sent an empty response.');
  const [userError] = data.change.userErrors;
  if (userError) throw new RejectedError(userError.message);
  return data.change;
}

const assertDone = async (pending: PendingResult<{ readonly change: Payload }>): Promise<void> =>
  void (await toPayload(pending));

const toMethods = async (pending: PendingResult<{ readonly change: EstimatePayload }>) =>
  (await toPayload(pending)).shippingMethods ?? [];

async function toCart(pending: PendingResult<{ readonly cart: CheckoutCart | null }>) {
  const { data, error } = await pending;
  if (!data && error) throw error;
  return data?.cart ?? null;
}

function useGuestCalls(cartId: string): CheckoutCalls {
  const [read] = useReadGuestCheckoutLazyQuery(reading);
  const [estimate] = useEstimateGuestShippingMutation();
  const [setShipping] = useSetGuestShippingMutation(options);
  const [setBilling] = useSetGuestBillingAddressMutation(options);
  const [applyCoupon] = useApplyGuestCouponMutation(options);
  const [removeCoupon] = useRemoveGuestCouponMutation(options);
  const [applyGiftCard] = useApplyGuestGiftCardMutation(options);
  const [removeGiftCard] = useRemoveGuestGiftCardMutation(options);
  const input = <Fields extends object>(fields: Fields) => ({
    variables: { input: { cartId, ...fields } },
  });
  return {
    read: () => toCart(read({ variables: { cartId } }).retain()),
    estimate: (address) => toMethods(estimate(input({ address }))),
    setShipping: (information) => assertDone(setShipping(input(information))),
    setBilling: (address) => assertDone(setBilling(input({ address, useForShipping: false }))),
    applyCode: (kind, code) =>
      assertDone(kind === 'coupon' ? applyCoupon(input({ code })) : applyGiftCard(input({ code }))),
    removeCode: (kind, code) =>
      assertDone(kind === 'coupon' ? removeCoupon(input({})) : removeGiftCard(input({ code }))),
  };
}

function useCustomerCalls(): CheckoutCalls {
  const [read] = useReadCustomerCheckoutLazyQuery(reading);
  const [estimate] = useEstimateCustomerShippingMutation();
  const [setShipping] = useSetCustomerShippingMutation(options);
  const [setBilling] = useSetCustomerBillingAddressMutation(options);
  const [applyCoupon] = useApplyCustomerCouponMutation(options);
  const [removeCoupon] = useRemoveCustomerCouponMutation(options);
  const [applyGiftCard] = useApplyCustomerGiftCardMutation(options);
  const [removeGiftCard] = useRemoveCustomerGiftCardMutation(options);
  const input = <Fields extends object>(fields: Fields) => ({ variables: { input: fields } });
  return {
    read: () => toCart(read().retain()),
    estimate: (address) => toMethods(estimate(input({ address }))),
    setShipping: (information) => assertDone(setShipping(input(information))),
    setBilling: (address) => assertDone(setBilling(input({ address, useForShipping: false }))),
    applyCode: (kind, code) =>
      assertDone(kind === 'coupon' ? applyCoupon(input({ code })) : applyGiftCard(input({ code }))),
    removeCode: (kind, code) =>
      assertDone(kind === 'coupon' ? removeCoupon() : removeGiftCard(input({ code }))),
  };
}

/**
 * The operations of a guest's or a customer's cart. They are stable for the component's lifetime; the owner must not
 * change.
 */
export function useCheckoutCalls(owner: CartOwner, cartId: string): CheckoutCalls {
  const guest = useGuestCalls(cartId);
  const customer = useCustomerCalls();
  const [calls] = useState(owner === 'customer' ? customer : guest);
  return calls;
}
