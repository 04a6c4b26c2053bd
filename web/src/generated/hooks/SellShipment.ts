// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSellToShipQuery__
 *
 * To run a query within a React component, call `useSellToShipQuery` and pass it any options that fit your needs.
 * When your component renders, `useSellToShipQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSellToShipQuery({
 *   variables: {
 *   },
 * });
 */
export function useSellToShipQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SellToShipQuery, Types.SellToShipQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SellToShipQuery, Types.SellToShipQueryVariables>(Operations.SellToShip, options);
      }
export function useSellToShipLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SellToShipQuery, Types.SellToShipQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SellToShipQuery, Types.SellToShipQueryVariables>(Operations.SellToShip, options);
        }
// @ts-ignore
export function useSellToShipSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SellToShipQuery, Types.SellToShipQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellToShipQuery, Types.SellToShipQueryVariables>;
export function useSellToShipSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellToShipQuery, Types.SellToShipQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellToShipQuery | undefined, Types.SellToShipQueryVariables>;
export function useSellToShipSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellToShipQuery, Types.SellToShipQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SellToShipQuery, Types.SellToShipQueryVariables>(Operations.SellToShip, options);
        }
export type SellToShipQueryHookResult = ReturnType<typeof useSellToShipQuery>;
export type SellToShipLazyQueryHookResult = ReturnType<typeof useSellToShipLazyQuery>;
export type SellToShipSuspenseQueryHookResult = ReturnType<typeof useSellToShipSuspenseQuery>;

/**
 * __useSellShippedQuery__
 *
 * To run a query within a React component, call `useSellShippedQuery` and pass it any options that fit your needs.
 * When your component renders, `useSellShippedQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSellShippedQuery({
 *   variables: {
 *   },
 * });
 */
export function useSellShippedQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SellShippedQuery, Types.SellShippedQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SellShippedQuery, Types.SellShippedQueryVariables>(Operations.SellShipped, options);
      }
export function useSellShippedLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SellShippedQuery, Types.SellShippedQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SellShippedQuery, Types.SellShippedQueryVariables>(Operations.SellShipped, options);
        }
// @ts-ignore
export function useSellShippedSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SellShippedQuery, Types.SellShippedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellShippedQuery, Types.SellShippedQueryVariables>;
export function useSellShippedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellShippedQuery, Types.SellShippedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SellShippedQuery | undefined, Types.SellShippedQueryVariables>;
export function useSellShippedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SellShippedQuery, Types.SellShippedQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SellShippedQuery, Types.SellShippedQueryVariables>(Operations.SellShipped, options);
        }
export type SellShippedQueryHookResult = ReturnType<typeof useSellShippedQuery>;
export type SellShippedLazyQueryHookResult = ReturnType<typeof useSellShippedLazyQuery>;
export type SellShippedSuspenseQueryHookResult = ReturnType<typeof useSellShippedSuspenseQuery>;

/**
 * __useSellShipMutation__
 *
 * To run a mutation, you first call `useSellShipMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSellShipMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sellShipMutation, { data, loading, error }] = useSellShipMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSellShipMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SellShipMutation, Types.SellShipMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SellShipMutation, Types.SellShipMutationVariables>(Operations.SellShip, options);
      }
export type SellShipMutationHookResult = ReturnType<typeof useSellShipMutation>;

/**
 * __useSellGuestShipMutation__
 *
 * To run a mutation, you first call `useSellGuestShipMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSellGuestShipMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sellGuestShipMutation, { data, loading, error }] = useSellGuestShipMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSellGuestShipMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SellGuestShipMutation, Types.SellGuestShipMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SellGuestShipMutation, Types.SellGuestShipMutationVariables>(Operations.SellGuestShip, options);
      }
export type SellGuestShipMutationHookResult = ReturnType<typeof useSellGuestShipMutation>;

/**
 * __useSellLabelEmailMutation__
 *
 * To run a mutation, you first call `useSellLabelEmailMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSellLabelEmailMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sellLabelEmailMutation, { data, loading, error }] = useSellLabelEmailMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSellLabelEmailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SellLabelEmailMutation, Types.SellLabelEmailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SellLabelEmailMutation, Types.SellLabelEmailMutationVariables>(Operations.SellLabelEmail, options);
      }
export type SellLabelEmailMutationHookResult = ReturnType<typeof useSellLabelEmailMutation>;