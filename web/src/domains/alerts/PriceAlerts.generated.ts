/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './PriceAlerts.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** ISO 4217 currency codes the shop sells in. */
export type CurrencyCode =
  /** US dollar. */
  | 'USD';

/** Which product to watch. */
export type PriceAlertAddInput = {
  /** The product's sku. */
  sku: string | number;
};

/** Which price alert to take back. */
export type PriceAlertRemoveInput = {
  /** The alert's id. */
  id: string | number;
};

/** Whether a product can be bought. */
export type ProductAvailability =
  /** On sale: one piece, first come, first served. */
  | 'AVAILABLE'
  /** Sold recently; its price is no longer shown. */
  | 'RECENTLY_SOLD';

export type PriceAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceAlertsQuery = { priceAlerts: Array<{ id: string, sku: string, name: string | null, createdAt: string | null, isInStock: boolean | null, priceWhenAdded: { amount: string, currency: CurrencyCode } | null, price: { amount: string, currency: CurrencyCode } | null, droppedBy: { amount: string, currency: CurrencyCode }, product: { sku: string, path: string, availability: ProductAvailability, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }> };

export type PriceAlertSkusQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceAlertSkusQuery = { priceAlerts: Array<{ id: string, sku: string }> };

export type PriceAlertButton_AlertFragment = { id: string, sku: string };

export type PriceAlertRow_AlertFragment = { id: string, sku: string, name: string | null, createdAt: string | null, isInStock: boolean | null, priceWhenAdded: { amount: string, currency: CurrencyCode } | null, price: { amount: string, currency: CurrencyCode } | null, droppedBy: { amount: string, currency: CurrencyCode }, product: { sku: string, path: string, availability: ProductAvailability, images: Array<{ alt: string, position: number, thumbnail: string }> } | null };

export type CreatePriceAlertMutationVariables = Exact<{
  input: PriceAlertAddInput;
}>;


export type CreatePriceAlertMutation = { priceAlertAdd: { priceAlert: { id: string, sku: string } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type RemovePriceAlertMutationVariables = Exact<{
  input: PriceAlertRemoveInput;
}>;


export type RemovePriceAlertMutation = { priceAlertRemove: { removedId: string | null, userErrors: Array<{ message: string }> } };

export const PriceAlerts = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceAlertRow_alert"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceAlertRow_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isInStock"}},{"kind":"Field","name":{"kind":"Name","value":"priceWhenAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"droppedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"THUMBNAIL"}}]}]}}]}}]}}]} as unknown as DocumentNode<PriceAlertsQuery, PriceAlertsQueryVariables>;
export const PriceAlertSkus = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceAlertSkus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceAlertButton_alert"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceAlertButton_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]} as unknown as DocumentNode<PriceAlertSkusQuery, PriceAlertSkusQueryVariables>;
export const CreatePriceAlert = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePriceAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceAlertAddInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceAlertAdd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceAlert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceAlertButton_alert"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceAlertButton_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]} as unknown as DocumentNode<CreatePriceAlertMutation, CreatePriceAlertMutationVariables>;
export const RemovePriceAlert = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePriceAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceAlertRemoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceAlertRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePriceAlertMutation, RemovePriceAlertMutationVariables>;

export function usePriceAlertsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PriceAlertsQuery, PriceAlertsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PriceAlertsQuery, PriceAlertsQueryVariables>(Operations.PriceAlerts, options);
      }
export function usePriceAlertSkusQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PriceAlertSkusQuery, PriceAlertSkusQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PriceAlertSkusQuery, PriceAlertSkusQueryVariables>(Operations.PriceAlertSkus, options);
      }
export function useCreatePriceAlertMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePriceAlertMutation, CreatePriceAlertMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePriceAlertMutation, CreatePriceAlertMutationVariables>(Operations.CreatePriceAlert, options);
      }
export function useRemovePriceAlertMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemovePriceAlertMutation, RemovePriceAlertMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemovePriceAlertMutation, RemovePriceAlertMutationVariables>(Operations.RemovePriceAlert, options);
      }
