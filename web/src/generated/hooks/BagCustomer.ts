// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useBagCustomerReadQuery__
 *
 * To run a query within a React component, call `useBagCustomerReadQuery` and pass it any options that fit your needs.
 * When your component renders, `useBagCustomerReadQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBagCustomerReadQuery({
 *   variables: {
 *   },
 * });
 */
export function useBagCustomerReadQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.BagCustomerReadQuery, Types.BagCustomerReadQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.BagCustomerReadQuery, Types.BagCustomerReadQueryVariables>(Operations.BagCustomerRead, options);
      }
export function useBagCustomerReadLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.BagCustomerReadQuery, Types.BagCustomerReadQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.BagCustomerReadQuery, Types.BagCustomerReadQueryVariables>(Operations.BagCustomerRead, options);
        }
// @ts-ignore
export function useBagCustomerReadSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.BagCustomerReadQuery, Types.BagCustomerReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.BagCustomerReadQuery, Types.BagCustomerReadQueryVariables>;
export function useBagCustomerReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.BagCustomerReadQuery, Types.BagCustomerReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.BagCustomerReadQuery | undefined, Types.BagCustomerReadQueryVariables>;
export function useBagCustomerReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.BagCustomerReadQuery, Types.BagCustomerReadQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.BagCustomerReadQuery, Types.BagCustomerReadQueryVariables>(Operations.BagCustomerRead, options);
        }
export type BagCustomerReadQueryHookResult = ReturnType<typeof useBagCustomerReadQuery>;
export type BagCustomerReadLazyQueryHookResult = ReturnType<typeof useBagCustomerReadLazyQuery>;
export type BagCustomerReadSuspenseQueryHookResult = ReturnType<typeof useBagCustomerReadSuspenseQuery>;

/**
 * __useBagCustomerCreateMutation__
 *
 * To run a mutation, you first call `useBagCustomerCreateMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBagCustomerCreateMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [bagCustomerCreateMutation, { data, loading, error }] = useBagCustomerCreateMutation({
 *   variables: {
 *   },
 * });
 */
export function useBagCustomerCreateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.BagCustomerCreateMutation, Types.BagCustomerCreateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.BagCustomerCreateMutation, Types.BagCustomerCreateMutationVariables>(Operations.BagCustomerCreate, options);
      }
export type BagCustomerCreateMutationHookResult = ReturnType<typeof useBagCustomerCreateMutation>;

/**
 * __useBagCustomerAddMutation__
 *
 * To run a mutation, you first call `useBagCustomerAddMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBagCustomerAddMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [bagCustomerAddMutation, { data, loading, error }] = useBagCustomerAddMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useBagCustomerAddMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.BagCustomerAddMutation, Types.BagCustomerAddMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.BagCustomerAddMutation, Types.BagCustomerAddMutationVariables>(Operations.BagCustomerAdd, options);
      }
export type BagCustomerAddMutationHookResult = ReturnType<typeof useBagCustomerAddMutation>;

/**
 * __useBagCustomerRemoveMutation__
 *
 * To run a mutation, you first call `useBagCustomerRemoveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBagCustomerRemoveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [bagCustomerRemoveMutation, { data, loading, error }] = useBagCustomerRemoveMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useBagCustomerRemoveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.BagCustomerRemoveMutation, Types.BagCustomerRemoveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.BagCustomerRemoveMutation, Types.BagCustomerRemoveMutationVariables>(Operations.BagCustomerRemove, options);
      }
export type BagCustomerRemoveMutationHookResult = ReturnType<typeof useBagCustomerRemoveMutation>;