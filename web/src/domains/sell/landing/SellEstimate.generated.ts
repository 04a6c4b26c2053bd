/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './SellEstimate.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type SellEstimate_RangeFragment = { low: { amount: string }, high: { amount: string } };

export type SellEstimateReadQueryVariables = Exact<{
  designer: string;
  model: string;
  condition: string;
}>;


export type SellEstimateReadQuery = { sellEstimate: { category: string, typicalDaysToSell: number, cash: { low: { amount: string }, high: { amount: string } }, storeCredit: { low: { amount: string }, high: { amount: string } }, consign: { low: { amount: string }, high: { amount: string } } } | null };

export const SellEstimateRead = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellEstimateRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"designer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"model"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"condition"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"designer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"designer"}}},{"kind":"Argument","name":{"kind":"Name","value":"model"},"value":{"kind":"Variable","name":{"kind":"Name","value":"model"}}},{"kind":"Argument","name":{"kind":"Name","value":"condition"},"value":{"kind":"Variable","name":{"kind":"Name","value":"condition"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDaysToSell"}},{"kind":"Field","name":{"kind":"Name","value":"cash"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellEstimate_range"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storeCredit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellEstimate_range"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellEstimate_range"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellEstimate_range"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellRange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"high"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<SellEstimateReadQuery, SellEstimateReadQueryVariables>;

export function useSellEstimateReadQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SellEstimateReadQuery, SellEstimateReadQueryVariables> & ({ variables: SellEstimateReadQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SellEstimateReadQuery, SellEstimateReadQueryVariables>(Operations.SellEstimateRead, options);
      }
