// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useBlogRouteQuery__
 *
 * To run a query within a React component, call `useBlogRouteQuery` and pass it any options that fit your needs.
 * When your component renders, `useBlogRouteQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBlogRouteQuery({
 *   variables: {
 *   },
 * });
 */
export function useBlogRouteQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.BlogRouteQuery, Types.BlogRouteQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.BlogRouteQuery, Types.BlogRouteQueryVariables>(Operations.BlogRoute, options);
      }
export function useBlogRouteLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.BlogRouteQuery, Types.BlogRouteQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.BlogRouteQuery, Types.BlogRouteQueryVariables>(Operations.BlogRoute, options);
        }
// @ts-ignore
export function useBlogRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.BlogRouteQuery, Types.BlogRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.BlogRouteQuery, Types.BlogRouteQueryVariables>;
export function useBlogRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.BlogRouteQuery, Types.BlogRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.BlogRouteQuery | undefined, Types.BlogRouteQueryVariables>;
export function useBlogRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.BlogRouteQuery, Types.BlogRouteQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.BlogRouteQuery, Types.BlogRouteQueryVariables>(Operations.BlogRoute, options);
        }
export type BlogRouteQueryHookResult = ReturnType<typeof useBlogRouteQuery>;
export type BlogRouteLazyQueryHookResult = ReturnType<typeof useBlogRouteLazyQuery>;
export type BlogRouteSuspenseQueryHookResult = ReturnType<typeof useBlogRouteSuspenseQuery>;