// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSessionReadQuery__
 *
 * To run a query within a React component, call `useSessionReadQuery` and pass it any options that fit your needs.
 * When your component renders, `useSessionReadQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSessionReadQuery({
 *   variables: {
 *   },
 * });
 */
export function useSessionReadQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SessionReadQuery, Types.SessionReadQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SessionReadQuery, Types.SessionReadQueryVariables>(Operations.SessionRead, options);
      }
export function useSessionReadLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SessionReadQuery, Types.SessionReadQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SessionReadQuery, Types.SessionReadQueryVariables>(Operations.SessionRead, options);
        }
// @ts-ignore
export function useSessionReadSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SessionReadQuery, Types.SessionReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SessionReadQuery, Types.SessionReadQueryVariables>;
export function useSessionReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SessionReadQuery, Types.SessionReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SessionReadQuery | undefined, Types.SessionReadQueryVariables>;
export function useSessionReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SessionReadQuery, Types.SessionReadQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SessionReadQuery, Types.SessionReadQueryVariables>(Operations.SessionRead, options);
        }
export type SessionReadQueryHookResult = ReturnType<typeof useSessionReadQuery>;
export type SessionReadLazyQueryHookResult = ReturnType<typeof useSessionReadLazyQuery>;
export type SessionReadSuspenseQueryHookResult = ReturnType<typeof useSessionReadSuspenseQuery>;