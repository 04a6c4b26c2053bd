// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSavedSearchesQuery__
 *
 * To run a query within a React component, call `useSavedSearchesQuery` and pass it any options that fit your needs.
 * When your component renders, `useSavedSearchesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSavedSearchesQuery({
 *   variables: {
 *   },
 * });
 */
export function useSavedSearchesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SavedSearchesQuery, Types.SavedSearchesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SavedSearchesQuery, Types.SavedSearchesQueryVariables>(Operations.SavedSearches, options);
      }
export function useSavedSearchesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SavedSearchesQuery, Types.SavedSearchesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SavedSearchesQuery, Types.SavedSearchesQueryVariables>(Operations.SavedSearches, options);
        }
// @ts-ignore
export function useSavedSearchesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SavedSearchesQuery, Types.SavedSearchesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SavedSearchesQuery, Types.SavedSearchesQueryVariables>;
export function useSavedSearchesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SavedSearchesQuery, Types.SavedSearchesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SavedSearchesQuery | undefined, Types.SavedSearchesQueryVariables>;
export function useSavedSearchesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SavedSearchesQuery, Types.SavedSearchesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SavedSearchesQuery, Types.SavedSearchesQueryVariables>(Operations.SavedSearches, options);
        }
export type SavedSearchesQueryHookResult = ReturnType<typeof useSavedSearchesQuery>;
export type SavedSearchesLazyQueryHookResult = ReturnType<typeof useSavedSearchesLazyQuery>;
export type SavedSearchesSuspenseQueryHookResult = ReturnType<typeof useSavedSearchesSuspenseQuery>;

/**
 * __useSavedSearchSaveMutation__
 *
 * To run a mutation, you first call `useSavedSearchSaveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSavedSearchSaveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [savedSearchSaveMutation, { data, loading, error }] = useSavedSearchSaveMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSavedSearchSaveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SavedSearchSaveMutation, Types.SavedSearchSaveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SavedSearchSaveMutation, Types.SavedSearchSaveMutationVariables>(Operations.SavedSearchSave, options);
      }
export type SavedSearchSaveMutationHookResult = ReturnType<typeof useSavedSearchSaveMutation>;

/**
 * __useSavedSearchTakeBackMutation__
 *
 * To run a mutation, you first call `useSavedSearchTakeBackMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSavedSearchTakeBackMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [savedSearchTakeBackMutation, { data, loading, error }] = useSavedSearchTakeBackMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSavedSearchTakeBackMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SavedSearchTakeBackMutation, Types.SavedSearchTakeBackMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SavedSearchTakeBackMutation, Types.SavedSearchTakeBackMutationVariables>(Operations.SavedSearchTakeBack, options);
      }
export type SavedSearchTakeBackMutationHookResult = ReturnType<typeof useSavedSearchTakeBackMutation>;