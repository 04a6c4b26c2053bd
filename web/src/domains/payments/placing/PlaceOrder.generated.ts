/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './PlaceOrder.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A postal address as a form has it. What the back end does not know is never sent to it. */
export type AddressInput = {
  /** Name of the city or town. */
  city?: string | null | undefined;
  /** Company. */
  company?: string | null | undefined;
  /** Country, ISO 3166-1 alpha-2, such as `US`. */
  country?: string | number | null | undefined;
  /** Mail address; for carts of guests. */
  email?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** First line of the street. */
  line1?: string | null | undefined;
  /** Second line of the street. */
  line2?: string | null | undefined;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** Postal code. */
  postalCode?: string | null | undefined;
  /** State or province by name; where the country lists its regions, send regionId too. An empty text alone takes the region away. */
  region?: string | null | undefined;
  /** Short code of the state or province, such as `CA`. */
  regionCode?: string | null | undefined;
  /** The back end's id of the state or province. */
  regionId?: string | number | null | undefined;
};

/** A customer's order. */
export type CustomerCartOrderPlaceInput = {
  /** Any text of the client's own making, new for each order and the same for each try of it. */
  idempotencyKey: string | number;
  /** How to pay; left out, what was set before. */
  paymentMethod?: PaymentMethodInput | null | undefined;
};

/** How the customer's cart is paid. */
export type CustomerCartPaymentInformationSetInput = {
  /** The address it is billed to; may be set before. */
  billingAddress?: AddressInput | null | undefined;
  /** How to pay. */
  paymentMethod: PaymentMethodInput;
};

/** What went wrong, for programs. New codes may be added: treat an unknown one as BAD_USER_INPUT. */
export type ErrorCode =
  /** The input was refused; message says why. */
  | 'BAD_USER_INPUT'
  /** The session's customer may not do this. */
  | 'FORBIDDEN'
  /** The idempotency key was used before, with another payload: take a new key for another order. */
  | 'IDEMPOTENCY_MISMATCH'
  /** The thing asked for does not exist, or is not yours. */
  | 'NOT_FOUND'
  /** The commerce back end that is configured does not offer this. */
  | 'NOT_SUPPORTED'
  /** The cart does not exist or is no longer active: create a new one. */
  | 'NO_ACTIVE_CART'
  /** The item is sold or not available in the wanted quantity. */
  | 'OUT_OF_STOCK'
  /** The payment provider did not pay: nothing was ordered, and no money is kept. */
  | 'PAYMENT_FAILED'
  /** It is not known yet whether the payment was made: send the same call with the same key again in a moment. */
  | 'PAYMENT_PENDING'
  /** Too many attempts; wait and try again. */
  | 'RATE_LIMITED'
  /** This needs a signed-in customer, or the session has ended. */
  | 'UNAUTHENTICATED';

/** A cart and the approval of the financing provider. */
export type FinancingOrderCreateInput = {
  /** The cart: a guest's masked id, or the customer's Cart.id. */
  cartId: string | number;
  /** Any text of the client's own making, new for each order and the same for each try of it. */
  idempotencyKey: string | number;
  /** The provider's token, `payment_method_nonce` of its approval page; for one order. */
  token: string | number;
};

/** A guest's order. */
export type GuestCartOrderPlaceInput = {
  /** The address it is billed to; may be set before. */
  billingAddress?: AddressInput | null | undefined;
  /** The masked id of the cart. */
  cartId: string | number;
  /** The guest's mail address. */
  email: string;
  /** Any text of the client's own making, new for each order and the same for each try of it. */
  idempotencyKey: string | number;
  /** How to pay. */
  paymentMethod: PaymentMethodInput;
};

/** How a guest's cart is paid. */
export type GuestCartPaymentInformationSetInput = {
  /** The address it is billed to; may be set before. */
  billingAddress?: AddressInput | null | undefined;
  /** The masked id of the cart. */
  cartId: string | number;
  /** The guest's mail address. */
  email: string;
  /** How to pay. */
  paymentMethod: PaymentMethodInput;
};

