// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSitemapIndexQuery__
 *
 * To run a query within a React component, call `useSitemapIndexQuery` and pass it any options that fit your needs.
 * When your component renders, `useSitemapIndexQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSitemapIndexQuery({
 *   variables: {
 *   },
 * });
 */
export function useSitemapIndexQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SitemapIndexQuery, Types.SitemapIndexQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SitemapIndexQuery, Types.SitemapIndexQueryVariables>(Operations.SitemapIndex, options);
      }
export function useSitemapIndexLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SitemapIndexQuery, Types.SitemapIndexQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SitemapIndexQuery, Types.SitemapIndexQueryVariables>(Operations.SitemapIndex, options);
        }
// @ts-ignore
export function useSitemapIndexSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SitemapIndexQuery, Types.SitemapIndexQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SitemapIndexQuery, Types.SitemapIndexQueryVariables>;
export function useSitemapIndexSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SitemapIndexQuery, Types.SitemapIndexQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SitemapIndexQuery | undefined, Types.SitemapIndexQueryVariables>;
export function useSitemapIndexSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SitemapIndexQuery, Types.SitemapIndexQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SitemapIndexQuery, Types.SitemapIndexQueryVariables>(Operations.SitemapIndex, options);
        }
export type SitemapIndexQueryHookResult = ReturnType<typeof useSitemapIndexQuery>;
export type SitemapIndexLazyQueryHookResult = ReturnType<typeof useSitemapIndexLazyQuery>;
export type SitemapIndexSuspenseQueryHookResult = ReturnType<typeof useSitemapIndexSuspenseQuery>;

/**
 * __useSitemapProductsQuery__
 *
 * To run a query within a React component, call `useSitemapProductsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSitemapProductsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSitemapProductsQuery({
 *   variables: {
 *      page: // value for 'page'
 *   },
 * });
 */
export function useSitemapProductsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.SitemapProductsQuery, Types.SitemapProductsQueryVariables> & ({ variables: Types.SitemapProductsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SitemapProductsQuery, Types.SitemapProductsQueryVariables>(Operations.SitemapProducts, options);
      }
export function useSitemapProductsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SitemapProductsQuery, Types.SitemapProductsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SitemapProductsQuery, Types.SitemapProductsQueryVariables>(Operations.SitemapProducts, options);
        }
// @ts-ignore
export function useSitemapProductsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SitemapProductsQuery, Types.SitemapProductsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SitemapProductsQuery, Types.SitemapProductsQueryVariables>;
export function useSitemapProductsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SitemapProductsQuery, Types.SitemapProductsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SitemapProductsQuery | undefined, Types.SitemapProductsQueryVariables>;
export function useSitemapProductsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SitemapProductsQuery, Types.SitemapProductsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SitemapProductsQuery, Types.SitemapProductsQueryVariables>(Operations.SitemapProducts, options);
        }
export type SitemapProductsQueryHookResult = ReturnType<typeof useSitemapProductsQuery>;
export type SitemapProductsLazyQueryHookResult = ReturnType<typeof useSitemapProductsLazyQuery>;
export type SitemapProductsSuspenseQueryHookResult = ReturnType<typeof useSitemapProductsSuspenseQuery>;

/**
 * __useSitemapPagesQuery__
 *
 * To run a query within a React component, call `useSitemapPagesQuery` and pass it any options that fit your needs.
 * When your component renders, `useSitemapPagesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSitemapPagesQuery({
 *   variables: {
 *   },
 * });
 */
export function useSitemapPagesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SitemapPagesQuery, Types.SitemapPagesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SitemapPagesQuery, Types.SitemapPagesQueryVariables>(Operations.SitemapPages, options);
      }
export function useSitemapPagesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SitemapPagesQuery, Types.SitemapPagesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SitemapPagesQuery, Types.SitemapPagesQueryVariables>(Operations.SitemapPages, options);
        }
// @ts-ignore
export function useSitemapPagesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SitemapPagesQuery, Types.SitemapPagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SitemapPagesQuery, Types.SitemapPagesQueryVariables>;
export function useSitemapPagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SitemapPagesQuery, Types.SitemapPagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SitemapPagesQuery | undefined, Types.SitemapPagesQueryVariables>;
export function useSitemapPagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SitemapPagesQuery, Types.SitemapPagesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SitemapPagesQuery, Types.SitemapPagesQueryVariables>(Operations.SitemapPages, options);
        }
export type SitemapPagesQueryHookResult = ReturnType<typeof useSitemapPagesQuery>;
export type SitemapPagesLazyQueryHookResult = ReturnType<typeof useSitemapPagesLazyQuery>;
export type SitemapPagesSuspenseQueryHookResult = ReturnType<typeof useSitemapPagesSuspenseQuery>;