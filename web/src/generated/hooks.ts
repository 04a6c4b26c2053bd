// @ts-nocheck
import type * as Types from './documents.ts';

import * as Operations from './documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useBagAddMutation__
 *
 * To run a mutation, you first call `useBagAddMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBagAddMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [bagAddMutation, { data, loading, error }] = useBagAddMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useBagAddMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.BagAddMutation, Types.BagAddMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.BagAddMutation, Types.BagAddMutationVariables>(Operations.BagAdd, options);
      }
export type BagAddMutationHookResult = ReturnType<typeof useBagAddMutation>;

/**
 * __useBagCreateMutation__
 *
 * To run a mutation, you first call `useBagCreateMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBagCreateMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [bagCreateMutation, { data, loading, error }] = useBagCreateMutation({
 *   variables: {
 *   },
 * });
 */
export function useBagCreateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.BagCreateMutation, Types.BagCreateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.BagCreateMutation, Types.BagCreateMutationVariables>(Operations.BagCreate, options);
      }
export type BagCreateMutationHookResult = ReturnType<typeof useBagCreateMutation>;

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

/**
 * __useBagRemoveMutation__
 *
 * To run a mutation, you first call `useBagRemoveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBagRemoveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [bagRemoveMutation, { data, loading, error }] = useBagRemoveMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useBagRemoveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.BagRemoveMutation, Types.BagRemoveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.BagRemoveMutation, Types.BagRemoveMutationVariables>(Operations.BagRemove, options);
      }
export type BagRemoveMutationHookResult = ReturnType<typeof useBagRemoveMutation>;

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

/**
 * __useCatchAllRouteQuery__
 *
 * To run a query within a React component, call `useCatchAllRouteQuery` and pass it any options that fit your needs.
 * When your component renders, `useCatchAllRouteQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCatchAllRouteQuery({
 *   variables: {
 *      path: // value for 'path'
 *   },
 * });
 */
export function useCatchAllRouteQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables> & ({ variables: Types.CatchAllRouteQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>(Operations.CatchAllRoute, options);
      }
export function useCatchAllRouteLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>(Operations.CatchAllRoute, options);
        }
// @ts-ignore
export function useCatchAllRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>;
export function useCatchAllRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CatchAllRouteQuery | undefined, Types.CatchAllRouteQueryVariables>;
export function useCatchAllRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CatchAllRouteQuery, Types.CatchAllRouteQueryVariables>(Operations.CatchAllRoute, options);
        }
export type CatchAllRouteQueryHookResult = ReturnType<typeof useCatchAllRouteQuery>;
export type CatchAllRouteLazyQueryHookResult = ReturnType<typeof useCatchAllRouteLazyQuery>;
export type CatchAllRouteSuspenseQueryHookResult = ReturnType<typeof useCatchAllRouteSuspenseQuery>;

/**
 * __useCatchAllRoutePageQuery__
 *
 * To run a query within a React component, call `useCatchAllRoutePageQuery` and pass it any options that fit your needs.
 * When your component renders, `useCatchAllRoutePageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCatchAllRoutePageQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCatchAllRoutePageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables> & ({ variables: Types.CatchAllRoutePageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>(Operations.CatchAllRoutePage, options);
      }
export function useCatchAllRoutePageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>(Operations.CatchAllRoutePage, options);
        }
// @ts-ignore
export function useCatchAllRoutePageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>;
export function useCatchAllRoutePageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CatchAllRoutePageQuery | undefined, Types.CatchAllRoutePageQueryVariables>;
export function useCatchAllRoutePageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CatchAllRoutePageQuery, Types.CatchAllRoutePageQueryVariables>(Operations.CatchAllRoutePage, options);
        }
export type CatchAllRoutePageQueryHookResult = ReturnType<typeof useCatchAllRoutePageQuery>;
export type CatchAllRoutePageLazyQueryHookResult = ReturnType<typeof useCatchAllRoutePageLazyQuery>;
export type CatchAllRoutePageSuspenseQueryHookResult = ReturnType<typeof useCatchAllRoutePageSuspenseQuery>;

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

/**
 * __useSearchDesignersQuery__
 *
 * To run a query within a React component, call `useSearchDesignersQuery` and pass it any options that fit your needs.
 * When your component renders, `useSearchDesignersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSearchDesignersQuery({
 *   variables: {
 *   },
 * });
 */
export function useSearchDesignersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SearchDesignersQuery, Types.SearchDesignersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SearchDesignersQuery, Types.SearchDesignersQueryVariables>(Operations.SearchDesigners, options);
      }
export function useSearchDesignersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SearchDesignersQuery, Types.SearchDesignersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SearchDesignersQuery, Types.SearchDesignersQueryVariables>(Operations.SearchDesigners, options);
        }
// @ts-ignore
export function useSearchDesignersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SearchDesignersQuery, Types.SearchDesignersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SearchDesignersQuery, Types.SearchDesignersQueryVariables>;
export function useSearchDesignersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SearchDesignersQuery, Types.SearchDesignersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SearchDesignersQuery | undefined, Types.SearchDesignersQueryVariables>;
export function useSearchDesignersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SearchDesignersQuery, Types.SearchDesignersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SearchDesignersQuery, Types.SearchDesignersQueryVariables>(Operations.SearchDesigners, options);
        }
export type SearchDesignersQueryHookResult = ReturnType<typeof useSearchDesignersQuery>;
export type SearchDesignersLazyQueryHookResult = ReturnType<typeof useSearchDesignersLazyQuery>;
export type SearchDesignersSuspenseQueryHookResult = ReturnType<typeof useSearchDesignersSuspenseQuery>;

