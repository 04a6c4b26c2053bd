import users from '../../data/sandbox-users.json' with { type: 'json' };
import type { Behaviour } from './payments/behaviour.ts';

export type IdentityTestUser = (typeof users.identity)[number];

/** The last one has not confirmed its email address. */
export const identityTestUsers: readonly IdentityTestUser[] = users.identity;

interface FinancingTestUser {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Undefined: rejected on the page already. */
  readonly behaviour?: Behaviour;
}

export const financingTestUsers = users.financing as readonly FinancingTestUser[];

/** Someone with an account at the wallet; the address goes to the shop with an express order. */
type WalletTestUser = (typeof users.wallet)[number] & { readonly behaviour: Behaviour };

export const walletTestUsers = users.wallet as readonly WalletTestUser[];

/** The clients that may sign users in, by id: which button of the login dialog each stands for. */
export const identityClients: Readonly<Record<string, string>> = {
  'encore-facebook': 'Facebook',
  'encore-google': 'Google',
};
