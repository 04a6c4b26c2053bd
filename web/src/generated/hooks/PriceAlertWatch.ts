// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __usePriceAlertWatchQuery__
 *
 * To run a query within a React component, call `usePriceAlertWatchQuery` and pass it any options that fit your needs.
 * When your component renders, `usePriceAlertWatchQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePriceAlertWatchQuery({
 *   variables: {
 *   },
 * });
 */
export function usePriceAlertWatchQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.PriceAlertWatchQuery, Types.PriceAlertWatchQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.PriceAlertWatchQuery, Types.PriceAlertWatchQueryVariables>(Operations.PriceAlertWatch, options);
      }
export function usePriceAlertWatchLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.PriceAlertWatchQuery, Types.PriceAlertWatchQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.PriceAlertWatchQuery, Types.PriceAlertWatchQueryVariables>(Operations.PriceAlertWatch, options);
        }
// @ts-ignore
export function usePriceAlertWatchSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.PriceAlertWatchQuery, Types.PriceAlertWatchQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PriceAlertWatchQuery, Types.PriceAlertWatchQueryVariables>;
export function usePriceAlertWatchSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PriceAlertWatchQuery, Types.PriceAlertWatchQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PriceAlertWatchQuery | undefined, Types.PriceAlertWatchQueryVariables>;
export function usePriceAlertWatchSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PriceAlertWatchQuery, Types.PriceAlertWatchQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.PriceAlertWatchQuery, Types.PriceAlertWatchQueryVariables>(Operations.PriceAlertWatch, options);
        }
export type PriceAlertWatchQueryHookResult = ReturnType<typeof usePriceAlertWatchQuery>;
export type PriceAlertWatchLazyQueryHookResult = ReturnType<typeof usePriceAlertWatchLazyQuery>;
export type PriceAlertWatchSuspenseQueryHookResult = ReturnType<typeof usePriceAlertWatchSuspenseQuery>;

/**
 * __usePriceAlertAskMutation__
 *
 * To run a mutation, you first call `usePriceAlertAskMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePriceAlertAskMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [priceAlertAskMutation, { data, loading, error }] = usePriceAlertAskMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function usePriceAlertAskMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.PriceAlertAskMutation, Types.PriceAlertAskMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.PriceAlertAskMutation, Types.PriceAlertAskMutationVariables>(Operations.PriceAlertAsk, options);
      }
export type PriceAlertAskMutationHookResult = ReturnType<typeof usePriceAlertAskMutation>;