/**
 * __useSearchSuggestionsQuery__
 *
 * To run a query within a React component, call `useSearchSuggestionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSearchSuggestionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSearchSuggestionsQuery({
 *   variables: {
 *      term: // value for 'term'
 *   },
 * });
 */
export function useSearchSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.SearchSuggestionsQuery, Types.SearchSuggestionsQueryVariables> & ({ variables: Types.SearchSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SearchSuggestionsQuery, Types.SearchSuggestionsQueryVariables>(Operations.SearchSuggestions, options);
      }
export function useSearchSuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SearchSuggestionsQuery, Types.SearchSuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SearchSuggestionsQuery, Types.SearchSuggestionsQueryVariables>(Operations.SearchSuggestions, options);
        }
// @ts-ignore
export function useSearchSuggestionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SearchSuggestionsQuery, Types.SearchSuggestionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SearchSuggestionsQuery, Types.SearchSuggestionsQueryVariables>;
export function useSearchSuggestionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SearchSuggestionsQuery, Types.SearchSuggestionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SearchSuggestionsQuery | undefined, Types.SearchSuggestionsQueryVariables>;
export function useSearchSuggestionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SearchSuggestionsQuery, Types.SearchSuggestionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SearchSuggestionsQuery, Types.SearchSuggestionsQueryVariables>(Operations.SearchSuggestions, options);
        }
export type SearchSuggestionsQueryHookResult = ReturnType<typeof useSearchSuggestionsQuery>;
export type SearchSuggestionsLazyQueryHookResult = ReturnType<typeof useSearchSuggestionsLazyQuery>;
export type SearchSuggestionsSuspenseQueryHookResult = ReturnType<typeof useSearchSuggestionsSuspenseQuery>;

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

/**
 * __useHomeRouteQuery__
 *
 * To run a query within a React component, call `useHomeRouteQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomeRouteQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomeRouteQuery({
 *   variables: {
 *      newIn: // value for 'newIn'
 *   },
 * });
 */
export function useHomeRouteQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>(Operations.HomeRoute, options);
      }
export function useHomeRouteLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>(Operations.HomeRoute, options);
        }
// @ts-ignore
export function useHomeRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>;
export function useHomeRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.HomeRouteQuery | undefined, Types.HomeRouteQueryVariables>;
export function useHomeRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.HomeRouteQuery, Types.HomeRouteQueryVariables>(Operations.HomeRoute, options);
        }
export type HomeRouteQueryHookResult = ReturnType<typeof useHomeRouteQuery>;
export type HomeRouteLazyQueryHookResult = ReturnType<typeof useHomeRouteLazyQuery>;
export type HomeRouteSuspenseQueryHookResult = ReturnType<typeof useHomeRouteSuspenseQuery>;

/**
 * __useRootMenuQuery__
 *
 * To run a query within a React component, call `useRootMenuQuery` and pass it any options that fit your needs.
 * When your component renders, `useRootMenuQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRootMenuQuery({
 *   variables: {
 *   },
 * });
 */
export function useRootMenuQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.RootMenuQuery, Types.RootMenuQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.RootMenuQuery, Types.RootMenuQueryVariables>(Operations.RootMenu, options);
      }
export function useRootMenuLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.RootMenuQuery, Types.RootMenuQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.RootMenuQuery, Types.RootMenuQueryVariables>(Operations.RootMenu, options);
        }
// @ts-ignore
export function useRootMenuSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.RootMenuQuery, Types.RootMenuQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RootMenuQuery, Types.RootMenuQueryVariables>;
export function useRootMenuSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RootMenuQuery, Types.RootMenuQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RootMenuQuery | undefined, Types.RootMenuQueryVariables>;
export function useRootMenuSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RootMenuQuery, Types.RootMenuQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.RootMenuQuery, Types.RootMenuQueryVariables>(Operations.RootMenu, options);
        }
export type RootMenuQueryHookResult = ReturnType<typeof useRootMenuQuery>;
export type RootMenuLazyQueryHookResult = ReturnType<typeof useRootMenuLazyQuery>;
export type RootMenuSuspenseQueryHookResult = ReturnType<typeof useRootMenuSuspenseQuery>;

/**
 * __useRootContentQuery__
 *
 * To run a query within a React component, call `useRootContentQuery` and pass it any options that fit your needs.
 * When your component renders, `useRootContentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRootContentQuery({
 *   variables: {
 *   },
 * });
 */
export function useRootContentQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.RootContentQuery, Types.RootContentQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.RootContentQuery, Types.RootContentQueryVariables>(Operations.RootContent, options);
      }
export function useRootContentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.RootContentQuery, Types.RootContentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.RootContentQuery, Types.RootContentQueryVariables>(Operations.RootContent, options);
        }
// @ts-ignore
export function useRootContentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.RootContentQuery, Types.RootContentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RootContentQuery, Types.RootContentQueryVariables>;
export function useRootContentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RootContentQuery, Types.RootContentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RootContentQuery | undefined, Types.RootContentQueryVariables>;
export function useRootContentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RootContentQuery, Types.RootContentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.RootContentQuery, Types.RootContentQueryVariables>(Operations.RootContent, options);
        }
export type RootContentQueryHookResult = ReturnType<typeof useRootContentQuery>;
export type RootContentLazyQueryHookResult = ReturnType<typeof useRootContentLazyQuery>;
export type RootContentSuspenseQueryHookResult = ReturnType<typeof useRootContentSuspenseQuery>;