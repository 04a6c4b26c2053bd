// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useBagReadQuery__
 *
 * To run a query within a React component, call `useBagReadQuery` and pass it any options that fit your needs.
 * When your component renders, `useBagReadQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBagReadQuery({
 *   variables: {
 *      cartId: // value for 'cartId'
 *   },
 * });
 */
export function useBagReadQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.BagReadQuery, Types.BagReadQueryVariables> & ({ variables: Types.BagReadQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.BagReadQuery, Types.BagReadQueryVariables>(Operations.BagRead, options);
      }
export function useBagReadLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.BagReadQuery, Types.BagReadQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.BagReadQuery, Types.BagReadQueryVariables>(Operations.BagRead, options);
        }
// @ts-ignore
export function useBagReadSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.BagReadQuery, Types.BagReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.BagReadQuery, Types.BagReadQueryVariables>;
export function useBagReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.BagReadQuery, Types.BagReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.BagReadQuery | undefined, Types.BagReadQueryVariables>;
export function useBagReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.BagReadQuery, Types.BagReadQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.BagReadQuery, Types.BagReadQueryVariables>(Operations.BagRead, options);
        }
export type BagReadQueryHookResult = ReturnType<typeof useBagReadQuery>;
export type BagReadLazyQueryHookResult = ReturnType<typeof useBagReadLazyQuery>;
export type BagReadSuspenseQueryHookResult = ReturnType<typeof useBagReadSuspenseQuery>;