// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSellLandingPageQuery__
 *
 * To run a query within a React component, call `useSellLandingPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useSellLandingPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSellLandingPageQuery({
 *   variables: {
 *   },
 * });
 */
export function useSellLandingPageQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SellLandingPageQuery, Types.SellLandingPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SellLandingPageQuery, Types.SellLandingPageQueryVariables>(Operations.SellLandingPage, options);
      }
export function useSellLandingPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SellLandingPageQuery, Types.SellLandingPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SellLandingPageQuery, Types.SellLandingPageQueryVariables>(Operations.SellLandingPage, options);
        }
// @ts-ignore
export function useSellLandingPageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SellLandingPageQuery, Types.SellLandingPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellLandingPageQuery, Types.SellLandingPageQueryVariables>;
export function useSellLandingPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellLandingPageQuery, Types.SellLandingPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellLandingPageQuery | undefined, Types.SellLandingPageQueryVariables>;
export function useSellLandingPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellLandingPageQuery, Types.SellLandingPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SellLandingPageQuery, Types.SellLandingPageQueryVariables>(Operations.SellLandingPage, options);
        }
export type SellLandingPageQueryHookResult = ReturnType<typeof useSellLandingPageQuery>;
export type SellLandingPageLazyQueryHookResult = ReturnType<typeof useSellLandingPageLazyQuery>;
export type SellLandingPageSuspenseQueryHookResult = ReturnType<typeof useSellLandingPageSuspenseQuery>;