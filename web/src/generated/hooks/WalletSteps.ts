// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useWalletCheckoutTokenQuery__
 *
 * To run a query within a React component, call `useWalletCheckoutTokenQuery` and pass it any options that fit your needs.
 * When your component renders, `useWalletCheckoutTokenQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWalletCheckoutTokenQuery({
 *   variables: {
 *      cartId: // value for 'cartId'
 *   },
 * });
 */
export function useWalletCheckoutTokenQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.WalletCheckoutTokenQuery, Types.WalletCheckoutTokenQueryVariables> & ({ variables: Types.WalletCheckoutTokenQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.WalletCheckoutTokenQuery, Types.WalletCheckoutTokenQueryVariables>(Operations.WalletCheckoutToken, options);
      }
export function useWalletCheckoutTokenLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.WalletCheckoutTokenQuery, Types.WalletCheckoutTokenQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.WalletCheckoutTokenQuery, Types.WalletCheckoutTokenQueryVariables>(Operations.WalletCheckoutToken, options);
        }
// @ts-ignore
export function useWalletCheckoutTokenSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.WalletCheckoutTokenQuery, Types.WalletCheckoutTokenQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.WalletCheckoutTokenQuery, Types.WalletCheckoutTokenQueryVariables>;
export function useWalletCheckoutTokenSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.WalletCheckoutTokenQuery, Types.WalletCheckoutTokenQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.WalletCheckoutTokenQuery | undefined, Types.WalletCheckoutTokenQueryVariables>;
export function useWalletCheckoutTokenSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.WalletCheckoutTokenQuery, Types.WalletCheckoutTokenQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.WalletCheckoutTokenQuery, Types.WalletCheckoutTokenQueryVariables>(Operations.WalletCheckoutToken, options);
        }
export type WalletCheckoutTokenQueryHookResult = ReturnType<typeof useWalletCheckoutTokenQuery>;
export type WalletCheckoutTokenLazyQueryHookResult = ReturnType<typeof useWalletCheckoutTokenLazyQuery>;
export type WalletCheckoutTokenSuspenseQueryHookResult = ReturnType<typeof useWalletCheckoutTokenSuspenseQuery>;

/**
 * __useWalletCaptureMutation__
 *
 * To run a mutation, you first call `useWalletCaptureMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWalletCaptureMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [walletCaptureMutation, { data, loading, error }] = useWalletCaptureMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useWalletCaptureMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.WalletCaptureMutation, Types.WalletCaptureMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.WalletCaptureMutation, Types.WalletCaptureMutationVariables>(Operations.WalletCapture, options);
      }
export type WalletCaptureMutationHookResult = ReturnType<typeof useWalletCaptureMutation>;

/**
 * __useWalletExpressTokenQuery__
 *
 * To run a query within a React component, call `useWalletExpressTokenQuery` and pass it any options that fit your needs.
 * When your component renders, `useWalletExpressTokenQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWalletExpressTokenQuery({
 *   variables: {
 *      cartId: // value for 'cartId'
 *   },
 * });
 */
export function useWalletExpressTokenQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.WalletExpressTokenQuery, Types.WalletExpressTokenQueryVariables> & ({ variables: Types.WalletExpressTokenQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.WalletExpressTokenQuery, Types.WalletExpressTokenQueryVariables>(Operations.WalletExpressToken, options);
      }
export function useWalletExpressTokenLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.WalletExpressTokenQuery, Types.WalletExpressTokenQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.WalletExpressTokenQuery, Types.WalletExpressTokenQueryVariables>(Operations.WalletExpressToken, options);
        }
// @ts-ignore
export function useWalletExpressTokenSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.WalletExpressTokenQuery, Types.WalletExpressTokenQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.WalletExpressTokenQuery, Types.WalletExpressTokenQueryVariables>;
export function useWalletExpressTokenSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.WalletExpressTokenQuery, Types.WalletExpressTokenQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.WalletExpressTokenQuery | undefined, Types.WalletExpressTokenQueryVariables>;
export function useWalletExpressTokenSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.WalletExpressTokenQuery, Types.WalletExpressTokenQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.WalletExpressTokenQuery, Types.WalletExpressTokenQueryVariables>(Operations.WalletExpressToken, options);
        }
export type WalletExpressTokenQueryHookResult = ReturnType<typeof useWalletExpressTokenQuery>;
export type WalletExpressTokenLazyQueryHookResult = ReturnType<typeof useWalletExpressTokenLazyQuery>;
export type WalletExpressTokenSuspenseQueryHookResult = ReturnType<typeof useWalletExpressTokenSuspenseQuery>;

/**
 * __useWalletAuthorizeMutation__
 *
 * To run a mutation, you first call `useWalletAuthorizeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWalletAuthorizeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [walletAuthorizeMutation, { data, loading, error }] = useWalletAuthorizeMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useWalletAuthorizeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.WalletAuthorizeMutation, Types.WalletAuthorizeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.WalletAuthorizeMutation, Types.WalletAuthorizeMutationVariables>(Operations.WalletAuthorize, options);
      }
export type WalletAuthorizeMutationHookResult = ReturnType<typeof useWalletAuthorizeMutation>;

/**
 * __useWalletValidateMutation__
 *
 * To run a mutation, you first call `useWalletValidateMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWalletValidateMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [walletValidateMutation, { data, loading, error }] = useWalletValidateMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useWalletValidateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.WalletValidateMutation, Types.WalletValidateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.WalletValidateMutation, Types.WalletValidateMutationVariables>(Operations.WalletValidate, options);
      }
export type WalletValidateMutationHookResult = ReturnType<typeof useWalletValidateMutation>;