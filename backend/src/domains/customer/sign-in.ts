import { createKeyedMutex } from '../../shared/keyed-mutex.ts';
import { type Tokens, type UserType, userTypes } from '../../shared/tokens.ts';
import { rejection, required } from '../../shared/webapi/errors.ts';
import {
  type CredentialStore,
  countFailure,
  isLocked,
  isThrottled,
  lockAfterFailure,
  unlocked,
} from './credentials.ts';
import { verifyPassword } from './passwords.ts';

/** The same message for an unknown name, a wrong password, a lock and throttling, so that it discloses nothing. */
const rejected = () =>
  rejection(
    401,
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  );

/** No account has a longer name, so failures of longer names are not counted. */
const longestName = 254;

export interface SignInDependencies {
  readonly store: CredentialStore;
  readonly tokens: Tokens;
  /** The current time in milliseconds. */
  readonly now: () => number;
}

export type SignIn = ReturnType<typeof createSignIn>;

type Check = (username: string, password: string) => Promise<number | undefined>;

/** Sign-in by password. Magento: /V1/integration/customer/token and /V1/integration/admin/token. */
export function createSignIn({ store, tokens, now }: SignInDependencies) {
  const mutex = createKeyedMutex();

  const checkCustomer: Check = async (email, password) => {
    const account = store.byEmail(email);
    const isRight = await verifyPassword(password, account?.passwordHash ?? null);
    if (account === undefined || isLocked(account.lock, now())) return undefined;
    store.setLock(account.id, isRight ? unlocked : lockAfterFailure(account.lock, now()));
    return isRight ? account.id : undefined;
  };

  const checkStaff: Check = async (username, password) => {
    const account = store.staff(username);
    const isRight = await verifyPassword(password, account?.passwordHash ?? null);
    return isRight ? account?.id : undefined;
  };

  const attempt = async (type: UserType, username: string, check: () => ReturnType<Check>) => {
    if (isThrottled(store.failures(type, username), now())) throw rejected();
    const id = await check();
    if (id === undefined) {
      store.deleteExpired(now());
      store.setFailures(type, username, countFailure(store.failures(type, username), now()));
      throw rejected();
    }
    store.setFailures(type, username, undefined);
    return tokens.issue({ type, id });
  };

  const signInAs = (type: UserType, check: Check) => async (username: string, password: string) => {
    const missing = Object.entries({ username, password }).filter(([, value]) => value === '');
    if (missing.length > 0) throw required(...missing.map(([name]) => name));
    if (username.length > longestName) throw rejected();
    // Serialized, so that concurrent attempts cannot bypass the failure count.
    return mutex.runExclusive(`${type} ${username.toLowerCase()}`, () =>
      attempt(type, username, () => check(username, password)),
    );
  };

  return {
    /** @throws 400 for missing values, 401 for any other error */
    customer: signInAs(userTypes.customer, checkCustomer),
    admin: signInAs(userTypes.admin, checkStaff),
  };
}
