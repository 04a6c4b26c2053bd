// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useFavoritesReadQuery__
 *
 * To run a query within a React component, call `useFavoritesReadQuery` and pass it any options that fit your needs.
 * When your component renders, `useFavoritesReadQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFavoritesReadQuery({
 *   variables: {
 *   },
 * });
 */
export function useFavoritesReadQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.FavoritesReadQuery, Types.FavoritesReadQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.FavoritesReadQuery, Types.FavoritesReadQueryVariables>(Operations.FavoritesRead, options);
      }
export function useFavoritesReadLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.FavoritesReadQuery, Types.FavoritesReadQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.FavoritesReadQuery, Types.FavoritesReadQueryVariables>(Operations.FavoritesRead, options);
        }
// @ts-ignore
export function useFavoritesReadSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.FavoritesReadQuery, Types.FavoritesReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.FavoritesReadQuery, Types.FavoritesReadQueryVariables>;
export function useFavoritesReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.FavoritesReadQuery, Types.FavoritesReadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.FavoritesReadQuery | undefined, Types.FavoritesReadQueryVariables>;
export function useFavoritesReadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.FavoritesReadQuery, Types.FavoritesReadQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.FavoritesReadQuery, Types.FavoritesReadQueryVariables>(Operations.FavoritesRead, options);
        }
export type FavoritesReadQueryHookResult = ReturnType<typeof useFavoritesReadQuery>;
export type FavoritesReadLazyQueryHookResult = ReturnType<typeof useFavoritesReadLazyQuery>;
export type FavoritesReadSuspenseQueryHookResult = ReturnType<typeof useFavoritesReadSuspenseQuery>;

/**
 * __useFavoriteAddMutation__
 *
 * To run a mutation, you first call `useFavoriteAddMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useFavoriteAddMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [favoriteAddMutation, { data, loading, error }] = useFavoriteAddMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useFavoriteAddMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.FavoriteAddMutation, Types.FavoriteAddMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.FavoriteAddMutation, Types.FavoriteAddMutationVariables>(Operations.FavoriteAdd, options);
      }
export type FavoriteAddMutationHookResult = ReturnType<typeof useFavoriteAddMutation>;

/**
 * __useFavoriteRemoveMutation__
 *
 * To run a mutation, you first call `useFavoriteRemoveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useFavoriteRemoveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [favoriteRemoveMutation, { data, loading, error }] = useFavoriteRemoveMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useFavoriteRemoveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.FavoriteRemoveMutation, Types.FavoriteRemoveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.FavoriteRemoveMutation, Types.FavoriteRemoveMutationVariables>(Operations.FavoriteRemove, options);
      }
export type FavoriteRemoveMutationHookResult = ReturnType<typeof useFavoriteRemoveMutation>;