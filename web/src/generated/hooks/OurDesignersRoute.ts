// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useOurDesignersRouteQuery__
 *
 * To run a query within a React component, call `useOurDesignersRouteQuery` and pass it any options that fit your needs.
 * When your component renders, `useOurDesignersRouteQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOurDesignersRouteQuery({
 *   variables: {
 *   },
 * });
 */
export function useOurDesignersRouteQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.OurDesignersRouteQuery, Types.OurDesignersRouteQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.OurDesignersRouteQuery, Types.OurDesignersRouteQueryVariables>(Operations.OurDesignersRoute, options);
      }
export function useOurDesignersRouteLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.OurDesignersRouteQuery, Types.OurDesignersRouteQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.OurDesignersRouteQuery, Types.OurDesignersRouteQueryVariables>(Operations.OurDesignersRoute, options);
        }
// @ts-ignore
export function useOurDesignersRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.OurDesignersRouteQuery, Types.OurDesignersRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.OurDesignersRouteQuery, Types.OurDesignersRouteQueryVariables>;
export function useOurDesignersRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.OurDesignersRouteQuery, Types.OurDesignersRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.OurDesignersRouteQuery | undefined, Types.OurDesignersRouteQueryVariables>;
export function useOurDesignersRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.OurDesignersRouteQuery, Types.OurDesignersRouteQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.OurDesignersRouteQuery, Types.OurDesignersRouteQueryVariables>(Operations.OurDesignersRoute, options);
        }
export type OurDesignersRouteQueryHookResult = ReturnType<typeof useOurDesignersRouteQuery>;
export type OurDesignersRouteLazyQueryHookResult = ReturnType<typeof useOurDesignersRouteLazyQuery>;
export type OurDesignersRouteSuspenseQueryHookResult = ReturnType<typeof useOurDesignersRouteSuspenseQuery>;