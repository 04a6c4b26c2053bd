import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose';
import type { IdentityTestUser } from '../test-users.ts';

/** Lifetime of a token in seconds. */
const lifetime = 600;

export interface Grant {
  readonly person: IdentityTestUser;
  readonly clientId: string;
  readonly nonce: string | undefined;
}

export type Issuer = Awaited<ReturnType<typeof createIssuer>>;

/** The OpenID Connect claims of a person. */
export const toClaims = ({
  sub,
  email,
  emailVerified,
  givenName,
  familyName,
}: IdentityTestUser) => ({
  sub,
  email,
  email_verified: emailVerified,
  given_name: givenName,
  family_name: familyName,
  name: `${givenName} ${familyName}`,
});

/** Creates the issuer of tokens, which generates a new key at each start. `now` returns the time in milliseconds. */
export async function createIssuer(issuer: string, now: () => number) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const kid = randomUUID();
  const key: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
  const userinfo = `${issuer}/userinfo`;

  const sign = (claims: Record<string, unknown>, typ: string): Promise<string> => {
    const iat = Math.floor(now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid, typ })
      .setIssuer(issuer)
      .setIssuedAt(iat)
      .setExpirationTime(iat + lifetime)
      .setJti(randomUUID())
      .sign(privateKey);
  };

  return {
    issuer,
    jwks: { keys: [key] },
    idToken: ({ person, clientId, nonce }: Grant): Promise<string> =>
      sign({ ...toClaims(person), aud: clientId, ...(nonce && { nonce }) }, 'JWT'),
    accessToken: ({ person, clientId }: Grant): Promise<string> =>
      sign({ sub: person.sub, aud: userinfo, client_id: clientId }, 'at+jwt'),
    /** The subject of an access token; undefined for any other text. */
    getSubject: async (accessToken: string): Promise<string | undefined> => {
      const options = { issuer, audience: userinfo, typ: 'at+jwt', currentDate: new Date(now()) };
      return jwtVerify(accessToken, publicKey, options).then(
        ({ payload }) => payload.sub,
        () => undefined,
      );
    },
  };
}
