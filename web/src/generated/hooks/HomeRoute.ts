// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useHomeRouteQuery__
 *
 * To run a query within a React component, call `useHomeRouteQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomeRouteQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomeRouteQuery({
 *   variables: {
 *      newIn: // value for 'newIn'
 *   },
 * });
 */
export function useHomeRouteQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>(Operations.HomeRoute, options);
      }
export function useHomeRouteLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>(Operations.HomeRoute, options);
        }
// @ts-ignore
export function useHomeRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>;
export function useHomeRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.HomeRouteQuery | undefined, Types.HomeRouteQueryVariables>;
export function useHomeRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>(Operations.HomeRoute, options);
        }
export type HomeRouteQueryHookResult = ReturnType<typeof useHomeRouteQuery>;
export type HomeRouteLazyQueryHookResult = ReturnType<typeof useHomeRouteLazyQuery>;
export type HomeRouteSuspenseQueryHookResult = ReturnType<typeof useHomeRouteSuspenseQuery>;