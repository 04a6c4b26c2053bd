// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useCheckoutCustomerReadQuery__
 *
 * To run a query within a React component, call `useCheckoutCustomerReadQuery` and pass it any options that fit your needs.
 * When your component renders, `useCheckoutCustomerReadQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCheckoutCustomerReadQuery({
 *   variables: {
 *   },
 * });
 */
export function useCheckoutCustomerReadQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.CheckoutCustomerReadQuery, Types.CheckoutCustomerReadQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CheckoutCustomerReadQuery, Types.CheckoutCustomerReadQueryVariables>(Operations.CheckoutCustomerRead, options);
      }
export function useCheckoutCustomerReadLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CheckoutCustomerReadQuery, Types.CheckoutCustomerReadQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CheckoutCustomerReadQuery, Types.CheckoutCustomerReadQueryVariables>(Operations.CheckoutCustomerRead, options);
        }
// @ts-ignore
export function useCheckoutCustomerReadSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CheckoutCustomerReadQuery, Types.CheckoutCustomerReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CheckoutCustomerReadQuery, Types.CheckoutCustomerReadQueryVariables>;
export function useCheckoutCustomerReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CheckoutCustomerReadQuery, Types.CheckoutCustomerReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CheckoutCustomerReadQuery | undefined, Types.CheckoutCustomerReadQueryVariables>;
export function useCheckoutCustomerReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CheckoutCustomerReadQuery, Types.CheckoutCustomerReadQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CheckoutCustomerReadQuery, Types.CheckoutCustomerReadQueryVariables>(Operations.CheckoutCustomerRead, options);
        }
export type CheckoutCustomerReadQueryHookResult = ReturnType<typeof useCheckoutCustomerReadQuery>;
export type CheckoutCustomerReadLazyQueryHookResult = ReturnType<typeof useCheckoutCustomerReadLazyQuery>;
export type CheckoutCustomerReadSuspenseQueryHookResult = ReturnType<typeof useCheckoutCustomerReadSuspenseQuery>;

/**
 * __useCheckoutCustomerEstimateMutation__
 *
 * To run a mutation, you first call `useCheckoutCustomerEstimateMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutCustomerEstimateMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutCustomerEstimateMutation, { data, loading, error }] = useCheckoutCustomerEstimateMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutCustomerEstimateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutCustomerEstimateMutation, Types.CheckoutCustomerEstimateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutCustomerEstimateMutation, Types.CheckoutCustomerEstimateMutationVariables>(Operations.CheckoutCustomerEstimate, options);
      }
export type CheckoutCustomerEstimateMutationHookResult = ReturnType<typeof useCheckoutCustomerEstimateMutation>;

/**
 * __useCheckoutCustomerShippingMutation__
 *
 * To run a mutation, you first call `useCheckoutCustomerShippingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutCustomerShippingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutCustomerShippingMutation, { data, loading, error }] = useCheckoutCustomerShippingMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutCustomerShippingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutCustomerShippingMutation, Types.CheckoutCustomerShippingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutCustomerShippingMutation, Types.CheckoutCustomerShippingMutationVariables>(Operations.CheckoutCustomerShipping, options);
      }
export type CheckoutCustomerShippingMutationHookResult = ReturnType<typeof useCheckoutCustomerShippingMutation>;

/**
 * __useCheckoutCustomerBillingMutation__
 *
 * To run a mutation, you first call `useCheckoutCustomerBillingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutCustomerBillingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutCustomerBillingMutation, { data, loading, error }] = useCheckoutCustomerBillingMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutCustomerBillingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutCustomerBillingMutation, Types.CheckoutCustomerBillingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutCustomerBillingMutation, Types.CheckoutCustomerBillingMutationVariables>(Operations.CheckoutCustomerBilling, options);
      }
export type CheckoutCustomerBillingMutationHookResult = ReturnType<typeof useCheckoutCustomerBillingMutation>;

/**
 * __useCheckoutCustomerCouponMutation__
 *
 * To run a mutation, you first call `useCheckoutCustomerCouponMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutCustomerCouponMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutCustomerCouponMutation, { data, loading, error }] = useCheckoutCustomerCouponMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutCustomerCouponMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutCustomerCouponMutation, Types.CheckoutCustomerCouponMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutCustomerCouponMutation, Types.CheckoutCustomerCouponMutationVariables>(Operations.CheckoutCustomerCoupon, options);
      }
export type CheckoutCustomerCouponMutationHookResult = ReturnType<typeof useCheckoutCustomerCouponMutation>;

/**
 * __useCheckoutCustomerCouponRemoveMutation__
 *
 * To run a mutation, you first call `useCheckoutCustomerCouponRemoveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutCustomerCouponRemoveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutCustomerCouponRemoveMutation, { data, loading, error }] = useCheckoutCustomerCouponRemoveMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutCustomerCouponRemoveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutCustomerCouponRemoveMutation, Types.CheckoutCustomerCouponRemoveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutCustomerCouponRemoveMutation, Types.CheckoutCustomerCouponRemoveMutationVariables>(Operations.CheckoutCustomerCouponRemove, options);
      }
export type CheckoutCustomerCouponRemoveMutationHookResult = ReturnType<typeof useCheckoutCustomerCouponRemoveMutation>;

/**
 * __useCheckoutCustomerGiftCardMutation__
 *
 * To run a mutation, you first call `useCheckoutCustomerGiftCardMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutCustomerGiftCardMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutCustomerGiftCardMutation, { data, loading, error }] = useCheckoutCustomerGiftCardMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutCustomerGiftCardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutCustomerGiftCardMutation, Types.CheckoutCustomerGiftCardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutCustomerGiftCardMutation, Types.CheckoutCustomerGiftCardMutationVariables>(Operations.CheckoutCustomerGiftCard, options);
      }
export type CheckoutCustomerGiftCardMutationHookResult = ReturnType<typeof useCheckoutCustomerGiftCardMutation>;

/**
 * __useCheckoutCustomerGiftCardRemoveMutation__
 *
 * To run a mutation, you first call `useCheckoutCustomerGiftCardRemoveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckoutCustomerGiftCardRemoveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkoutCustomerGiftCardRemoveMutation, { data, loading, error }] = useCheckoutCustomerGiftCardRemoveMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckoutCustomerGiftCardRemoveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckoutCustomerGiftCardRemoveMutation, Types.CheckoutCustomerGiftCardRemoveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckoutCustomerGiftCardRemoveMutation, Types.CheckoutCustomerGiftCardRemoveMutationVariables>(Operations.CheckoutCustomerGiftCardRemove, options);
      }
export type CheckoutCustomerGiftCardRemoveMutationHookResult = ReturnType<typeof useCheckoutCustomerGiftCardRemoveMutation>;