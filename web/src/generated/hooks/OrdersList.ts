// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useOrdersListQuery__
 *
 * To run a query within a React component, call `useOrdersListQuery` and pass it any options that fit your needs.
 * When your component renders, `useOrdersListQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOrdersListQuery({
 *   variables: {
 *      page: // value for 'page'
 *   },
 * });
 */
export function useOrdersListQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.OrdersListQuery, Types.OrdersListQueryVariables> & ({ variables: Types.OrdersListQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.OrdersListQuery, Types.OrdersListQueryVariables>(Operations.OrdersList, options);
      }
export function useOrdersListLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.OrdersListQuery, Types.OrdersListQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.OrdersListQuery, Types.OrdersListQueryVariables>(Operations.OrdersList, options);
        }
// @ts-ignore
export function useOrdersListSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.OrdersListQuery, Types.OrdersListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.OrdersListQuery, Types.OrdersListQueryVariables>;
export function useOrdersListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.OrdersListQuery, Types.OrdersListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.OrdersListQuery | undefined, Types.OrdersListQueryVariables>;
export function useOrdersListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.OrdersListQuery, Types.OrdersListQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.OrdersListQuery, Types.OrdersListQueryVariables>(Operations.OrdersList, options);
        }
export type OrdersListQueryHookResult = ReturnType<typeof useOrdersListQuery>;
export type OrdersListLazyQueryHookResult = ReturnType<typeof useOrdersListLazyQuery>;
export type OrdersListSuspenseQueryHookResult = ReturnType<typeof useOrdersListSuspenseQuery>;