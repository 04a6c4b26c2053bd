import { errors } from 'jose';
import { z } from 'zod';
import { rejection, type WebapiError } from '../../../shared/webapi/errors.ts';
import type { Identity } from './identities.ts';

/** The rejection of a token that proves nothing: 401. */
export const notAccepted = (): WebapiError =>
  rejection(401, "We couldn't sign you in. Please try again.");

const unreachable = (): WebapiError =>
  rejection(400, "The sign-in service can't be reached right now. Please try again later.");

/** What an error of checking a token's signature means for the person: 401, or 400 when the keys could not be had. */
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

/** A token as it is used up: its id, and its end in Unix seconds. */
type Used = Pick<Identity, 'tokenId' | 'tokenExpires'>;

/** Who the claims, in the names of OpenID Connect, are about. @throws 401 when they name no one */
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

/** The JSON of a provider's response. @throws 401 for a token that it rejects, 400 when it cannot be reached */
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
