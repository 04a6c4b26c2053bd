/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './SignInSettings.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** How the shop tells people from machines when an account is opened. */
export type CaptchaKind =
  /** Nothing is asked. */
  | 'NONE'
  /** A puzzle that the browser solves unseen; ask for it with captchaChallenge. */
  | 'PROOF_OF_WORK'
  /** Google's reCAPTCHA, invisible. */
  | 'RECAPTCHA';

/** Who can vouch for a customer. */
export type IdentityProviderName =
  /** Facebook: customerSignInWithFacebook takes its access token. */
  | 'FACEBOOK'
  /** Google: customerSignInWithGoogle takes its id token. */
  | 'GOOGLE';

export type SignInSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInSettingsQuery = { signInSettings: { captcha: CaptchaKind, captchaSiteKey: string | null, providers: Array<{ name: IdentityProviderName, clientId: string, authorizeUrl: string, responseType: string, scope: string }> } };

export type CaptchaChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type CaptchaChallengeQuery = { captchaChallenge: string | null };


export const SignInSettings = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captcha"}},{"kind":"Field","name":{"kind":"Name","value":"captchaSiteKey"}},{"kind":"Field","name":{"kind":"Name","value":"providers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"authorizeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responseType"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}}]}}]}}]}}]} as unknown as DocumentNode<SignInSettingsQuery, SignInSettingsQueryVariables>;
export const CaptchaChallenge = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaptchaChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captchaChallenge"}}]}}]} as unknown as DocumentNode<CaptchaChallengeQuery, CaptchaChallengeQueryVariables>;

