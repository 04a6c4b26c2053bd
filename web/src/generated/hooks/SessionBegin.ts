// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSessionBeginMutation__
 *
 * To run a mutation, you first call `useSessionBeginMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSessionBeginMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sessionBeginMutation, { data, loading, error }] = useSessionBeginMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSessionBeginMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SessionBeginMutation, Types.SessionBeginMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SessionBeginMutation, Types.SessionBeginMutationVariables>(Operations.SessionBegin, options);
      }
export type SessionBeginMutationHookResult = ReturnType<typeof useSessionBeginMutation>;

/**
 * __useSessionBeginGoogleMutation__
 *
 * To run a mutation, you first call `useSessionBeginGoogleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSessionBeginGoogleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sessionBeginGoogleMutation, { data, loading, error }] = useSessionBeginGoogleMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSessionBeginGoogleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SessionBeginGoogleMutation, Types.SessionBeginGoogleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SessionBeginGoogleMutation, Types.SessionBeginGoogleMutationVariables>(Operations.SessionBeginGoogle, options);
      }
export type SessionBeginGoogleMutationHookResult = ReturnType<typeof useSessionBeginGoogleMutation>;

/**
 * __useSessionBeginFacebookMutation__
 *
 * To run a mutation, you first call `useSessionBeginFacebookMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSessionBeginFacebookMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sessionBeginFacebookMutation, { data, loading, error }] = useSessionBeginFacebookMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSessionBeginFacebookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SessionBeginFacebookMutation, Types.SessionBeginFacebookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SessionBeginFacebookMutation, Types.SessionBeginFacebookMutationVariables>(Operations.SessionBeginFacebook, options);
      }
export type SessionBeginFacebookMutationHookResult = ReturnType<typeof useSessionBeginFacebookMutation>;