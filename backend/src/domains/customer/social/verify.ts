import { createHash, randomUUID } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { rejection, type WebapiError } from '../../../shared/webapi/errors.ts';

export interface Identity {
  readonly provider: 'facebook' | 'google';
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
  /** The token's id and expiry (Unix seconds). */
  readonly tokenId: string;
  readonly tokenExpires: number;
}

/** A 401 for an invalid token. */
const notAccepted = (): WebapiError => rejection(401, "We couldn't sign you in. Please try again.");

const unreachable = (): WebapiError =>
  rejection(400, "The sign-in service can't be reached right now. Please try again later.");

/** Converts an error of checking a token's signature: 401, or 400 if the keys could not be fetched. */
const toWebapiError = (error: unknown): WebapiError =>
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

/** The identity in OpenID Connect claims. @throws 401 if they contain none */
function toIdentity(provider: Identity['provider'], claims: unknown, token: Used): Identity {
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
async function requestProvider(url: string, init: RequestInit = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { ...init, signal, redirect: 'error' }).catch(() => {
    throw unreachable();
  });
  if (response.status === 400 || response.status === 401) throw notAccepted();
  if (!response.ok) throw unreachable();
  return response.json().catch(() => {
    throw unreachable();
  });
}

const GRAPH = 'https://graph.facebook.com/v23.0';

/** Settings for the real Facebook. `graphUrl` defaults to Facebook's own. */
interface FacebookOptions {
  /** The shop's app id at Facebook, as the gateway provides to browsers. */
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
 * Verifies sign-ins at the real Facebook: it confirms that the token was issued to this shop and for whom. It returns
 * an email address only if that is confirmed. A token may be presented repeatedly until it expires, so it is not marked
 * as used.
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

/** Google's issuer has two forms, with and without the scheme. */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const KEYS = 'https://www.googleapis.com/oauth2/v3/certs';

/** Settings for the real Google. `keysUrl` defaults to Google's own. */
interface GoogleOptions {
  /** The shop's client id at Google, as the gateway provides to browsers. */
  readonly clientId: string;
  readonly keysUrl?: string;
}

/** Verifies id tokens of the real Google. Some of them have no id of their own. */
function createGoogle({ clientId, keysUrl = KEYS }: GoogleOptions, now: () => number) {
  const keys = createRemoteJWKSet(new URL(keysUrl), { cooldownDuration: 1000 });
  return async (idToken: string): Promise<Identity> => {
    const options = {
      issuer: ISSUERS,
      audience: clientId,
      algorithms: ['RS256'],
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
  /** Verifies a Google id token. @throws 401, or 400 if the provider is unreachable */
  google(idToken: string): Promise<Identity>;
  facebook(accessToken: string): Promise<Identity>;
}

/** Identity providers: the configured real ones, and the sandbox for the others. */
export interface IdentityProviders {
  readonly sandboxUrl: string;
  readonly google?: GoogleOptions | undefined;
  readonly facebook?: FacebookOptions | undefined;
}

/** Creates the verifier of provider tokens. `now` in milliseconds. */
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

/** Verifies tokens with the public keys of the sandbox's provider. */
function createSandboxVerifier(issuer: string, now: () => number): Verifier {
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks.json`), { cooldownDuration: 1000 });

  const verify = async (token: string, { typ, audience }: { typ: string; audience: string }) => {
    const requiredClaims = ['sub', 'exp', 'jti'];
    const algorithms = ['ES256'];
    const currentDate = new Date(now());
    const options = { issuer, audience, typ, algorithms, requiredClaims, currentDate };
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
      // A token issued to another shop must not create an account here.
      if (token.client_id !== 'encore-facebook') throw notAccepted();
      const headers = { authorization: `Bearer ${accessToken}` };
      return toIdentity('facebook', await requestProvider(userinfo, { headers }), usedUp(token));
    },
  };
}
