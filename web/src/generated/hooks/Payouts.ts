// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSellPayoutsQuery__
 *
 * To run a query within a React component, call `useSellPayoutsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSellPayoutsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSellPayoutsQuery({
 *   variables: {
 *   },
 * });
 */
export function useSellPayoutsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SellPayoutsQuery, Types.SellPayoutsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SellPayoutsQuery, Types.SellPayoutsQueryVariables>(Operations.SellPayouts, options);
      }
export function useSellPayoutsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SellPayoutsQuery, Types.SellPayoutsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SellPayoutsQuery, Types.SellPayoutsQueryVariables>(Operations.SellPayouts, options);
        }
// @ts-ignore
export function useSellPayoutsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SellPayoutsQuery, Types.SellPayoutsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellPayoutsQuery, Types.SellPayoutsQueryVariables>;
export function useSellPayoutsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellPayoutsQuery, Types.SellPayoutsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellPayoutsQuery | undefined, Types.SellPayoutsQueryVariables>;
export function useSellPayoutsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellPayoutsQuery, Types.SellPayoutsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SellPayoutsQuery, Types.SellPayoutsQueryVariables>(Operations.SellPayouts, options);
        }
export type SellPayoutsQueryHookResult = ReturnType<typeof useSellPayoutsQuery>;
export type SellPayoutsLazyQueryHookResult = ReturnType<typeof useSellPayoutsLazyQuery>;
export type SellPayoutsSuspenseQueryHookResult = ReturnType<typeof useSellPayoutsSuspenseQuery>;