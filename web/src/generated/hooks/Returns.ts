// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useReturnsListQuery__
 *
 * To run a query within a React component, call `useReturnsListQuery` and pass it any options that fit your needs.
 * When your component renders, `useReturnsListQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReturnsListQuery({
 *   variables: {
 *   },
 * });
 */
export function useReturnsListQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.ReturnsListQuery, Types.ReturnsListQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ReturnsListQuery, Types.ReturnsListQueryVariables>(Operations.ReturnsList, options);
      }
export function useReturnsListLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ReturnsListQuery, Types.ReturnsListQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ReturnsListQuery, Types.ReturnsListQueryVariables>(Operations.ReturnsList, options);
        }
// @ts-ignore
export function useReturnsListSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ReturnsListQuery, Types.ReturnsListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReturnsListQuery, Types.ReturnsListQueryVariables>;
export function useReturnsListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReturnsListQuery, Types.ReturnsListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReturnsListQuery | undefined, Types.ReturnsListQueryVariables>;
export function useReturnsListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReturnsListQuery, Types.ReturnsListQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ReturnsListQuery, Types.ReturnsListQueryVariables>(Operations.ReturnsList, options);
        }
export type ReturnsListQueryHookResult = ReturnType<typeof useReturnsListQuery>;
export type ReturnsListLazyQueryHookResult = ReturnType<typeof useReturnsListLazyQuery>;
export type ReturnsListSuspenseQueryHookResult = ReturnType<typeof useReturnsListSuspenseQuery>;

/**
 * __useReturnShowQuery__
 *
 * To run a query within a React component, call `useReturnShowQuery` and pass it any options that fit your needs.
 * When your component renders, `useReturnShowQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReturnShowQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useReturnShowQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ReturnShowQuery, Types.ReturnShowQueryVariables> & ({ variables: Types.ReturnShowQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ReturnShowQuery, Types.ReturnShowQueryVariables>(Operations.ReturnShow, options);
      }
export function useReturnShowLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ReturnShowQuery, Types.ReturnShowQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ReturnShowQuery, Types.ReturnShowQueryVariables>(Operations.ReturnShow, options);
        }
// @ts-ignore
export function useReturnShowSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ReturnShowQuery, Types.ReturnShowQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReturnShowQuery, Types.ReturnShowQueryVariables>;
export function useReturnShowSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReturnShowQuery, Types.ReturnShowQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReturnShowQuery | undefined, Types.ReturnShowQueryVariables>;
export function useReturnShowSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReturnShowQuery, Types.ReturnShowQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ReturnShowQuery, Types.ReturnShowQueryVariables>(Operations.ReturnShow, options);
        }
export type ReturnShowQueryHookResult = ReturnType<typeof useReturnShowQuery>;
export type ReturnShowLazyQueryHookResult = ReturnType<typeof useReturnShowLazyQuery>;
export type ReturnShowSuspenseQueryHookResult = ReturnType<typeof useReturnShowSuspenseQuery>;

/**
 * __useReturnableOrderQuery__
 *
 * To run a query within a React component, call `useReturnableOrderQuery` and pass it any options that fit your needs.
 * When your component renders, `useReturnableOrderQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReturnableOrderQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useReturnableOrderQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ReturnableOrderQuery, Types.ReturnableOrderQueryVariables> & ({ variables: Types.ReturnableOrderQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ReturnableOrderQuery, Types.ReturnableOrderQueryVariables>(Operations.ReturnableOrder, options);
      }
export function useReturnableOrderLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ReturnableOrderQuery, Types.ReturnableOrderQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ReturnableOrderQuery, Types.ReturnableOrderQueryVariables>(Operations.ReturnableOrder, options);
        }
// @ts-ignore
export function useReturnableOrderSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ReturnableOrderQuery, Types.ReturnableOrderQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReturnableOrderQuery, Types.ReturnableOrderQueryVariables>;
export function useReturnableOrderSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReturnableOrderQuery, Types.ReturnableOrderQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReturnableOrderQuery | undefined, Types.ReturnableOrderQueryVariables>;
export function useReturnableOrderSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReturnableOrderQuery, Types.ReturnableOrderQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ReturnableOrderQuery, Types.ReturnableOrderQueryVariables>(Operations.ReturnableOrder, options);
        }
export type ReturnableOrderQueryHookResult = ReturnType<typeof useReturnableOrderQuery>;
export type ReturnableOrderLazyQueryHookResult = ReturnType<typeof useReturnableOrderLazyQuery>;
export type ReturnableOrderSuspenseQueryHookResult = ReturnType<typeof useReturnableOrderSuspenseQuery>;

/**
 * __useReturnRequestMutation__
 *
 * To run a mutation, you first call `useReturnRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReturnRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [returnRequestMutation, { data, loading, error }] = useReturnRequestMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useReturnRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.ReturnRequestMutation, Types.ReturnRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.ReturnRequestMutation, Types.ReturnRequestMutationVariables>(Operations.ReturnRequest, options);
      }
export type ReturnRequestMutationHookResult = ReturnType<typeof useReturnRequestMutation>;