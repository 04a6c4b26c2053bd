// @ts-nocheck
import type * as Types from '../types.ts';
import * as Operations from '../documents';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useSignInSettingsQuery__
 *
 * To run a query within a React component, call `useSignInSettingsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSignInSettingsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSignInSettingsQuery({
 *   variables: {
 *   },
 * });
 */
export function useSignInSettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SignInSettingsQuery, Types.SignInSettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SignInSettingsQuery, Types.SignInSettingsQueryVariables>(Operations.SignInSettings, options);
      }
export function useSignInSettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SignInSettingsQuery, Types.SignInSettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SignInSettingsQuery, Types.SignInSettingsQueryVariables>(Operations.SignInSettings, options);
        }
// @ts-ignore
export function useSignInSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SignInSettingsQuery, Types.SignInSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SignInSettingsQuery, Types.SignInSettingsQueryVariables>;
export function useSignInSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SignInSettingsQuery, Types.SignInSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SignInSettingsQuery | undefined, Types.SignInSettingsQueryVariables>;
export function useSignInSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SignInSettingsQuery, Types.SignInSettingsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SignInSettingsQuery, Types.SignInSettingsQueryVariables>(Operations.SignInSettings, options);
        }
export type SignInSettingsQueryHookResult = ReturnType<typeof useSignInSettingsQuery>;
export type SignInSettingsLazyQueryHookResult = ReturnType<typeof useSignInSettingsLazyQuery>;
export type SignInSettingsSuspenseQueryHookResult = ReturnType<typeof useSignInSettingsSuspenseQuery>;

/**
 * __useCaptchaChallengeQuery__
 *
 * To run a query within a React component, call `useCaptchaChallengeQuery` and pass it any options that fit your needs.
 * When your component renders, `useCaptchaChallengeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCaptchaChallengeQuery({
 *   variables: {
 *   },
 * });
 */
export function useCaptchaChallengeQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.CaptchaChallengeQuery, Types.CaptchaChallengeQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CaptchaChallengeQuery, Types.CaptchaChallengeQueryVariables>(Operations.CaptchaChallenge, options);
      }
export function useCaptchaChallengeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CaptchaChallengeQuery, Types.CaptchaChallengeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CaptchaChallengeQuery, Types.CaptchaChallengeQueryVariables>(Operations.CaptchaChallenge, options);
        }
// @ts-ignore
export function useCaptchaChallengeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CaptchaChallengeQuery, Types.CaptchaChallengeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CaptchaChallengeQuery, Types.CaptchaChallengeQueryVariables>;
export function useCaptchaChallengeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CaptchaChallengeQuery, Types.CaptchaChallengeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CaptchaChallengeQuery | undefined, Types.CaptchaChallengeQueryVariables>;
export function useCaptchaChallengeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CaptchaChallengeQuery, Types.CaptchaChallengeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CaptchaChallengeQuery, Types.CaptchaChallengeQueryVariables>(Operations.CaptchaChallenge, options);
        }
export type CaptchaChallengeQueryHookResult = ReturnType<typeof useCaptchaChallengeQuery>;
export type CaptchaChallengeLazyQueryHookResult = ReturnType<typeof useCaptchaChallengeLazyQuery>;
export type CaptchaChallengeSuspenseQueryHookResult = ReturnType<typeof useCaptchaChallengeSuspenseQuery>;