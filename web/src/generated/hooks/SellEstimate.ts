// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSellEstimateQuery__
 *
 * To run a query within a React component, call `useSellEstimateQuery` and pass it any options that fit your needs.
 * When your component renders, `useSellEstimateQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSellEstimateQuery({
 *   variables: {
 *      designer: // value for 'designer'
 *      model: // value for 'model'
 *      condition: // value for 'condition'
 *   },
 * });
 */
export function useSellEstimateQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.SellEstimateQuery, Types.SellEstimateQueryVariables> & ({ variables: Types.SellEstimateQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SellEstimateQuery, Types.SellEstimateQueryVariables>(Operations.SellEstimate, options);
      }
export function useSellEstimateLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SellEstimateQuery, Types.SellEstimateQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SellEstimateQuery, Types.SellEstimateQueryVariables>(Operations.SellEstimate, options);
        }
// @ts-ignore
export function useSellEstimateSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SellEstimateQuery, Types.SellEstimateQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellEstimateQuery, Types.SellEstimateQueryVariables>;
export function useSellEstimateSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellEstimateQuery, Types.SellEstimateQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellEstimateQuery | undefined, Types.SellEstimateQueryVariables>;
export function useSellEstimateSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellEstimateQuery, Types.SellEstimateQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SellEstimateQuery, Types.SellEstimateQueryVariables>(Operations.SellEstimate, options);
        }
export type SellEstimateQueryHookResult = ReturnType<typeof useSellEstimateQuery>;
export type SellEstimateLazyQueryHookResult = ReturnType<typeof useSellEstimateLazyQuery>;
export type SellEstimateSuspenseQueryHookResult = ReturnType<typeof useSellEstimateSuspenseQuery>;