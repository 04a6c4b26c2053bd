// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSellDraftsQuery__
 *
 * To run a query within a React component, call `useSellDraftsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSellDraftsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSellDraftsQuery({
 *   variables: {
 *   },
 * });
 */
export function useSellDraftsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SellDraftsQuery, Types.SellDraftsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SellDraftsQuery, Types.SellDraftsQueryVariables>(Operations.SellDrafts, options);
      }
export function useSellDraftsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SellDraftsQuery, Types.SellDraftsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SellDraftsQuery, Types.SellDraftsQueryVariables>(Operations.SellDrafts, options);
        }
// @ts-ignore
export function useSellDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SellDraftsQuery, Types.SellDraftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellDraftsQuery, Types.SellDraftsQueryVariables>;
export function useSellDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellDraftsQuery, Types.SellDraftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellDraftsQuery | undefined, Types.SellDraftsQueryVariables>;
export function useSellDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellDraftsQuery, Types.SellDraftsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SellDraftsQuery, Types.SellDraftsQueryVariables>(Operations.SellDrafts, options);
        }
export type SellDraftsQueryHookResult = ReturnType<typeof useSellDraftsQuery>;
export type SellDraftsLazyQueryHookResult = ReturnType<typeof useSellDraftsLazyQuery>;
export type SellDraftsSuspenseQueryHookResult = ReturnType<typeof useSellDraftsSuspenseQuery>;

/**
 * __useSellDraftSaveMutation__
 *
 * To run a mutation, you first call `useSellDraftSaveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSellDraftSaveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sellDraftSaveMutation, { data, loading, error }] = useSellDraftSaveMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSellDraftSaveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SellDraftSaveMutation, Types.SellDraftSaveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SellDraftSaveMutation, Types.SellDraftSaveMutationVariables>(Operations.SellDraftSave, options);
      }
export type SellDraftSaveMutationHookResult = ReturnType<typeof useSellDraftSaveMutation>;

/**
 * __useSellDraftDeleteMutation__
 *
 * To run a mutation, you first call `useSellDraftDeleteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSellDraftDeleteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sellDraftDeleteMutation, { data, loading, error }] = useSellDraftDeleteMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSellDraftDeleteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SellDraftDeleteMutation, Types.SellDraftDeleteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SellDraftDeleteMutation, Types.SellDraftDeleteMutationVariables>(Operations.SellDraftDelete, options);
      }
export type SellDraftDeleteMutationHookResult = ReturnType<typeof useSellDraftDeleteMutation>;