// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSellItemReadQuery__
 *
 * To run a query within a React component, call `useSellItemReadQuery` and pass it any options that fit your needs.
 * When your component renders, `useSellItemReadQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSellItemReadQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useSellItemReadQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.SellItemReadQuery, Types.SellItemReadQueryVariables> & ({ variables: Types.SellItemReadQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SellItemReadQuery, Types.SellItemReadQueryVariables>(Operations.SellItemRead, options);
      }
export function useSellItemReadLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SellItemReadQuery, Types.SellItemReadQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SellItemReadQuery, Types.SellItemReadQueryVariables>(Operations.SellItemRead, options);
        }
// @ts-ignore
export function useSellItemReadSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SellItemReadQuery, Types.SellItemReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellItemReadQuery, Types.SellItemReadQueryVariables>;
export function useSellItemReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellItemReadQuery, Types.SellItemReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellItemReadQuery | undefined, Types.SellItemReadQueryVariables>;
export function useSellItemReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellItemReadQuery, Types.SellItemReadQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SellItemReadQuery, Types.SellItemReadQueryVariables>(Operations.SellItemRead, options);
        }
export type SellItemReadQueryHookResult = ReturnType<typeof useSellItemReadQuery>;
export type SellItemReadLazyQueryHookResult = ReturnType<typeof useSellItemReadLazyQuery>;
export type SellItemReadSuspenseQueryHookResult = ReturnType<typeof useSellItemReadSuspenseQuery>;

/**
 * __useSellItemListQuery__
 *
 * To run a query within a React component, call `useSellItemListQuery` and pass it any options that fit your needs.
 * When your component renders, `useSellItemListQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSellItemListQuery({
 *   variables: {
 *      page: // value for 'page'
 *      filters: // value for 'filters'
 *   },
 * });
 */
export function useSellItemListQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.SellItemListQuery, Types.SellItemListQueryVariables> & ({ variables: Types.SellItemListQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SellItemListQuery, Types.SellItemListQueryVariables>(Operations.SellItemList, options);
      }
export function useSellItemListLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SellItemListQuery, Types.SellItemListQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SellItemListQuery, Types.SellItemListQueryVariables>(Operations.SellItemList, options);
        }
// @ts-ignore
export function useSellItemListSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SellItemListQuery, Types.SellItemListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellItemListQuery, Types.SellItemListQueryVariables>;
export function useSellItemListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellItemListQuery, Types.SellItemListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellItemListQuery | undefined, Types.SellItemListQueryVariables>;
export function useSellItemListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellItemListQuery, Types.SellItemListQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SellItemListQuery, Types.SellItemListQueryVariables>(Operations.SellItemList, options);
        }
export type SellItemListQueryHookResult = ReturnType<typeof useSellItemListQuery>;
export type SellItemListLazyQueryHookResult = ReturnType<typeof useSellItemListLazyQuery>;
export type SellItemListSuspenseQueryHookResult = ReturnType<typeof useSellItemListSuspenseQuery>;

/**
 * __useSellMoveMutation__
 *
 * To run a mutation, you first call `useSellMoveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSellMoveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sellMoveMutation, { data, loading, error }] = useSellMoveMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSellMoveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SellMoveMutation, Types.SellMoveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SellMoveMutation, Types.SellMoveMutationVariables>(Operations.SellMove, options);
      }
export type SellMoveMutationHookResult = ReturnType<typeof useSellMoveMutation>;