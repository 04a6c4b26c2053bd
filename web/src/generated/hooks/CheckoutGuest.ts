// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useCheckoutGuestReadQuery__
 *
 * To run a query within a React component, call `useCheckoutGuestReadQuery` and pass it any options that fit your needs.
 * When your component renders, `useCheckoutGuestReadQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCheckoutGuestReadQuery({
 *   variables: {
 *      cartId: // value for 'cartId'
 *   },
 * });
 */
export function useCheckoutGuestReadQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.CheckoutGuestReadQuery, Types.CheckoutGuestReadQueryVariables> & ({ variables: Types.CheckoutGuestReadQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CheckoutGuestReadQuery, Types.CheckoutGuestReadQueryVariables>(Operations.CheckoutGuestRead, options);
      }
export function useCheckoutGuestReadLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CheckoutGuestReadQuery, Types.CheckoutGuestReadQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CheckoutGuestReadQuery, Types.CheckoutGuestReadQueryVariables>(Operations.CheckoutGuestRead, options);
        }
// @ts-ignore
export function useCheckoutGuestReadSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CheckoutGuestReadQuery, Types.CheckoutGuestReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CheckoutGuestReadQuery, Types.CheckoutGuestReadQueryVariables>;
export function useCheckoutGuestReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CheckoutGuestReadQuery, Types.CheckoutGuestReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CheckoutGuestReadQuery | undefined, Types.CheckoutGuestReadQueryVariables>;
export function useCheckoutGuestReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CheckoutGuestReadQuery, Types.CheckoutGuestReadQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CheckoutGuestReadQuery, Types.CheckoutGuestReadQueryVariables>(Operations.CheckoutGuestRead, options);
        }
export type CheckoutGuestReadQueryHookResult = ReturnType<typeof useCheckoutGuestReadQuery>;
export type CheckoutGuestReadLazyQueryHookResult = ReturnType<typeof useCheckoutGuestReadLazyQuery>;
export type CheckoutGuestReadSuspenseQueryHookResult = ReturnType<typeof useCheckoutGuestReadSuspenseQuery>;

/**
 * __useCheckoutGuestEstimateMutation__
 *
 * To run a mutation, you first call `useCheckoutGuestEstimateMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutGuestEstimateMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutGuestEstimateMutation, { data, loading, error }] = useCheckoutGuestEstimateMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutGuestEstimateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutGuestEstimateMutation, Types.CheckoutGuestEstimateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutGuestEstimateMutation, Types.CheckoutGuestEstimateMutationVariables>(Operations.CheckoutGuestEstimate, options);
      }
export type CheckoutGuestEstimateMutationHookResult = ReturnType<typeof useCheckoutGuestEstimateMutation>;

/**
 * __useCheckoutGuestShippingMutation__
 *
 * To run a mutation, you first call `useCheckoutGuestShippingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutGuestShippingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutGuestShippingMutation, { data, loading, error }] = useCheckoutGuestShippingMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutGuestShippingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutGuestShippingMutation, Types.CheckoutGuestShippingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutGuestShippingMutation, Types.CheckoutGuestShippingMutationVariables>(Operations.CheckoutGuestShipping, options);
      }
export type CheckoutGuestShippingMutationHookResult = ReturnType<typeof useCheckoutGuestShippingMutation>;

/**
 * __useCheckoutGuestBillingMutation__
 *
 * To run a mutation, you first call `useCheckoutGuestBillingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutGuestBillingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutGuestBillingMutation, { data, loading, error }] = useCheckoutGuestBillingMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutGuestBillingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutGuestBillingMutation, Types.CheckoutGuestBillingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutGuestBillingMutation, Types.CheckoutGuestBillingMutationVariables>(Operations.CheckoutGuestBilling, options);
      }
export type CheckoutGuestBillingMutationHookResult = ReturnType<typeof useCheckoutGuestBillingMutation>;

/**
 * __useCheckoutGuestCouponMutation__
 *
 * To run a mutation, you first call `useCheckoutGuestCouponMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutGuestCouponMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutGuestCouponMutation, { data, loading, error }] = useCheckoutGuestCouponMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutGuestCouponMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutGuestCouponMutation, Types.CheckoutGuestCouponMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutGuestCouponMutation, Types.CheckoutGuestCouponMutationVariables>(Operations.CheckoutGuestCoupon, options);
      }
export type CheckoutGuestCouponMutationHookResult = ReturnType<typeof useCheckoutGuestCouponMutation>;

/**
 * __useCheckoutGuestCouponRemoveMutation__
 *
 * To run a mutation, you first call `useCheckoutGuestCouponRemoveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutGuestCouponRemoveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutGuestCouponRemoveMutation, { data, loading, error }] = useCheckoutGuestCouponRemoveMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutGuestCouponRemoveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutGuestCouponRemoveMutation, Types.CheckoutGuestCouponRemoveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutGuestCouponRemoveMutation, Types.CheckoutGuestCouponRemoveMutationVariables>(Operations.CheckoutGuestCouponRemove, options);
      }
export type CheckoutGuestCouponRemoveMutationHookResult = ReturnType<typeof useCheckoutGuestCouponRemoveMutation>;

/**
 * __useCheckoutGuestGiftCardMutation__
 *
 * To run a mutation, you first call `useCheckoutGuestGiftCardMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutGuestGiftCardMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutGuestGiftCardMutation, { data, loading, error }] = useCheckoutGuestGiftCardMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutGuestGiftCardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutGuestGiftCardMutation, Types.CheckoutGuestGiftCardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutGuestGiftCardMutation, Types.CheckoutGuestGiftCardMutationVariables>(Operations.CheckoutGuestGiftCard, options);
      }
export type CheckoutGuestGiftCardMutationHookResult = ReturnType<typeof useCheckoutGuestGiftCardMutation>;

/**
 * __useCheckoutGuestGiftCardRemoveMutation__
 *
 * To run a mutation, you first call `useCheckoutGuestGiftCardRemoveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutGuestGiftCardRemoveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutGuestGiftCardRemoveMutation, { data, loading, error }] = useCheckoutGuestGiftCardRemoveMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutGuestGiftCardRemoveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutGuestGiftCardRemoveMutation, Types.CheckoutGuestGiftCardRemoveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutGuestGiftCardRemoveMutation, Types.CheckoutGuestGiftCardRemoveMutationVariables>(Operations.CheckoutGuestGiftCardRemove, options);
      }
export type CheckoutGuestGiftCardRemoveMutationHookResult = ReturnType<typeof useCheckoutGuestGiftCardRemoveMutation>;