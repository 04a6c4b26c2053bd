import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  type AddressInput,
  type Checkout_CartFragment,
  CheckoutCustomerBilling,
  CheckoutCustomerCoupon,
  CheckoutCustomerCouponRemove,
  CheckoutCustomerEstimate,
  CheckoutCustomerGiftCard,
  CheckoutCustomerGiftCardRemove,
  CheckoutCustomerRead,
  CheckoutCustomerShipping,
  CheckoutGuestBilling,
  CheckoutGuestCoupon,
  CheckoutGuestCouponRemove,
  CheckoutGuestEstimate,
  CheckoutGuestGiftCard,
  CheckoutGuestGiftCardRemove,
  CheckoutGuestRead,
  CheckoutGuestShipping,
  type CheckoutMethod_MethodFragment,
} from '../../../../generated/documents.ts';
import { Refused } from '../../../../shared/failureText.ts';
import type { Refusal } from '../../bag/bagBackend.ts';

export type CheckoutCart = Checkout_CartFragment;
export type ShippingMethod = CheckoutMethod_MethodFragment;
export type Address = AddressInput;

/** Where and how a cart is shipped, and where it is billed to. */
export interface ShippingChoice {
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly carrierCode: string;
  readonly methodCode: string;
}

/** Codes that lower what there is to pay. */
export type CodeKind = 'coupon' | 'giftCard';

/** The checkout's calls for one cart. Each rejects when nothing came of it: with Refused, and the back end's own words, when it said no. */
export interface CheckoutBackend {
  /** Brings totals and ways to pay up to date; null when the cart is gone. */
  read(): Promise<CheckoutCart | null>;
  estimate(address: Address): Promise<readonly ShippingMethod[]>;
  setShipping(choice: ShippingChoice): Promise<void>;
  /** For a cart that holds nothing to ship. */
  setBilling(address: Address): Promise<void>;
  applyCode(kind: CodeKind, code: string): Promise<void>;
  removeCode(kind: CodeKind, code: string): Promise<void>;
}

interface Change {
  readonly cart: CheckoutCart | null;
  readonly userErrors: readonly Refusal[];
}

type ChangeDocument<Input> = TypedDocumentNode<{ change: Change }, { input: Input }>;

function assertDone(change: { userErrors: readonly Refusal[] } | undefined): void {
  if (!change) throw new Error('The shop gave an empty answer.');
  const [refusal] = change.userErrors;
  if (refusal) throw new Refused(refusal.message);
}

function callsOf(client: ApolloClient) {
  const errorPolicy = 'all' as const;
  const change = async <Input>(mutation: ChangeDocument<Input>, input: Input): Promise<void> => {
    const variables = { input };
    const { data, error } = await client.mutate({ mutation, variables, errorPolicy });
    if (!data?.change && error) throw error;
    assertDone(data?.change);
  };
  const read = async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const options = { fetchPolicy: 'network-only', errorPolicy } as const;
    const { data, error } = await client.query({ query, variables, ...options });
    if (!data && error) throw error;
    return data;
  };
  return { change, read };
}

/** A guest's cart. */
export function makeGuestCheckout(client: ApolloClient, cartId: string): CheckoutBackend {
  const { change, read } = callsOf(client);
  return {
    read: async () => (await read(CheckoutGuestRead, { cartId }))?.guestCart ?? null,
    estimate: async (address) => {
      const variables = { input: { cartId, address } };
      const { data } = await client.mutate({ mutation: CheckoutGuestEstimate, variables });
      assertDone(data?.change);
      return data?.change.shippingMethods ?? [];
    },
    setShipping: (choice) => change(CheckoutGuestShipping, { cartId, ...choice }),
    setBilling: (address) =>
      change(CheckoutGuestBilling, { cartId, address, useForShipping: false }),
    applyCode: (kind, code) =>
      change(kind === 'coupon' ? CheckoutGuestCoupon : CheckoutGuestGiftCard, { cartId, code }),
    removeCode: (kind, code) =>
      kind === 'coupon'
        ? change(CheckoutGuestCouponRemove, { cartId })
        : change(CheckoutGuestGiftCardRemove, { cartId, code }),
  };
}

/** The signed-in customer's cart. */
export function makeCustomerCheckout(client: ApolloClient): CheckoutBackend {
  const { change, read } = callsOf(client);
  return {
    read: async () => (await read(CheckoutCustomerRead, {}))?.customerCart ?? null,
    estimate: async (address) => {
      const variables = { input: { address } };
      const { data } = await client.mutate({ mutation: CheckoutCustomerEstimate, variables });
      assertDone(data?.change);
      return data?.change.shippingMethods ?? [];
    },
    setShipping: (choice) => change(CheckoutCustomerShipping, choice),
    setBilling: (address) => change(CheckoutCustomerBilling, { address, useForShipping: false }),
    applyCode: (kind, code) =>
      change(kind === 'coupon' ? CheckoutCustomerCoupon : CheckoutCustomerGiftCard, { code }),
    removeCode: async (kind, code) => {
      if (kind === 'giftCard') return change(CheckoutCustomerGiftCardRemove, { code });
      const { data } = await client.mutate({ mutation: CheckoutCustomerCouponRemove });
      assertDone(data?.change);
    },
  };
}
