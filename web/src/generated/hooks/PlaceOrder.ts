// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __usePlaceGuestOrderMutation__
 *
 * To run a mutation, you first call `usePlaceGuestOrderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePlaceGuestOrderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [placeGuestOrderMutation, { data, loading, error }] = usePlaceGuestOrderMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function usePlaceGuestOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.PlaceGuestOrderMutation, Types.PlaceGuestOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.PlaceGuestOrderMutation, Types.PlaceGuestOrderMutationVariables>(Operations.PlaceGuestOrder, options);
      }
export type PlaceGuestOrderMutationHookResult = ReturnType<typeof usePlaceGuestOrderMutation>;

/**
 * __usePlaceCustomerOrderMutation__
 *
 * To run a mutation, you first call `usePlaceCustomerOrderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePlaceCustomerOrderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [placeCustomerOrderMutation, { data, loading, error }] = usePlaceCustomerOrderMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function usePlaceCustomerOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.PlaceCustomerOrderMutation, Types.PlaceCustomerOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.PlaceCustomerOrderMutation, Types.PlaceCustomerOrderMutationVariables>(Operations.PlaceCustomerOrder, options);
      }
export type PlaceCustomerOrderMutationHookResult = ReturnType<typeof usePlaceCustomerOrderMutation>;

/**
 * __usePlaceFinancingOrderMutation__
 *
 * To run a mutation, you first call `usePlaceFinancingOrderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePlaceFinancingOrderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [placeFinancingOrderMutation, { data, loading, error }] = usePlaceFinancingOrderMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function usePlaceFinancingOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.PlaceFinancingOrderMutation, Types.PlaceFinancingOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.PlaceFinancingOrderMutation, Types.PlaceFinancingOrderMutationVariables>(Operations.PlaceFinancingOrder, options);
      }
export type PlaceFinancingOrderMutationHookResult = ReturnType<typeof usePlaceFinancingOrderMutation>;

/**
 * __usePlaceWalletOrderMutation__
 *
 * To run a mutation, you first call `usePlaceWalletOrderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePlaceWalletOrderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [placeWalletOrderMutation, { data, loading, error }] = usePlaceWalletOrderMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function usePlaceWalletOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.PlaceWalletOrderMutation, Types.PlaceWalletOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.PlaceWalletOrderMutation, Types.PlaceWalletOrderMutationVariables>(Operations.PlaceWalletOrder, options);
      }
export type PlaceWalletOrderMutationHookResult = ReturnType<typeof usePlaceWalletOrderMutation>;

/**
 * __useSetGuestPaymentMutation__
 *
 * To run a mutation, you first call `useSetGuestPaymentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetGuestPaymentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setGuestPaymentMutation, { data, loading, error }] = useSetGuestPaymentMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSetGuestPaymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SetGuestPaymentMutation, Types.SetGuestPaymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SetGuestPaymentMutation, Types.SetGuestPaymentMutationVariables>(Operations.SetGuestPayment, options);
      }
export type SetGuestPaymentMutationHookResult = ReturnType<typeof useSetGuestPaymentMutation>;

/**
 * __useSetCustomerPaymentMutation__
 *
 * To run a mutation, you first call `useSetCustomerPaymentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetCustomerPaymentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setCustomerPaymentMutation, { data, loading, error }] = useSetCustomerPaymentMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSetCustomerPaymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SetCustomerPaymentMutation, Types.SetCustomerPaymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SetCustomerPaymentMutation, Types.SetCustomerPaymentMutationVariables>(Operations.SetCustomerPayment, options);
      }
export type SetCustomerPaymentMutationHookResult = ReturnType<typeof useSetCustomerPaymentMutation>;