/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './PaymentSettings.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type PaymentProviderSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentProviderSettingsQuery = { paymentSettings: { card: { adapter: string, methodCode: string, pageUrl: string | null, clientId: string | null } | null, financing: { adapter: string, methodCode: string, pageUrl: string | null, clientId: string | null } | null, wallet: { adapter: string, methodCode: string, pageUrl: string | null, clientId: string | null } | null } };

export type PaymentProvider_ProviderFragment = { adapter: string, methodCode: string, pageUrl: string | null, clientId: string | null };

export const PaymentProviderSettings = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentProviderSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentProvider_provider"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentProvider_provider"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentProvider_provider"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentProvider_provider"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adapter"}},{"kind":"Field","name":{"kind":"Name","value":"methodCode"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}}]}}]} as unknown as DocumentNode<PaymentProviderSettingsQuery, PaymentProviderSettingsQueryVariables>;

