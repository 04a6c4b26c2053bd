/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './AccountCreate.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Who opens an account. */
export type CustomerCreateInput = {
  /** The captcha's answer, used once: the base64 text of ALTCHA's payload, or reCAPTCHA's token. Left out where signInSettings says NONE. */
  captcha?: string | null | undefined;
  /** Mail address. */
  email: string;
  /** First name. */
  firstName: string;
  /** Whether the shop's news are mailed to them. */
  isSubscribed?: boolean;
  /** Last name. */
  lastName: string;
  /** Password: at least 8 characters of three kinds, unless the shop says otherwise. */
  password: string;
};

export type AccountCreateMutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type AccountCreateMutation = { customerCreate: { customer: { id: string } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };


export const AccountCreate = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AccountCreateMutation, AccountCreateMutationVariables>;

