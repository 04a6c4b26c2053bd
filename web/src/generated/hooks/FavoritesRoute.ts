// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useFavoritesRouteQuery__
 *
 * To run a query within a React component, call `useFavoritesRouteQuery` and pass it any options that fit your needs.
 * When your component renders, `useFavoritesRouteQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFavoritesRouteQuery({
 *   variables: {
 *   },
 * });
 */
export function useFavoritesRouteQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.FavoritesRouteQuery, Types.FavoritesRouteQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.FavoritesRouteQuery, Types.FavoritesRouteQueryVariables>(Operations.FavoritesRoute, options);
      }
export function useFavoritesRouteLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.FavoritesRouteQuery, Types.FavoritesRouteQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.FavoritesRouteQuery, Types.FavoritesRouteQueryVariables>(Operations.FavoritesRoute, options);
        }
// @ts-ignore
export function useFavoritesRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.FavoritesRouteQuery, Types.FavoritesRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.FavoritesRouteQuery, Types.FavoritesRouteQueryVariables>;
export function useFavoritesRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.FavoritesRouteQuery, Types.FavoritesRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.FavoritesRouteQuery | undefined, Types.FavoritesRouteQueryVariables>;
export function useFavoritesRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.FavoritesRouteQuery, Types.FavoritesRouteQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.FavoritesRouteQuery, Types.FavoritesRouteQueryVariables>(Operations.FavoritesRoute, options);
        }
export type FavoritesRouteQueryHookResult = ReturnType<typeof useFavoritesRouteQuery>;
export type FavoritesRouteLazyQueryHookResult = ReturnType<typeof useFavoritesRouteLazyQuery>;
export type FavoritesRouteSuspenseQueryHookResult = ReturnType<typeof useFavoritesRouteSuspenseQuery>;

/**
 * __useFavoriteDropsQuery__
 *
 * To run a query within a React component, call `useFavoriteDropsQuery` and pass it any options that fit your needs.
 * When your component renders, `useFavoriteDropsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFavoriteDropsQuery({
 *   variables: {
 *   },
 * });
 */
export function useFavoriteDropsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.FavoriteDropsQuery, Types.FavoriteDropsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.FavoriteDropsQuery, Types.FavoriteDropsQueryVariables>(Operations.FavoriteDrops, options);
      }
export function useFavoriteDropsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.FavoriteDropsQuery, Types.FavoriteDropsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.FavoriteDropsQuery, Types.FavoriteDropsQueryVariables>(Operations.FavoriteDrops, options);
        }
// @ts-ignore
export function useFavoriteDropsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.FavoriteDropsQuery, Types.FavoriteDropsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.FavoriteDropsQuery, Types.FavoriteDropsQueryVariables>;
export function useFavoriteDropsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.FavoriteDropsQuery, Types.FavoriteDropsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.FavoriteDropsQuery | undefined, Types.FavoriteDropsQueryVariables>;
export function useFavoriteDropsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.FavoriteDropsQuery, Types.FavoriteDropsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.FavoriteDropsQuery, Types.FavoriteDropsQueryVariables>(Operations.FavoriteDrops, options);
        }
export type FavoriteDropsQueryHookResult = ReturnType<typeof useFavoriteDropsQuery>;
export type FavoriteDropsLazyQueryHookResult = ReturnType<typeof useFavoriteDropsLazyQuery>;
export type FavoriteDropsSuspenseQueryHookResult = ReturnType<typeof useFavoriteDropsSuspenseQuery>;