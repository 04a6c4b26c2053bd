// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useHomeCategoriesQuery__
 *
 * To run a query within a React component, call `useHomeCategoriesQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomeCategoriesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomeCategoriesQuery({
 *   variables: {
 *   },
 * });
 */
export function useHomeCategoriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.HomeCategoriesQuery, Types.HomeCategoriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.HomeCategoriesQuery, Types.HomeCategoriesQueryVariables>(Operations.HomeCategories, options);
      }
export function useHomeCategoriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.HomeCategoriesQuery, Types.HomeCategoriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.HomeCategoriesQuery, Types.HomeCategoriesQueryVariables>(Operations.HomeCategories, options);
        }
// @ts-ignore
export function useHomeCategoriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.HomeCategoriesQuery, Types.HomeCategoriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.HomeCategoriesQuery, Types.HomeCategoriesQueryVariables>;
export function useHomeCategoriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.HomeCategoriesQuery, Types.HomeCategoriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.HomeCategoriesQuery | undefined, Types.HomeCategoriesQueryVariables>;
export function useHomeCategoriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.HomeCategoriesQuery, Types.HomeCategoriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.HomeCategoriesQuery, Types.HomeCategoriesQueryVariables>(Operations.HomeCategories, options);
        }
export type HomeCategoriesQueryHookResult = ReturnType<typeof useHomeCategoriesQuery>;
export type HomeCategoriesLazyQueryHookResult = ReturnType<typeof useHomeCategoriesLazyQuery>;
export type HomeCategoriesSuspenseQueryHookResult = ReturnType<typeof useHomeCategoriesSuspenseQuery>;