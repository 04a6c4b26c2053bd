// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSellWordsQuery__
 *
 * To run a query within a React component, call `useSellWordsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSellWordsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSellWordsQuery({
 *   variables: {
 *   },
 * });
 */
export function useSellWordsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SellWordsQuery, Types.SellWordsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SellWordsQuery, Types.SellWordsQueryVariables>(Operations.SellWords, options);
      }
export function useSellWordsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SellWordsQuery, Types.SellWordsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SellWordsQuery, Types.SellWordsQueryVariables>(Operations.SellWords, options);
        }
// @ts-ignore
export function useSellWordsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SellWordsQuery, Types.SellWordsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellWordsQuery, Types.SellWordsQueryVariables>;
export function useSellWordsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellWordsQuery, Types.SellWordsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellWordsQuery | undefined, Types.SellWordsQueryVariables>;
export function useSellWordsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellWordsQuery, Types.SellWordsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SellWordsQuery, Types.SellWordsQueryVariables>(Operations.SellWords, options);
        }
export type SellWordsQueryHookResult = ReturnType<typeof useSellWordsQuery>;
export type SellWordsLazyQueryHookResult = ReturnType<typeof useSellWordsLazyQuery>;
export type SellWordsSuspenseQueryHookResult = ReturnType<typeof useSellWordsSuspenseQuery>;