// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useNewsletterSignUpMutation__
 *
 * To run a mutation, you first call `useNewsletterSignUpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useNewsletterSignUpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [newsletterSignUpMutation, { data, loading, error }] = useNewsletterSignUpMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useNewsletterSignUpMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.NewsletterSignUpMutation, Types.NewsletterSignUpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.NewsletterSignUpMutation, Types.NewsletterSignUpMutationVariables>(Operations.NewsletterSignUp, options);
      }
export type NewsletterSignUpMutationHookResult = ReturnType<typeof useNewsletterSignUpMutation>;