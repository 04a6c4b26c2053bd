// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


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