// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useGiftCardsQuery__
 *
 * To run a query within a React component, call `useGiftCardsQuery` and pass it any options that fit your needs.
 * When your component renders, `useGiftCardsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useGiftCardsQuery({
 *   variables: {
 *   },
 * });
 */
export function useGiftCardsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.GiftCardsQuery, Types.GiftCardsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.GiftCardsQuery, Types.GiftCardsQueryVariables>(Operations.GiftCards, options);
      }
export function useGiftCardsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.GiftCardsQuery, Types.GiftCardsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.GiftCardsQuery, Types.GiftCardsQueryVariables>(Operations.GiftCards, options);
        }
// @ts-ignore
export function useGiftCardsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.GiftCardsQuery, Types.GiftCardsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.GiftCardsQuery, Types.GiftCardsQueryVariables>;
export function useGiftCardsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.GiftCardsQuery, Types.GiftCardsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.GiftCardsQuery | undefined, Types.GiftCardsQueryVariables>;
export function useGiftCardsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.GiftCardsQuery, Types.GiftCardsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.GiftCardsQuery, Types.GiftCardsQueryVariables>(Operations.GiftCards, options);
        }
export type GiftCardsQueryHookResult = ReturnType<typeof useGiftCardsQuery>;
export type GiftCardsLazyQueryHookResult = ReturnType<typeof useGiftCardsLazyQuery>;
export type GiftCardsSuspenseQueryHookResult = ReturnType<typeof useGiftCardsSuspenseQuery>;

/**
 * __useGiftCardCheckMutation__
 *
 * To run a mutation, you first call `useGiftCardCheckMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useGiftCardCheckMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [giftCardCheckMutation, { data, loading, error }] = useGiftCardCheckMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useGiftCardCheckMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.GiftCardCheckMutation, Types.GiftCardCheckMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.GiftCardCheckMutation, Types.GiftCardCheckMutationVariables>(Operations.GiftCardCheck, options);
      }
export type GiftCardCheckMutationHookResult = ReturnType<typeof useGiftCardCheckMutation>;

/**
 * __useGiftCardUseMutation__
 *
 * To run a mutation, you first call `useGiftCardUseMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useGiftCardUseMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [giftCardUseMutation, { data, loading, error }] = useGiftCardUseMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useGiftCardUseMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.GiftCardUseMutation, Types.GiftCardUseMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.GiftCardUseMutation, Types.GiftCardUseMutationVariables>(Operations.GiftCardUse, options);
      }
export type GiftCardUseMutationHookResult = ReturnType<typeof useGiftCardUseMutation>;