// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useOverviewQuery__
 *
 * To run a query within a React component, call `useOverviewQuery` and pass it any options that fit your needs.
 * When your component renders, `useOverviewQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOverviewQuery({
 *   variables: {
 *   },
 * });
 */
export function useOverviewQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.OverviewQuery, Types.OverviewQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.OverviewQuery, Types.OverviewQueryVariables>(Operations.Overview, options);
      }
export function useOverviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.OverviewQuery, Types.OverviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.OverviewQuery, Types.OverviewQueryVariables>(Operations.Overview, options);
        }
// @ts-ignore
export function useOverviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.OverviewQuery, Types.OverviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.OverviewQuery, Types.OverviewQueryVariables>;
export function useOverviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.OverviewQuery, Types.OverviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.OverviewQuery | undefined, Types.OverviewQueryVariables>;
export function useOverviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.OverviewQuery, Types.OverviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.OverviewQuery, Types.OverviewQueryVariables>(Operations.Overview, options);
        }
export type OverviewQueryHookResult = ReturnType<typeof useOverviewQuery>;
export type OverviewLazyQueryHookResult = ReturnType<typeof useOverviewLazyQuery>;
export type OverviewSuspenseQueryHookResult = ReturnType<typeof useOverviewSuspenseQuery>;