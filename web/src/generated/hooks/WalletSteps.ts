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