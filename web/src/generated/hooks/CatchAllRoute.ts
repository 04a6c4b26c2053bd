// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useCatchAllRouteQuery__
 *
 * To run a query within a React component, call `useCatchAllRouteQuery` and pass it any options that fit your needs.
 * When your component renders, `useCatchAllRouteQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCatchAllRouteQuery({
 *   variables: {
 *      path: // value for 'path'
 *   },
 * });
 */
export function useCatchAllRouteQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables> & ({ variables: Types.CatchAllRouteQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>(Operations.CatchAllRoute, options);
      }
export function useCatchAllRouteLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>(Operations.CatchAllRoute, options);
        }
// @ts-ignore
export function useCatchAllRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>;
export function useCatchAllRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CatchAllRouteQuery | undefined, Types.CatchAllRouteQueryVariables>;
export function useCatchAllRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>(Operations.CatchAllRoute, options);
        }
export type CatchAllRouteQueryHookResult = ReturnType<typeof useCatchAllRouteQuery>;
export type CatchAllRouteLazyQueryHookResult = ReturnType<typeof useCatchAllRouteLazyQuery>;
export type CatchAllRouteSuspenseQueryHookResult = ReturnType<typeof useCatchAllRouteSuspenseQuery>;

/**
 * __useCatchAllRoutePageQuery__
 *
 * To run a query within a React component, call `useCatchAllRoutePageQuery` and pass it any options that fit your needs.
 * When your component renders, `useCatchAllRoutePageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCatchAllRoutePageQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCatchAllRoutePageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables> & ({ variables: Types.CatchAllRoutePageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>(Operations.CatchAllRoutePage, options);
      }
export function useCatchAllRoutePageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>(Operations.CatchAllRoutePage, options);
        }
// @ts-ignore
export function useCatchAllRoutePageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>;
export function useCatchAllRoutePageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CatchAllRoutePageQuery | undefined, Types.CatchAllRoutePageQueryVariables>;
export function useCatchAllRoutePageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>(Operations.CatchAllRoutePage, options);
        }
export type CatchAllRoutePageQueryHookResult = ReturnType<typeof useCatchAllRoutePageQuery>;
export type CatchAllRoutePageLazyQueryHookResult = ReturnType<typeof useCatchAllRoutePageLazyQuery>;
export type CatchAllRoutePageSuspenseQueryHookResult = ReturnType<typeof useCatchAllRoutePageSuspenseQuery>;