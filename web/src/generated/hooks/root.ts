// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useRootMenuQuery__
 *
 * To run a query within a React component, call `useRootMenuQuery` and pass it any options that fit your needs.
 * When your component renders, `useRootMenuQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRootMenuQuery({
 *   variables: {
 *   },
 * });
 */
export function useRootMenuQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.RootMenuQuery, Types.RootMenuQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.RootMenuQuery, Types.RootMenuQueryVariables>(Operations.RootMenu, options);
      }
export function useRootMenuLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.RootMenuQuery, Types.RootMenuQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.RootMenuQuery, Types.RootMenuQueryVariables>(Operations.RootMenu, options);
        }
// @ts-ignore
export function useRootMenuSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.RootMenuQuery, Types.RootMenuQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RootMenuQuery, Types.RootMenuQueryVariables>;
export function useRootMenuSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RootMenuQuery, Types.RootMenuQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RootMenuQuery | undefined, Types.RootMenuQueryVariables>;
export function useRootMenuSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RootMenuQuery, Types.RootMenuQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.RootMenuQuery, Types.RootMenuQueryVariables>(Operations.RootMenu, options);
        }
export type RootMenuQueryHookResult = ReturnType<typeof useRootMenuQuery>;
export type RootMenuLazyQueryHookResult = ReturnType<typeof useRootMenuLazyQuery>;
export type RootMenuSuspenseQueryHookResult = ReturnType<typeof useRootMenuSuspenseQuery>;

/**
 * __useRootContentQuery__
 *
 * To run a query within a React component, call `useRootContentQuery` and pass it any options that fit your needs.
 * When your component renders, `useRootContentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRootContentQuery({
 *   variables: {
 *   },
 * });
 */
export function useRootContentQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.RootContentQuery, Types.RootContentQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.RootContentQuery, Types.RootContentQueryVariables>(Operations.RootContent, options);
      }
export function useRootContentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.RootContentQuery, Types.RootContentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.RootContentQuery, Types.RootContentQueryVariables>(Operations.RootContent, options);
        }
// @ts-ignore
export function useRootContentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.RootContentQuery, Types.RootContentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RootContentQuery, Types.RootContentQueryVariables>;
export function useRootContentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RootContentQuery, Types.RootContentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RootContentQuery | undefined, Types.RootContentQueryVariables>;
export function useRootContentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RootContentQuery, Types.RootContentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.RootContentQuery, Types.RootContentQueryVariables>(Operations.RootContent, options);
        }
export type RootContentQueryHookResult = ReturnType<typeof useRootContentQuery>;
export type RootContentLazyQueryHookResult = ReturnType<typeof useRootContentLazyQuery>;
export type RootContentSuspenseQueryHookResult = ReturnType<typeof useRootContentSuspenseQuery>;