// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useConditionBlockQuery__
 *
 * To run a query within a React component, call `useConditionBlockQuery` and pass it any options that fit your needs.
 * When your component renders, `useConditionBlockQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConditionBlockQuery({
 *   variables: {
 *      identifier: // value for 'identifier'
 *   },
 * });
 */
export function useConditionBlockQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ConditionBlockQuery, Types.ConditionBlockQueryVariables> & ({ variables: Types.ConditionBlockQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ConditionBlockQuery, Types.ConditionBlockQueryVariables>(Operations.ConditionBlock, options);
      }
export function useConditionBlockLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ConditionBlockQuery, Types.ConditionBlockQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ConditionBlockQuery, Types.ConditionBlockQueryVariables>(Operations.ConditionBlock, options);
        }
// @ts-ignore
export function useConditionBlockSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ConditionBlockQuery, Types.ConditionBlockQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ConditionBlockQuery, Types.ConditionBlockQueryVariables>;
export function useConditionBlockSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ConditionBlockQuery, Types.ConditionBlockQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ConditionBlockQuery | undefined, Types.ConditionBlockQueryVariables>;
export function useConditionBlockSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ConditionBlockQuery, Types.ConditionBlockQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ConditionBlockQuery, Types.ConditionBlockQueryVariables>(Operations.ConditionBlock, options);
        }
export type ConditionBlockQueryHookResult = ReturnType<typeof useConditionBlockQuery>;
export type ConditionBlockLazyQueryHookResult = ReturnType<typeof useConditionBlockLazyQuery>;
export type ConditionBlockSuspenseQueryHookResult = ReturnType<typeof useConditionBlockSuspenseQuery>;