import { createKeyedMutex } from '../../shared/keyed-mutex.ts';
import { type Tokens, type UserType, userTypes } from '../../shared/tokens.ts';
import { rejection, required } from '../../shared/webapi/errors.ts';
import {
  type AccountLock,
  type CredentialStore,
  type Credentials,
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

type Account = Pick<Credentials, 'id' | 'passwordHash'> & { readonly lock?: AccountLock };

/** Sign-in by password. Magento: /V1/integration/customer/token and /V1/integration/admin/token. */
export function createSignIn({ store, tokens, now }: SignInDependencies) {
  const mutex = createKeyedMutex();

  /** Takes the same time for known and unknown names: each attempt hashes once and saves in one transaction. */
  const attempt = async (
    type: UserType,
    username: string,
    { account, password }: { account: Account | undefined; password: string },
  ): Promise<string> => {
    if (isThrottled(store.failures(type, username), now())) throw rejected();
    const { id, passwordHash = null, lock = unlocked } = account ?? {};
    const matches = await verifyPassword(password, passwordHash);
    const isOpen = id !== undefined && !isLocked(lock, now());
    const isRight = isOpen && matches;
    store.atomically(() => {
      store.deleteExpired(now());
      if (type === userTypes.customer && isOpen) {
        store.setLock(id, isRight ? unlocked : lockAfterFailure(lock, now()));
      }
      const failures = isRight ? undefined : countFailure(store.failures(type, username), now());
      store.setFailures(type, username, failures);
    });
    if (!isRight) throw rejected();
    return tokens.issue({ type, id });
  };

  const signInAs =
    (type: UserType, find: (username: string) => Account | undefined) =>
    async (username: string, password: string) => {
      const missing = Object.entries({ username, password }).filter(([, value]) => value === '');
      if (missing.length > 0) throw required(...missing.map(([name]) => name));
      if (username.length > longestName) throw rejected();
      // Serialized, so that concurrent attempts cannot bypass the failure count.
      return mutex.runExclusive(`${type} ${username.toLowerCase()}`, () =>
        attempt(type, username, { account: find(username), password }),
      );
    };

  return {
    /** @throws 400 for missing values, 401 for any other error */
    customer: signInAs(userTypes.customer, store.byEmail),
    admin: signInAs(userTypes.admin, store.staff),
  };
}
