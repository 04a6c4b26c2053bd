/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './SavedSearches.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Which search to save. */
export type SavedSearchAddInput = {
  /** Its name. */
  name: string;
  /** Address of its listing: a path of the shop and the parameters of the search page. */
  query: string;
};

/** Which saved search to take back. */
export type SavedSearchRemoveInput = {
  /** The search's id. */
  id: string | number;
};

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { savedSearches: Array<{ id: string, name: string, query: string, createdAt: string | null, newCount: number }> };

export type SavedSearchRow_SearchFragment = { id: string, name: string, query: string, createdAt: string | null, newCount: number };

export type CreateSavedSearchMutationVariables = Exact<{
  input: SavedSearchAddInput;
}>;


export type CreateSavedSearchMutation = { savedSearchAdd: { savedSearch: { id: string } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type RemoveSavedSearchMutationVariables = Exact<{
  input: SavedSearchRemoveInput;
}>;


export type RemoveSavedSearchMutation = { savedSearchRemove: { removedId: string | null, userErrors: Array<{ message: string }> } };

export const SavedSearches = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSearchRow_search"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchRow_search"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}}]} as unknown as DocumentNode<SavedSearchesQuery, SavedSearchesQueryVariables>;
export const CreateSavedSearch = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSavedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearchAddInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearchAdd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSavedSearchMutation, CreateSavedSearchMutationVariables>;
export const RemoveSavedSearch = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSavedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearchRemoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearchRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveSavedSearchMutation, RemoveSavedSearchMutationVariables>;

export function useSavedSearchesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SavedSearchesQuery, SavedSearchesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SavedSearchesQuery, SavedSearchesQueryVariables>(Operations.SavedSearches, options);
      }
export function useCreateSavedSearchMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateSavedSearchMutation, CreateSavedSearchMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateSavedSearchMutation, CreateSavedSearchMutationVariables>(Operations.CreateSavedSearch, options);
      }
export function useRemoveSavedSearchMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveSavedSearchMutation, RemoveSavedSearchMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveSavedSearchMutation, RemoveSavedSearchMutationVariables>(Operations.RemoveSavedSearch, options);
      }
