// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __usePriceAlertsQuery__
 *
 * To run a query within a React component, call `usePriceAlertsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePriceAlertsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePriceAlertsQuery({
 *   variables: {
 *   },
 * });
 */
export function usePriceAlertsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.PriceAlertsQuery, Types.PriceAlertsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.PriceAlertsQuery, Types.PriceAlertsQueryVariables>(Operations.PriceAlerts, options);
      }
export function usePriceAlertsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.PriceAlertsQuery, Types.PriceAlertsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.PriceAlertsQuery, Types.PriceAlertsQueryVariables>(Operations.PriceAlerts, options);
        }
// @ts-ignore
export function usePriceAlertsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.PriceAlertsQuery, Types.PriceAlertsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PriceAlertsQuery, Types.PriceAlertsQueryVariables>;
export function usePriceAlertsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PriceAlertsQuery, Types.PriceAlertsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PriceAlertsQuery | undefined, Types.PriceAlertsQueryVariables>;
export function usePriceAlertsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PriceAlertsQuery, Types.PriceAlertsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.PriceAlertsQuery, Types.PriceAlertsQueryVariables>(Operations.PriceAlerts, options);
        }
export type PriceAlertsQueryHookResult = ReturnType<typeof usePriceAlertsQuery>;
export type PriceAlertsLazyQueryHookResult = ReturnType<typeof usePriceAlertsLazyQuery>;
export type PriceAlertsSuspenseQueryHookResult = ReturnType<typeof usePriceAlertsSuspenseQuery>;

/**
 * __usePriceAlertTakeBackMutation__
 *
 * To run a mutation, you first call `usePriceAlertTakeBackMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePriceAlertTakeBackMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [priceAlertTakeBackMutation, { data, loading, error }] = usePriceAlertTakeBackMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function usePriceAlertTakeBackMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.PriceAlertTakeBackMutation, Types.PriceAlertTakeBackMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.PriceAlertTakeBackMutation, Types.PriceAlertTakeBackMutationVariables>(Operations.PriceAlertTakeBack, options);
      }
export type PriceAlertTakeBackMutationHookResult = ReturnType<typeof usePriceAlertTakeBackMutation>;