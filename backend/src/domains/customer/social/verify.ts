import { createHash, randomUUID } from 'node:crypto';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { notAccepted, requestProvider, toIdentity, toWebapiError } from './accepted.ts';
import type { Identity } from './identities.ts';

const GRAPH = 'https://graph.facebook.com/v23.0';

/** Where the real Facebook is reached. `graphUrl` is Facebook's own by default. */
interface FacebookOptions {
  /** The shop's id at Facebook, the same that the gateway shows to browsers. */
  readonly appId: string;
  readonly appSecret: string;
  readonly graphUrl?: string;
}

const inspected = z.object({
  data: z.object({ app_id: z.string(), is_valid: z.boolean(), user_id: z.string() }),
});
const person = z.object({
  id: z.string(),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/**
 * Who signed in at the real Facebook: it says whether the token was issued to this shop, and whose it is. It names a
 * mail address only when that is confirmed. The same token may come again while it holds, so it is not used up.
 */
function createFacebook(options: FacebookOptions, now: () => number) {
  const { appId, appSecret, graphUrl = GRAPH } = options;
  const request = (path: string, fields: Record<string, string>): Promise<unknown> =>
    requestProvider(`${graphUrl}/${path}?${new URLSearchParams(fields)}`);

  return async (accessToken: string): Promise<Identity> => {
    const check = { input_token: accessToken, access_token: `${appId}|${appSecret}` };
    const token = inspected.safeParse(await request('debug_token', check));
    const { app_id, is_valid, user_id } = token.success ? token.data.data : throwRejected();
    if (!is_valid || app_id !== appId) throw notAccepted();
    const fields = { fields: 'id,email,first_name,last_name', access_token: accessToken };
    const about = person.safeParse(await request('me', fields));
    const { id, email, first_name, last_name } = about.success ? about.data : throwRejected();
    if (id !== user_id) throw notAccepted();
    const claims = { sub: id, email, given_name: first_name, family_name: last_name };
    const used = { tokenId: randomUUID(), tokenExpires: Math.floor(now() / 1000) };
    return toIdentity('facebook', { ...claims, email_verified: true }, used);
  };
}

function throwRejected(): never {
  throw notAccepted();
}

/** Google writes its name with and without the scheme. */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const KEYS = 'https://www.googleapis.com/oauth2/v3/certs';

/** Where the real Google is reached. `keysUrl` is Google's own by default. */
interface GoogleOptions {
  /** The shop's id at Google, the same that the gateway shows to browsers. */
  readonly clientId: string;
  readonly keysUrl?: string;
}

/** Who signed in at the real Google, by the id token. Not every one of its tokens has an id of its own. */
function createGoogle({ clientId, keysUrl = KEYS }: GoogleOptions, now: () => number) {
  const keys = createRemoteJWKSet(new URL(keysUrl), { cooldownDuration: 1000 });
  return async (idToken: string): Promise<Identity> => {
    const options = {
      issuer: ISSUERS,
      audience: clientId,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(now()),
    };
    const { payload } = await jwtVerify(idToken, keys, options).catch((error: unknown) => {
      throw toWebapiError(error);
    });
    const tokenId = payload.jti ?? createHash('sha256').update(idToken).digest('hex');
    return toIdentity('google', payload, { tokenId, tokenExpires: payload.exp ?? 0 });
  };
}

export interface Verifier {
  /** Who signed in at Google, by the id token. @throws 401, or 400 when the provider cannot be reached. */
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
