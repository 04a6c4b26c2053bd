import { errors } from 'jose';
import { z } from 'zod';
import { rejection, type WebapiError } from '../../../shared/webapi/errors.ts';
import type { Identity } from './identities.ts';

/** A 401 for an invalid token. */
export const notAccepted = (): WebapiError =>
  rejection(401, "We couldn't sign you in. Please try again.");

const unreachable = (): WebapiError =>
  rejection(400, "The sign-in service can't be reached right now. Please try again later.");

/** Converts an error of checking a token's signature: 401, or 400 if the keys could not be fetched. */
export const toWebapiError = (error: unknown): WebapiError =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)
    ? notAccepted()
    : unreachable();

const profile = z.object({
  sub: z.string().min(1),
  email: z.string().min(3),
  email_verified: z.boolean().default(false),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
});

/** The data of a token to mark as used: its id, and its expiry in Unix seconds. */
type Used = Pick<Identity, 'tokenId' | 'tokenExpires'>;

/**
 * The identity in OpenID Connect claims.
 * @throws 401 if they contain none
 */
export function toIdentity(provider: Identity['provider'], claims: unknown, token: Used): Identity {
  const parsed = profile.safeParse(claims);
  if (!parsed.success) throw notAccepted();
  const { sub, email, email_verified, given_name, family_name } = parsed.data;
  return {
    provider,
    subject: sub,
    email,
    isEmailVerified: email_verified,
    givenName: given_name,
    familyName: family_name,
    ...token,
  };
}

const TIMEOUT_MS = 5000;

/**
 * Requests JSON from a provider.
 * @throws 401 for a token that it rejects, 400 if it is unreachable
 */
export async function requestProvider(url: string, init: RequestInit = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { ...init, signal }).catch(() => {
    throw unreachable();
  });
  if (response.status === 400 || response.status === 401) throw notAccepted();
  if (!response.ok) throw unreachable();
  return response.json().catch(() => {
    throw unreachable();
  });
}
