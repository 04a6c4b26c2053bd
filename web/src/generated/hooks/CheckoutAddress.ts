// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useCheckoutCountriesQuery__
 *
 * To run a query within a React component, call `useCheckoutCountriesQuery` and pass it any options that fit your needs.
 * When your component renders, `useCheckoutCountriesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCheckoutCountriesQuery({
 *   variables: {
 *   },
 * });
 */
export function useCheckoutCountriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.CheckoutCountriesQuery, Types.CheckoutCountriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CheckoutCountriesQuery, Types.CheckoutCountriesQueryVariables>(Operations.CheckoutCountries, options);
      }
export function useCheckoutCountriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CheckoutCountriesQuery, Types.CheckoutCountriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CheckoutCountriesQuery, Types.CheckoutCountriesQueryVariables>(Operations.CheckoutCountries, options);
        }
// @ts-ignore
export function useCheckoutCountriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CheckoutCountriesQuery, Types.CheckoutCountriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CheckoutCountriesQuery, Types.CheckoutCountriesQueryVariables>;
export function useCheckoutCountriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CheckoutCountriesQuery, Types.CheckoutCountriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CheckoutCountriesQuery | undefined, Types.CheckoutCountriesQueryVariables>;
export function useCheckoutCountriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CheckoutCountriesQuery, Types.CheckoutCountriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CheckoutCountriesQuery, Types.CheckoutCountriesQueryVariables>(Operations.CheckoutCountries, options);
        }
export type CheckoutCountriesQueryHookResult = ReturnType<typeof useCheckoutCountriesQuery>;
export type CheckoutCountriesLazyQueryHookResult = ReturnType<typeof useCheckoutCountriesLazyQuery>;
export type CheckoutCountriesSuspenseQueryHookResult = ReturnType<typeof useCheckoutCountriesSuspenseQuery>;

/**
 * __useCheckoutAccountQuery__
 *
 * To run a query within a React component, call `useCheckoutAccountQuery` and pass it any options that fit your needs.
 * When your component renders, `useCheckoutAccountQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCheckoutAccountQuery({
 *   variables: {
 *   },
 * });
 */
export function useCheckoutAccountQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.CheckoutAccountQuery, Types.CheckoutAccountQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CheckoutAccountQuery, Types.CheckoutAccountQueryVariables>(Operations.CheckoutAccount, options);
      }
export function useCheckoutAccountLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CheckoutAccountQuery, Types.CheckoutAccountQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CheckoutAccountQuery, Types.CheckoutAccountQueryVariables>(Operations.CheckoutAccount, options);
        }
// @ts-ignore
export function useCheckoutAccountSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CheckoutAccountQuery, Types.CheckoutAccountQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CheckoutAccountQuery, Types.CheckoutAccountQueryVariables>;
export function useCheckoutAccountSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CheckoutAccountQuery, Types.CheckoutAccountQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CheckoutAccountQuery | undefined, Types.CheckoutAccountQueryVariables>;
export function useCheckoutAccountSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CheckoutAccountQuery, Types.CheckoutAccountQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CheckoutAccountQuery, Types.CheckoutAccountQueryVariables>(Operations.CheckoutAccount, options);
        }
export type CheckoutAccountQueryHookResult = ReturnType<typeof useCheckoutAccountQuery>;
export type CheckoutAccountLazyQueryHookResult = ReturnType<typeof useCheckoutAccountLazyQuery>;
export type CheckoutAccountSuspenseQueryHookResult = ReturnType<typeof useCheckoutAccountSuspenseQuery>;