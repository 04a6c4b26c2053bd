/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './ConditionBlock.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ConditionBlockQueryVariables = Exact<{
  identifier: string;
}>;


export type ConditionBlockQuery = { cmsBlocks: { items: Array<{ identifier: string | null, title: string | null, content: string | null, headerContent: string | null } | null> | null } | null };


export const ConditionBlock = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConditionBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifiers"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"headerContent"}}]}}]}}]}}]} as unknown as DocumentNode<ConditionBlockQuery, ConditionBlockQueryVariables>;

export function useConditionBlockQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ConditionBlockQuery, ConditionBlockQueryVariables> & ({ variables: ConditionBlockQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ConditionBlockQuery, ConditionBlockQueryVariables>(Operations.ConditionBlock, options);
      }
