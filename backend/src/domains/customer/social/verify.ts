import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { refuse, type WebapiError } from '../../../shared/webapi/errors.ts';
import type { Identity } from './identities.ts';

export interface Verifier {
  /** Who signed in at Google, by the id token. @throws 401, or 400 when the provider cannot be asked. */
  google(idToken: string): Promise<Identity>;
  /** Who signed in at Facebook, by asking the provider with the access token. */
  facebook(accessToken: string): Promise<Identity>;
}

const profile = z.object({
  sub: z.string().min(1),
  email: z.string().min(3),
  email_verified: z.boolean().default(false),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
});

const notAccepted = (): WebapiError =>
  refuse(401, 'The sign-in was not accepted. Please try again.');
const unreachable = (): WebapiError =>
  refuse(400, 'The sign-in service cannot be reached at the moment. Please try again later.');

const isBadToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);

function toIdentity(provider: Identity['provider'], claims: unknown, token: JWTPayload): Identity {
  const parsed = profile.safeParse(claims);
  if (!parsed.success || token.jti === undefined) throw notAccepted();
  const { sub, email, email_verified, given_name, family_name } = parsed.data;
  return {
    provider,
    subject: sub,
    email,
    isEmailVerified: email_verified,
    givenName: given_name,
    familyName: family_name,
    tokenId: token.jti,
    tokenExpires: token.exp ?? 0,
  };
}

/** Checks tokens against the keys that the identity provider publishes. `now` in milliseconds. */
export function createVerifier(issuer: string, now: () => number): Verifier {
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks.json`), { cooldownDuration: 1000 });

  const verify = async (token: string, { typ, audience }: { typ: string; audience: string }) => {
    const requiredClaims = ['sub', 'exp', 'jti'];
    const options = { issuer, audience, typ, requiredClaims, currentDate: new Date(now()) };
    try {
      return (await jwtVerify(token, keys, options)).payload;
    } catch (error) {
      throw isBadToken(error) ? notAccepted() : unreachable();
    }
  };

  const askUserinfo = async (accessToken: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await fetch(`${issuer}/userinfo`, {
      headers,
      signal: AbortSignal.timeout(5000),
    }).catch(() => {
      throw unreachable();
    });
    if (!answer.ok) throw answer.status === 401 ? notAccepted() : unreachable();
    return answer.json();
  };

  return {
    google: async (idToken) => {
      const claims = await verify(idToken, { typ: 'JWT', audience: 'encore-google' });
      return toIdentity('google', claims, claims);
    },
    facebook: async (accessToken) => {
      const token = await verify(accessToken, {
        typ: 'at+jwt',
        audience: `${issuer}/userinfo`,
      });
      // A token that another shop was given must not open an account here.
      if (token.client_id !== 'encore-facebook') throw notAccepted();
      return toIdentity('facebook', await askUserinfo(accessToken), token);
    },
  };
}
