import type { DatabaseSync } from 'node:sqlite';
import { createReader, execute, insertIfNew, insertRow } from '../../../db/rows.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { type Tokens, userTypes } from '../../../shared/tokens.ts';
import { objectType } from '../../../shared/webapi/data-type.ts';
import { rejection, required } from '../../../shared/webapi/errors.ts';
import { optional, publicRoute, type Route } from '../../../shared/webapi/route.ts';
import type { CredentialStore } from '../credentials.ts';
import { accountLinkedEmail, welcomeEmail } from '../emails.ts';
import type { CustomerRepository } from '../repository.ts';
import type { ResetLinks } from '../reset-links.ts';
import { profileFaults } from '../rules.ts';
import type { Customer } from '../types.ts';
import type { Identity, Verifier } from './verify.ts';

type Identities = ReturnType<typeof createIdentities>;

type Link = Pick<Identity, 'provider' | 'subject'>;

/** Linked provider accounts in the commerce database. `now` returns the time in milliseconds. */
export function createIdentities(db: DatabaseSync, now: () => number) {
  const links = createReader<{ customerId: number }>(db, 'customer_identity');
  return {
    findCustomer: ({ provider, subject }: Link): number | undefined =>
      links.find({ provider, subject })?.customerId,
    link: ({ provider, subject }: Link, customerId: number) =>
      insertRow(db, 'customer_identity', { provider, subject, customerId }),
    /** Marks a token as used; false if it has been used before. */
    use: ({ tokenId, tokenExpires }: Pick<Identity, 'tokenId' | 'tokenExpires'>): boolean => {
      const nowS = Math.floor(now() / 1000);
      execute(db, 'DELETE FROM identity_token_used WHERE expires_s < ?', nowS);
      return insertIfNew(db, 'identity_token_used', { jti: tokenId, expiresS: tokenExpires });
    },
  };
}

/** Sent by the browser and therefore not trusted: the identity comes from the token. */
const userInfo = objectType({
  id: 'string',
  email: 'string',
  givenName: 'string',
  familyName: 'string',
  name: 'string',
  picture: 'string',
});

const filled = (name: string, value: string): string => {
  if (value === '') throw required(name);
  return value;
};

/** Sign-in with a provider account; both routes return a customer token. The shop's own module. */
export function socialRoutes(verifier: Verifier, signIn: (identity: Identity) => string): Route[] {
  return [
    publicRoute.post('/social/facebooklogin', { accessToken: 'string' }, async ({ args }) =>
      signIn(await verifier.facebook(filled('accessToken', args.accessToken))),
    ),
    publicRoute.post(
      '/social/googlelogin',
      { userInfo: optional(userInfo), token: 'string' },
      async ({ args }) => signIn(await verifier.google(filled('token', args.token))),
    ),
  ];
}

export interface SocialDependencies {
  readonly customers: CustomerRepository;
  readonly store: CredentialStore;
  readonly links: ResetLinks;
  readonly identities: Identities;
  readonly tokens: Tokens;
  readonly mailer: Mailer;
}

/** Valid first and last names; a provider may provide none or invalid ones. */
function getNames({ givenName, familyName, email }: Identity) {
  const names = { firstname: givenName.trim(), lastname: familyName.trim() };
  const isFine = profileFaults({ ...names, email }).length === 0;
  return isFine ? names : { firstname: 'Encore', lastname: 'Customer' };
}

/**
 * Signs in the owner of a provider account: the linked customer, otherwise the customer with its email address,
 * otherwise a new one. Only verified email addresses are accepted.
 */
export function createSocialSignIn(deps: SocialDependencies) {
  const { customers, store, links, identities, tokens, mailer } = deps;

  /** The password may have been set by someone who does not own the address, so it and all tokens are revoked. */
  const takeOver = (customer: Customer): number => {
    const { id, email } = customer;
    if (store.isProven(id)) return id;
    store.dropPassword(id);
    tokens.revoke({ type: userTypes.customer, id });
    const { shopUrl } = mailer;
    mailer.send(email, accountLinkedEmail(customer, { shopUrl, token: links.issue(id) }));
    return id;
  };

  const create = (identity: Identity): number => {
    const { email } = identity;
    const names = getNames(identity);
    const id = customers.create({ email, ...names, passwordHash: null });
    const content = welcomeEmail({ email, ...names }, { shopUrl: mailer.shopUrl });
    mailer.send(email, content);
    return id;
  };

  const customerFor = (identity: Identity): number => {
    const known = identities.findCustomer(identity);
    if (known !== undefined) return known;
    if (!identity.isEmailVerified) {
      throw rejection(
        401,
        "The email address of this account isn't confirmed. Confirm it there and try again.",
      );
    }
    const owner = customers.byEmail(identity.email);
    const id = owner === undefined ? create(identity) : takeOver(owner);
    store.setProven(id);
    identities.link(identity, id);
    return id;
  };

  return (identity: Identity): string =>
    customers.atomically(() => {
      if (!identities.use(identity)) {
        throw rejection(401, "We couldn't sign you in. Please try again.");
      }
      return tokens.issue({ type: userTypes.customer, id: customerFor(identity) });
    });
}
