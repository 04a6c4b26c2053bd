// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useGuestOrderLookUpQuery__
 *
 * To run a query within a React component, call `useGuestOrderLookUpQuery` and pass it any options that fit your needs.
 * When your component renders, `useGuestOrderLookUpQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useGuestOrderLookUpQuery({
 *   variables: {
 *      orderNumber: // value for 'orderNumber'
 *      lastName: // value for 'lastName'
 *      postalCode: // value for 'postalCode'
 *   },
 * });
 */
export function useGuestOrderLookUpQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.GuestOrderLookUpQuery, Types.GuestOrderLookUpQueryVariables> & ({ variables: Types.GuestOrderLookUpQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.GuestOrderLookUpQuery, Types.GuestOrderLookUpQueryVariables>(Operations.GuestOrderLookUp, options);
      }
export function useGuestOrderLookUpLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.GuestOrderLookUpQuery, Types.GuestOrderLookUpQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.GuestOrderLookUpQuery, Types.GuestOrderLookUpQueryVariables>(Operations.GuestOrderLookUp, options);
        }
// @ts-ignore
export function useGuestOrderLookUpSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.GuestOrderLookUpQuery, Types.GuestOrderLookUpQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.GuestOrderLookUpQuery, Types.GuestOrderLookUpQueryVariables>;
export function useGuestOrderLookUpSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.GuestOrderLookUpQuery, Types.GuestOrderLookUpQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.GuestOrderLookUpQuery | undefined, Types.GuestOrderLookUpQueryVariables>;
export function useGuestOrderLookUpSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.GuestOrderLookUpQuery, Types.GuestOrderLookUpQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.GuestOrderLookUpQuery, Types.GuestOrderLookUpQueryVariables>(Operations.GuestOrderLookUp, options);
        }
export type GuestOrderLookUpQueryHookResult = ReturnType<typeof useGuestOrderLookUpQuery>;
export type GuestOrderLookUpLazyQueryHookResult = ReturnType<typeof useGuestOrderLookUpLazyQuery>;
export type GuestOrderLookUpSuspenseQueryHookResult = ReturnType<typeof useGuestOrderLookUpSuspenseQuery>;