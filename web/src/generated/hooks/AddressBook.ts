// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useAddressBookQuery__
 *
 * To run a query within a React component, call `useAddressBookQuery` and pass it any options that fit your needs.
 * When your component renders, `useAddressBookQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAddressBookQuery({
 *   variables: {
 *   },
 * });
 */
export function useAddressBookQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.AddressBookQuery, Types.AddressBookQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.AddressBookQuery, Types.AddressBookQueryVariables>(Operations.AddressBook, options);
      }
export function useAddressBookLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.AddressBookQuery, Types.AddressBookQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.AddressBookQuery, Types.AddressBookQueryVariables>(Operations.AddressBook, options);
        }
// @ts-ignore
export function useAddressBookSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.AddressBookQuery, Types.AddressBookQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AddressBookQuery, Types.AddressBookQueryVariables>;
export function useAddressBookSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AddressBookQuery, Types.AddressBookQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AddressBookQuery | undefined, Types.AddressBookQueryVariables>;
export function useAddressBookSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AddressBookQuery, Types.AddressBookQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.AddressBookQuery, Types.AddressBookQueryVariables>(Operations.AddressBook, options);
        }
export type AddressBookQueryHookResult = ReturnType<typeof useAddressBookQuery>;
export type AddressBookLazyQueryHookResult = ReturnType<typeof useAddressBookLazyQuery>;
export type AddressBookSuspenseQueryHookResult = ReturnType<typeof useAddressBookSuspenseQuery>;

/**
 * __useAddressCountriesQuery__
 *
 * To run a query within a React component, call `useAddressCountriesQuery` and pass it any options that fit your needs.
 * When your component renders, `useAddressCountriesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAddressCountriesQuery({
 *   variables: {
 *   },
 * });
 */
export function useAddressCountriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.AddressCountriesQuery, Types.AddressCountriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.AddressCountriesQuery, Types.AddressCountriesQueryVariables>(Operations.AddressCountries, options);
      }
export function useAddressCountriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.AddressCountriesQuery, Types.AddressCountriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.AddressCountriesQuery, Types.AddressCountriesQueryVariables>(Operations.AddressCountries, options);
        }
// @ts-ignore
export function useAddressCountriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.AddressCountriesQuery, Types.AddressCountriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AddressCountriesQuery, Types.AddressCountriesQueryVariables>;
export function useAddressCountriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AddressCountriesQuery, Types.AddressCountriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AddressCountriesQuery | undefined, Types.AddressCountriesQueryVariables>;
export function useAddressCountriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AddressCountriesQuery, Types.AddressCountriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.AddressCountriesQuery, Types.AddressCountriesQueryVariables>(Operations.AddressCountries, options);
        }
export type AddressCountriesQueryHookResult = ReturnType<typeof useAddressCountriesQuery>;
export type AddressCountriesLazyQueryHookResult = ReturnType<typeof useAddressCountriesLazyQuery>;
export type AddressCountriesSuspenseQueryHookResult = ReturnType<typeof useAddressCountriesSuspenseQuery>;

/**
 * __useAddressCreateMutation__
 *
 * To run a mutation, you first call `useAddressCreateMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddressCreateMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addressCreateMutation, { data, loading, error }] = useAddressCreateMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddressCreateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.AddressCreateMutation, Types.AddressCreateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.AddressCreateMutation, Types.AddressCreateMutationVariables>(Operations.AddressCreate, options);
      }
export type AddressCreateMutationHookResult = ReturnType<typeof useAddressCreateMutation>;

/**
 * __useAddressUpdateMutation__
 *
 * To run a mutation, you first call `useAddressUpdateMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddressUpdateMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addressUpdateMutation, { data, loading, error }] = useAddressUpdateMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddressUpdateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.AddressUpdateMutation, Types.AddressUpdateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.AddressUpdateMutation, Types.AddressUpdateMutationVariables>(Operations.AddressUpdate, options);
      }
export type AddressUpdateMutationHookResult = ReturnType<typeof useAddressUpdateMutation>;

/**
 * __useAddressDeleteMutation__
 *
 * To run a mutation, you first call `useAddressDeleteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddressDeleteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addressDeleteMutation, { data, loading, error }] = useAddressDeleteMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddressDeleteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.AddressDeleteMutation, Types.AddressDeleteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.AddressDeleteMutation, Types.AddressDeleteMutationVariables>(Operations.AddressDelete, options);
      }
export type AddressDeleteMutationHookResult = ReturnType<typeof useAddressDeleteMutation>;

/**
 * __useAddressDefaultMutation__
 *
 * To run a mutation, you first call `useAddressDefaultMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddressDefaultMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addressDefaultMutation, { data, loading, error }] = useAddressDefaultMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddressDefaultMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.AddressDefaultMutation, Types.AddressDefaultMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.AddressDefaultMutation, Types.AddressDefaultMutationVariables>(Operations.AddressDefault, options);
      }
export type AddressDefaultMutationHookResult = ReturnType<typeof useAddressDefaultMutation>;