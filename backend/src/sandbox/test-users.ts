import users from '../../data/sandbox-users.json' with { type: 'json' };
import type { Behaviour } from './payments/behaviour.ts';

export type IdentityTestUser = (typeof users.identity)[number];

/** The email address of the last one is not confirmed. */
export const identityTestUsers: readonly IdentityTestUser[] = users.identity;

interface FinancingTestUser {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Undefined for a user who is already rejected on the page. */
  readonly behaviour?: Behaviour;
}

export const financingTestUsers = users.financing as readonly FinancingTestUser[];

/** A user of the wallet; an express order sends the address to the shop. */
type WalletTestUser = (typeof users.wallet)[number] & { readonly behaviour: Behaviour };

export const walletTestUsers = users.wallet as readonly WalletTestUser[];

/** The allowed clients by id, with the provider that each simulates. */
export const identityClients: Readonly<Record<string, string>> = {
  'encore-facebook': 'Facebook',
  'encore-google': 'Google',
};
