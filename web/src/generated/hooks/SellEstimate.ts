// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSellEstimateReadQuery__
 *
 * To run a query within a React component, call `useSellEstimateReadQuery` and pass it any options that fit your needs.
 * When your component renders, `useSellEstimateReadQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSellEstimateReadQuery({
 *   variables: {
 *      designer: // value for 'designer'
 *      model: // value for 'model'
 *      condition: // value for 'condition'
 *   },
 * });
 */
export function useSellEstimateReadQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.SellEstimateReadQuery, Types.SellEstimateReadQueryVariables> & ({ variables: Types.SellEstimateReadQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SellEstimateReadQuery, Types.SellEstimateReadQueryVariables>(Operations.SellEstimateRead, options);
      }
export function useSellEstimateReadLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SellEstimateReadQuery, Types.SellEstimateReadQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SellEstimateReadQuery, Types.SellEstimateReadQueryVariables>(Operations.SellEstimateRead, options);
        }
// @ts-ignore
export function useSellEstimateReadSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SellEstimateReadQuery, Types.SellEstimateReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellEstimateReadQuery, Types.SellEstimateReadQueryVariables>;
export function useSellEstimateReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellEstimateReadQuery, Types.SellEstimateReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellEstimateReadQuery | undefined, Types.SellEstimateReadQueryVariables>;
export function useSellEstimateReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellEstimateReadQuery, Types.SellEstimateReadQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SellEstimateReadQuery, Types.SellEstimateReadQueryVariables>(Operations.SellEstimateRead, options);
        }
export type SellEstimateReadQueryHookResult = ReturnType<typeof useSellEstimateReadQuery>;
export type SellEstimateReadLazyQueryHookResult = ReturnType<typeof useSellEstimateReadLazyQuery>;
export type SellEstimateReadSuspenseQueryHookResult = ReturnType<typeof useSellEstimateReadSuspenseQuery>;