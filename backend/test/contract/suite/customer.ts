import type { Call } from './case.ts';
import { customerBook } from './customer-book.ts';
import { customerPasswords } from './customer-passwords.ts';
import { customerSignIn } from './customer-sign-in.ts';
import { customerSignUp } from './customer-sign-up.ts';

/** Accounts: signing in and up, profile, addresses, passwords. */
export const customerCalls: readonly Call[] = [...customerSignIn, ...customerSignUp, ...customerBook, ...customerPasswords];
