// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSuggestedTermQuery__
 *
 * To run a query within a React component, call `useSuggestedTermQuery` and pass it any options that fit your needs.
 * When your component renders, `useSuggestedTermQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSuggestedTermQuery({
 *   variables: {
 *      term: // value for 'term'
 *   },
 * });
 */
export function useSuggestedTermQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.SuggestedTermQuery, Types.SuggestedTermQueryVariables> & ({ variables: Types.SuggestedTermQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SuggestedTermQuery, Types.SuggestedTermQueryVariables>(Operations.SuggestedTerm, options);
      }
export function useSuggestedTermLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SuggestedTermQuery, Types.SuggestedTermQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SuggestedTermQuery, Types.SuggestedTermQueryVariables>(Operations.SuggestedTerm, options);
        }
// @ts-ignore
export function useSuggestedTermSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SuggestedTermQuery, Types.SuggestedTermQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SuggestedTermQuery, Types.SuggestedTermQueryVariables>;
export function useSuggestedTermSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SuggestedTermQuery, Types.SuggestedTermQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SuggestedTermQuery | undefined, Types.SuggestedTermQueryVariables>;
export function useSuggestedTermSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SuggestedTermQuery, Types.SuggestedTermQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SuggestedTermQuery, Types.SuggestedTermQueryVariables>(Operations.SuggestedTerm, options);
        }
export type SuggestedTermQueryHookResult = ReturnType<typeof useSuggestedTermQuery>;
export type SuggestedTermLazyQueryHookResult = ReturnType<typeof useSuggestedTermLazyQuery>;
export type SuggestedTermSuspenseQueryHookResult = ReturnType<typeof useSuggestedTermSuspenseQuery>;