import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { notAccepted, requestProvider, toIdentity, toWebapiError } from './accepted.ts';
import { createFacebook, type FacebookOptions } from './facebook.ts';
import { createGoogle, type GoogleOptions } from './google.ts';
import type { Identity } from './identities.ts';

export interface Verifier {
  /** Who signed in at Google, by the id token. @throws 401, or 400 when the provider cannot be asked. */
  google(idToken: string): Promise<Identity>;
  /** Who signed in at Facebook, by asking the provider with the access token. */
  facebook(accessToken: string): Promise<Identity>;
}

/** Where people prove who they are: at the real providers that are named, at the sandbox for the others. */
export interface IdentityProviders {
  /** Address of the sandbox's provider. */
  readonly sandboxUrl: string;
  readonly google?: GoogleOptions | undefined;
  readonly facebook?: FacebookOptions | undefined;
}

/** Checks what a sign-in at a provider has brought. `now` in milliseconds. */
export function createVerifier(providers: IdentityProviders, now: () => number): Verifier {
  const sandbox = createSandboxVerifier(providers.sandboxUrl, now);
  return {
    google: providers.google ? createGoogle(providers.google, now) : sandbox.google,
    facebook: providers.facebook ? createFacebook(providers.facebook, now) : sandbox.facebook,
  };
}

const usedUp = ({ jti, exp = 0 }: JWTPayload) => {
  if (jti === undefined) throw notAccepted();
  return { tokenId: jti, tokenExpires: exp };
};

/** Checks tokens against the keys that the sandbox's provider publishes. */
function createSandboxVerifier(issuer: string, now: () => number): Verifier {
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks.json`), { cooldownDuration: 1000 });

  const verify = async (token: string, { typ, audience }: { typ: string; audience: string }) => {
    const requiredClaims = ['sub', 'exp', 'jti'];
    const options = { issuer, audience, typ, requiredClaims, currentDate: new Date(now()) };
    try {
      return (await jwtVerify(token, keys, options)).payload;
    } catch (error) {
      throw toWebapiError(error);
    }
  };

  return {
    google: async (idToken) => {
      const claims = await verify(idToken, { typ: 'JWT', audience: 'encore-google' });
      return toIdentity('google', claims, usedUp(claims));
    },
    facebook: async (accessToken) => {
      const userinfo = `${issuer}/userinfo`;
      const token = await verify(accessToken, { typ: 'at+jwt', audience: userinfo });
      // A token that another shop was given must not open an account here.
      if (token.client_id !== 'encore-facebook') throw notAccepted();
      const headers = { authorization: `Bearer ${accessToken}` };
      return toIdentity('facebook', await requestProvider(userinfo, { headers }), usedUp(token));
    },
  };
}
