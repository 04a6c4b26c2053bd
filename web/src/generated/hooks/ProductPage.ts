// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useProductPageQuery__
 *
 * To run a query within a React component, call `useProductPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useProductPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useProductPageQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useProductPageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ProductPageQuery, Types.ProductPageQueryVariables> & ({ variables: Types.ProductPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ProductPageQuery, Types.ProductPageQueryVariables>(Operations.ProductPage, options);
      }
export function useProductPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ProductPageQuery, Types.ProductPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ProductPageQuery, Types.ProductPageQueryVariables>(Operations.ProductPage, options);
        }
// @ts-ignore
export function useProductPageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ProductPageQuery, Types.ProductPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ProductPageQuery, Types.ProductPageQueryVariables>;
export function useProductPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ProductPageQuery, Types.ProductPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ProductPageQuery | undefined, Types.ProductPageQueryVariables>;
export function useProductPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ProductPageQuery, Types.ProductPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ProductPageQuery, Types.ProductPageQueryVariables>(Operations.ProductPage, options);
        }
export type ProductPageQueryHookResult = ReturnType<typeof useProductPageQuery>;
export type ProductPageLazyQueryHookResult = ReturnType<typeof useProductPageLazyQuery>;
export type ProductPageSuspenseQueryHookResult = ReturnType<typeof useProductPageSuspenseQuery>;