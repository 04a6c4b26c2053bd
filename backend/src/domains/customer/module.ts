import type { DatabaseSync } from 'node:sqlite';
import type { Tokens } from '../../shared/tokens/tokens.ts';
import type { Route } from '../../shared/webapi/route.ts';
import { createAccounts } from './accounts.ts';
import { createCredentialStore } from './credentials.ts';
import { createCustomerRepository } from './repository.ts';
import { customerAccountRoutes } from './rest-customers.ts';
import { tokenRoutes } from './rest-token.ts';
import { createSignIn } from './sign-in.ts';

export interface CustomerDependencies {
  readonly db: DatabaseSync;
  readonly tokens: Tokens;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** Every row of the customer domain. */
export function customerRoutes({ db, tokens, now }: CustomerDependencies): Route[] {
  const store = createCredentialStore(db);
  const signIn = createSignIn({ store, tokens, now });
  const accounts = createAccounts({
    customers: createCustomerRepository(db, now),
    onCreated: () => undefined,
  });
  return [...tokenRoutes({ signIn, tokens }), ...customerAccountRoutes(accounts)];
}
