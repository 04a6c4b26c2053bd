// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __usePaymentProviderSettingsQuery__
 *
 * To run a query within a React component, call `usePaymentProviderSettingsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePaymentProviderSettingsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePaymentProviderSettingsQuery({
 *   variables: {
 *   },
 * });
 */
export function usePaymentProviderSettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.PaymentProviderSettingsQuery, Types.PaymentProviderSettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.PaymentProviderSettingsQuery, Types.PaymentProviderSettingsQueryVariables>(Operations.PaymentProviderSettings, options);
      }
export function usePaymentProviderSettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.PaymentProviderSettingsQuery, Types.PaymentProviderSettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.PaymentProviderSettingsQuery, Types.PaymentProviderSettingsQueryVariables>(Operations.PaymentProviderSettings, options);
        }
// @ts-ignore
export function usePaymentProviderSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.PaymentProviderSettingsQuery, Types.PaymentProviderSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PaymentProviderSettingsQuery, Types.PaymentProviderSettingsQueryVariables>;
export function usePaymentProviderSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PaymentProviderSettingsQuery, Types.PaymentProviderSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PaymentProviderSettingsQuery | undefined, Types.PaymentProviderSettingsQueryVariables>;
export function usePaymentProviderSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PaymentProviderSettingsQuery, Types.PaymentProviderSettingsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.PaymentProviderSettingsQuery, Types.PaymentProviderSettingsQueryVariables>(Operations.PaymentProviderSettings, options);
        }
export type PaymentProviderSettingsQueryHookResult = ReturnType<typeof usePaymentProviderSettingsQuery>;
export type PaymentProviderSettingsLazyQueryHookResult = ReturnType<typeof usePaymentProviderSettingsLazyQuery>;
export type PaymentProviderSettingsSuspenseQueryHookResult = ReturnType<typeof usePaymentProviderSettingsSuspenseQuery>;