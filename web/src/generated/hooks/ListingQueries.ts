// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useCategoryListingQuery__
 *
 * To run a query within a React component, call `useCategoryListingQuery` and pass it any options that fit your needs.
 * When your component renders, `useCategoryListingQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCategoryListingQuery({
 *   variables: {
 *      categoryId: // value for 'categoryId'
 *      term: // value for 'term'
 *      filters: // value for 'filters'
 *      price: // value for 'price'
 *      includeSold: // value for 'includeSold'
 *      sort: // value for 'sort'
 *      page: // value for 'page'
 *   },
 * });
 */
export function useCategoryListingQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.CategoryListingQuery, Types.CategoryListingQueryVariables> & ({ variables: Types.CategoryListingQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CategoryListingQuery, Types.CategoryListingQueryVariables>(Operations.CategoryListing, options);
      }
export function useCategoryListingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CategoryListingQuery, Types.CategoryListingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CategoryListingQuery, Types.CategoryListingQueryVariables>(Operations.CategoryListing, options);
        }
// @ts-ignore
export function useCategoryListingSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CategoryListingQuery, Types.CategoryListingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CategoryListingQuery, Types.CategoryListingQueryVariables>;
export function useCategoryListingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CategoryListingQuery, Types.CategoryListingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CategoryListingQuery | undefined, Types.CategoryListingQueryVariables>;
export function useCategoryListingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CategoryListingQuery, Types.CategoryListingQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CategoryListingQuery, Types.CategoryListingQueryVariables>(Operations.CategoryListing, options);
        }
export type CategoryListingQueryHookResult = ReturnType<typeof useCategoryListingQuery>;
export type CategoryListingLazyQueryHookResult = ReturnType<typeof useCategoryListingLazyQuery>;
export type CategoryListingSuspenseQueryHookResult = ReturnType<typeof useCategoryListingSuspenseQuery>;

/**
 * __useSearchListingQuery__
 *
 * To run a query within a React component, call `useSearchListingQuery` and pass it any options that fit your needs.
 * When your component renders, `useSearchListingQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSearchListingQuery({
 *   variables: {
 *      term: // value for 'term'
 *      filters: // value for 'filters'
 *      price: // value for 'price'
 *      includeSold: // value for 'includeSold'
 *      sort: // value for 'sort'
 *      page: // value for 'page'
 *   },
 * });
 */
export function useSearchListingQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.SearchListingQuery, Types.SearchListingQueryVariables> & ({ variables: Types.SearchListingQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SearchListingQuery, Types.SearchListingQueryVariables>(Operations.SearchListing, options);
      }
export function useSearchListingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SearchListingQuery, Types.SearchListingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SearchListingQuery, Types.SearchListingQueryVariables>(Operations.SearchListing, options);
        }
// @ts-ignore
export function useSearchListingSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SearchListingQuery, Types.SearchListingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SearchListingQuery, Types.SearchListingQueryVariables>;
export function useSearchListingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SearchListingQuery, Types.SearchListingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SearchListingQuery | undefined, Types.SearchListingQueryVariables>;
export function useSearchListingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SearchListingQuery, Types.SearchListingQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SearchListingQuery, Types.SearchListingQueryVariables>(Operations.SearchListing, options);
        }
export type SearchListingQueryHookResult = ReturnType<typeof useSearchListingQuery>;
export type SearchListingLazyQueryHookResult = ReturnType<typeof useSearchListingLazyQuery>;
export type SearchListingSuspenseQueryHookResult = ReturnType<typeof useSearchListingSuspenseQuery>;

/**
 * __useListingFilterCodesQuery__
 *
 * To run a query within a React component, call `useListingFilterCodesQuery` and pass it any options that fit your needs.
 * When your component renders, `useListingFilterCodesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useListingFilterCodesQuery({
 *   variables: {
 *   },
 * });
 */
export function useListingFilterCodesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.ListingFilterCodesQuery, Types.ListingFilterCodesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ListingFilterCodesQuery, Types.ListingFilterCodesQueryVariables>(Operations.ListingFilterCodes, options);
      }
export function useListingFilterCodesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ListingFilterCodesQuery, Types.ListingFilterCodesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ListingFilterCodesQuery, Types.ListingFilterCodesQueryVariables>(Operations.ListingFilterCodes, options);
        }
// @ts-ignore
export function useListingFilterCodesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ListingFilterCodesQuery, Types.ListingFilterCodesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ListingFilterCodesQuery, Types.ListingFilterCodesQueryVariables>;
export function useListingFilterCodesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ListingFilterCodesQuery, Types.ListingFilterCodesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ListingFilterCodesQuery | undefined, Types.ListingFilterCodesQueryVariables>;
export function useListingFilterCodesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ListingFilterCodesQuery, Types.ListingFilterCodesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ListingFilterCodesQuery, Types.ListingFilterCodesQueryVariables>(Operations.ListingFilterCodes, options);
        }
export type ListingFilterCodesQueryHookResult = ReturnType<typeof useListingFilterCodesQuery>;
export type ListingFilterCodesLazyQueryHookResult = ReturnType<typeof useListingFilterCodesLazyQuery>;
export type ListingFilterCodesSuspenseQueryHookResult = ReturnType<typeof useListingFilterCodesSuspenseQuery>;

/**
 * __useListingNamesQuery__
 *
 * To run a query within a React component, call `useListingNamesQuery` and pass it any options that fit your needs.
 * When your component renders, `useListingNamesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useListingNamesQuery({
 *   variables: {
 *   },
 * });
 */
export function useListingNamesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.ListingNamesQuery, Types.ListingNamesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ListingNamesQuery, Types.ListingNamesQueryVariables>(Operations.ListingNames, options);
      }
export function useListingNamesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ListingNamesQuery, Types.ListingNamesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ListingNamesQuery, Types.ListingNamesQueryVariables>(Operations.ListingNames, options);
        }
// @ts-ignore
export function useListingNamesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ListingNamesQuery, Types.ListingNamesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ListingNamesQuery, Types.ListingNamesQueryVariables>;
export function useListingNamesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ListingNamesQuery, Types.ListingNamesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ListingNamesQuery | undefined, Types.ListingNamesQueryVariables>;
export function useListingNamesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ListingNamesQuery, Types.ListingNamesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ListingNamesQuery, Types.ListingNamesQueryVariables>(Operations.ListingNames, options);
        }
export type ListingNamesQueryHookResult = ReturnType<typeof useListingNamesQuery>;
export type ListingNamesLazyQueryHookResult = ReturnType<typeof useListingNamesLazyQuery>;
export type ListingNamesSuspenseQueryHookResult = ReturnType<typeof useListingNamesSuspenseQuery>;