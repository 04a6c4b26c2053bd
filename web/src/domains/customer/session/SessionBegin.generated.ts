/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './SessionBegin.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Who signs in. */
export type CustomerSignInInput = {
  /** The mail address. */
  email: string;
  /** The masked id of the guest cart so far; its lines move into the customer's cart. */
  guestCartId?: string | number | null | undefined;
  /** The password. */
  password: string;
};

/** Who signs in with Facebook. */
export type CustomerSignInWithFacebookInput = {
  /** Facebook's access token. */
  accessToken: string;
  /** The masked id of the guest cart so far; its lines move into the customer's cart. */
  guestCartId?: string | number | null | undefined;
};

/** Who signs in with Google. */
export type CustomerSignInWithGoogleInput = {
  /** Mail address at Google. */
  email: string;
  /** First name at Google. */
  firstName: string;
  /** The user's id at Google. */
  googleId: string | number;
  /** The masked id of the guest cart so far; its lines move into the customer's cart. */
  guestCartId?: string | number | null | undefined;
  /** Last name at Google. */
  lastName: string;
  /** Google's token. */
  token: string;
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

export type SessionBegin_PayloadFragment = { customer: { id: string, firstName: string } | null, merge: { kept: Array<string>, dropped: Array<string>, duplicate: Array<string> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null, status: number }> };

export type SessionBeginMutationVariables = Exact<{
  input: CustomerSignInInput;
}>;


export type SessionBeginMutation = { customerSignIn: { customer: { id: string, firstName: string } | null, merge: { kept: Array<string>, dropped: Array<string>, duplicate: Array<string> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null, status: number }> } };

export type SessionBeginGoogleMutationVariables = Exact<{
  input: CustomerSignInWithGoogleInput;
}>;


export type SessionBeginGoogleMutation = { customerSignInWithGoogle: { customer: { id: string, firstName: string } | null, merge: { kept: Array<string>, dropped: Array<string>, duplicate: Array<string> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null, status: number }> } };

export type SessionBeginFacebookMutationVariables = Exact<{
  input: CustomerSignInWithFacebookInput;
}>;


export type SessionBeginFacebookMutation = { customerSignInWithFacebook: { customer: { id: string, firstName: string } | null, merge: { kept: Array<string>, dropped: Array<string>, duplicate: Array<string> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null, status: number }> } };

export const SessionBegin = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionBegin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionBegin_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionBegin_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerSignInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SessionBeginMutation, SessionBeginMutationVariables>;
export const SessionBeginGoogle = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionBeginGoogle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerSignInWithGoogleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerSignInWithGoogle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionBegin_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionBegin_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerSignInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SessionBeginGoogleMutation, SessionBeginGoogleMutationVariables>;
export const SessionBeginFacebook = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionBeginFacebook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerSignInWithFacebookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerSignInWithFacebook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionBegin_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionBegin_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerSignInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SessionBeginFacebookMutation, SessionBeginFacebookMutationVariables>;

