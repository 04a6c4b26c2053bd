// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useBagAddMutation__
 *
 * To run a mutation, you first call `useBagAddMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBagAddMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [bagAddMutation, { data, loading, error }] = useBagAddMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useBagAddMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.BagAddMutation, Types.BagAddMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.BagAddMutation, Types.BagAddMutationVariables>(Operations.BagAdd, options);
      }
export type BagAddMutationHookResult = ReturnType<typeof useBagAddMutation>;