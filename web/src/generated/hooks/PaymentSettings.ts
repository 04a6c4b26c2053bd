// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __usePaymentSettingsQuery__
 *
 * To run a query within a React component, call `usePaymentSettingsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePaymentSettingsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePaymentSettingsQuery({
 *   variables: {
 *   },
 * });
 */
export function usePaymentSettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.PaymentSettingsQuery, Types.PaymentSettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.PaymentSettingsQuery, Types.PaymentSettingsQueryVariables>(Operations.PaymentSettings, options);
      }
export function usePaymentSettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.PaymentSettingsQuery, Types.PaymentSettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.PaymentSettingsQuery, Types.PaymentSettingsQueryVariables>(Operations.PaymentSettings, options);
        }
// @ts-ignore
export function usePaymentSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.PaymentSettingsQuery, Types.PaymentSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PaymentSettingsQuery, Types.PaymentSettingsQueryVariables>;
export function usePaymentSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PaymentSettingsQuery, Types.PaymentSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PaymentSettingsQuery | undefined, Types.PaymentSettingsQueryVariables>;
export function usePaymentSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PaymentSettingsQuery, Types.PaymentSettingsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.PaymentSettingsQuery, Types.PaymentSettingsQueryVariables>(Operations.PaymentSettings, options);
        }
export type PaymentSettingsQueryHookResult = ReturnType<typeof usePaymentSettingsQuery>;
export type PaymentSettingsLazyQueryHookResult = ReturnType<typeof usePaymentSettingsLazyQuery>;
export type PaymentSettingsSuspenseQueryHookResult = ReturnType<typeof usePaymentSettingsSuspenseQuery>;