import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { toIdentity, toWebapiError } from './accepted.ts';
import type { Identity } from './identities.ts';

/** Google writes its name with and without the scheme. */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const KEYS = 'https://www.googleapis.com/oauth2/v3/certs';

/** Where the real Google is reached. `keysUrl` is Google's own unless told. */
export interface GoogleOptions {
  /** The shop's id at Google, the same that the gateway shows to browsers. */
  readonly clientId: string;
  readonly keysUrl?: string;
}

/** Who signed in at the real Google, by the id token. Not every one of its tokens has an id of its own. */
export function createGoogle({ clientId, keysUrl = KEYS }: GoogleOptions, now: () => number) {
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
