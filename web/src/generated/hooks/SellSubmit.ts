// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSellSubmitMutation__
 *
 * To run a mutation, you first call `useSellSubmitMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSellSubmitMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sellSubmitMutation, { data, loading, error }] = useSellSubmitMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSellSubmitMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SellSubmitMutation, Types.SellSubmitMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SellSubmitMutation, Types.SellSubmitMutationVariables>(Operations.SellSubmit, options);
      }
export type SellSubmitMutationHookResult = ReturnType<typeof useSellSubmitMutation>;