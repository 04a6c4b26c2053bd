// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useOrderRouteQuery__
 *
 * To run a query within a React component, call `useOrderRouteQuery` and pass it any options that fit your needs.
 * When your component renders, `useOrderRouteQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOrderRouteQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useOrderRouteQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.OrderRouteQuery, Types.OrderRouteQueryVariables> & ({ variables: Types.OrderRouteQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.OrderRouteQuery, Types.OrderRouteQueryVariables>(Operations.OrderRoute, options);
      }
export function useOrderRouteLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.OrderRouteQuery, Types.OrderRouteQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.OrderRouteQuery, Types.OrderRouteQueryVariables>(Operations.OrderRoute, options);
        }
// @ts-ignore
export function useOrderRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.OrderRouteQuery, Types.OrderRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.OrderRouteQuery, Types.OrderRouteQueryVariables>;
export function useOrderRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.OrderRouteQuery, Types.OrderRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.OrderRouteQuery | undefined, Types.OrderRouteQueryVariables>;
export function useOrderRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.OrderRouteQuery, Types.OrderRouteQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.OrderRouteQuery, Types.OrderRouteQueryVariables>(Operations.OrderRoute, options);
        }
export type OrderRouteQueryHookResult = ReturnType<typeof useOrderRouteQuery>;
export type OrderRouteLazyQueryHookResult = ReturnType<typeof useOrderRouteLazyQuery>;
export type OrderRouteSuspenseQueryHookResult = ReturnType<typeof useOrderRouteSuspenseQuery>;