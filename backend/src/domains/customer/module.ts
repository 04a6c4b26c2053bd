import type { DatabaseSync } from 'node:sqlite';
import { welcomeEmail } from '../../mail/emails/account.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Tokens } from '../../shared/tokens/tokens.ts';
import { createAccounts } from './accounts.ts';
import { createCredentialStore } from './credentials.ts';
import { customerGraphql } from './graphql.ts';
import { createPasswordChanges } from './password-changes.ts';
import { createCustomerRepository } from './repository.ts';
import { createResetLinks } from './reset-links.ts';
import { adminCustomerRoutes, customerAccountRoutes, tokenRoutes } from './rest-customers.ts';
import { passwordRoutes } from './rest-passwords.ts';
import { createSignIn } from './sign-in.ts';
import { createIdentities } from './social/identities.ts';
import { createSocialSignIn, socialRoutes } from './social/social-sign-in.ts';
import { createVerifier, type IdentityProviders } from './social/verify.ts';

export interface CustomerDependencies {
  readonly db: DatabaseSync;
  readonly tokens: Tokens;
  readonly mailer: Mailer;
  readonly identityProviders: IdentityProviders;
  /** The current time in milliseconds. */
  readonly now: () => number;
}

export type CustomerModule = ReturnType<typeof createCustomerModule>;

export function createCustomerModule(deps: CustomerDependencies) {
  const { db, tokens, mailer, now } = deps;
  const store = createCredentialStore(db);
  const customers = createCustomerRepository(db, now);
  const links = createResetLinks(db, now);
  const signIn = createSignIn({ store, tokens, now });
  const passwords = createPasswordChanges({ customers, store, links, mailer, tokens, now });
  const accounts = createAccounts({
    customers,
    onCreated: (customer, hasPassword) => {
      const resetToken = hasPassword ? {} : { resetToken: links.issue(customer.id) };
      const content = welcomeEmail(customer, { shopUrl: mailer.shopUrl, ...resetToken });
      mailer.send(customer.email, content);
    },
  });
  const identities = createIdentities(db, now);
  const socialSignIn = createSocialSignIn({
    customers,
    store,
    links,
    identities,
    tokens,
    mailer,
  });
  return {
    sendResetLinks: passwords.sendResetLinks,
    /** Customers' tokens and addresses in Magento's GraphQL. */
    graphql: customerGraphql({ customers, signIn, tokens }),
    routes: [
      ...tokenRoutes({ signIn, tokens }),
      ...customerAccountRoutes(accounts),
      ...adminCustomerRoutes(db, accounts),
      ...passwordRoutes({ passwords, links, customers }),
      ...socialRoutes(createVerifier(deps.identityProviders, now), socialSignIn),
    ],
  };
}