/** One thing that a way to pay needs to know, such as a provider's token. */
export type PaymentDataInput = {
  /** Its name. */
  name: string;
  /** Its value. */
  value: string;
};

/** How to pay. */
export type PaymentMethodInput = {
  /** Code of the way to pay, from Cart.paymentMethods. */
  code: string | number;
  /** What the way to pay needs besides. */
  data?: Array<PaymentDataInput>;
  /** Number of a purchase order, for the way to pay of that kind. */
  purchaseOrderNumber?: string | null | undefined;
};

/** A cart and the order of the wallet that pays for it. */
export type WalletOrderPlaceInput = {
  /** The cart: a guest's masked id, or the customer's Cart.id. */
  cartId: string | number;
  /** Any text of the client's own making, new for each order and the same for each try of it. */
  idempotencyKey: string | number;
  /** The wallet's order, captured or authorized. */
  walletOrderId: string | number;
};

export type PlaceRefusal_UserErrorFragment = { code: ErrorCode, message: string, field: Array<string> | null };

export type PlaceGuestOrderMutationVariables = Exact<{
  input: GuestCartOrderPlaceInput;
}>;


export type PlaceGuestOrderMutation = { guestCartOrderPlace: { isPlaced: boolean, orderId: string | null, orderNumber: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlaceCustomerOrderMutationVariables = Exact<{
  input: CustomerCartOrderPlaceInput;
}>;


export type PlaceCustomerOrderMutation = { customerCartOrderPlace: { isPlaced: boolean, orderId: string | null, orderNumber: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlaceFinancingOrderMutationVariables = Exact<{
  input: FinancingOrderCreateInput;
}>;


export type PlaceFinancingOrderMutation = { financingOrderCreate: { isPlaced: boolean, orderId: string | null, orderNumber: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlaceWalletOrderMutationVariables = Exact<{
  input: WalletOrderPlaceInput;
}>;


export type PlaceWalletOrderMutation = { walletOrderPlace: { isPlaced: boolean, orderId: string | null, orderNumber: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetGuestPaymentMutationVariables = Exact<{
  input: GuestCartPaymentInformationSetInput;
}>;


export type SetGuestPaymentMutation = { guestCartPaymentInformationSet: { userErrors: Array<{ code: ErrorCode }> } };

export type SetCustomerPaymentMutationVariables = Exact<{
  input: CustomerCartPaymentInformationSetInput;
}>;


export type SetCustomerPaymentMutation = { customerCartPaymentInformationSet: { userErrors: Array<{ code: ErrorCode }> } };

export const PlaceGuestOrder = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceGuestOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GuestCartOrderPlaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guestCartOrderPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPlaced"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceRefusal_userError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceRefusal_userError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PlaceGuestOrderMutation, PlaceGuestOrderMutationVariables>;
export const PlaceCustomerOrder = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceCustomerOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerCartOrderPlaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerCartOrderPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPlaced"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceRefusal_userError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceRefusal_userError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PlaceCustomerOrderMutation, PlaceCustomerOrderMutationVariables>;
export const PlaceFinancingOrder = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceFinancingOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinancingOrderCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"financingOrderCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPlaced"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceRefusal_userError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceRefusal_userError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PlaceFinancingOrderMutation, PlaceFinancingOrderMutationVariables>;
export const PlaceWalletOrder = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceWalletOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WalletOrderPlaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletOrderPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPlaced"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceRefusal_userError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceRefusal_userError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PlaceWalletOrderMutation, PlaceWalletOrderMutationVariables>;
export const SetGuestPayment = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGuestPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GuestCartPaymentInformationSetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guestCartPaymentInformationSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetGuestPaymentMutation, SetGuestPaymentMutationVariables>;
export const SetCustomerPayment = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCustomerPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerCartPaymentInformationSetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerCartPaymentInformationSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetCustomerPaymentMutation, SetCustomerPaymentMutationVariables>;

