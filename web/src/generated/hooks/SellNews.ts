// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSellNewsSubscription__
 *
 * To run a query within a React component, call `useSellNewsSubscription` and pass it any options that fit your needs.
 * When your component renders, `useSellNewsSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSellNewsSubscription({
 *   variables: {
 *   },
 * });
 */
export function useSellNewsSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<Types.SellNewsSubscription, Types.SellNewsSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Types.SellNewsSubscription, Types.SellNewsSubscriptionVariables>(Operations.SellNews, options);
      }
export type SellNewsSubscriptionHookResult = ReturnType<typeof useSellNewsSubscription>;