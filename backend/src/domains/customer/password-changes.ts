import type { Mailer } from '../../mail/mailer.ts';
import { createKeyedMutex } from '../../shared/keyed-mutex.ts';
import { type Tokens, userTypes } from '../../shared/tokens.ts';
import {
  badInput,
  noSuchEntity,
  rejection,
  required,
  type WebapiError,
} from '../../shared/webapi/errors.ts';
import type { Caller } from '../../shared/webapi/route.ts';
import { type CredentialStore, isLocked, lockAfterFailure, unlocked } from './credentials.ts';
import { passwordChangedEmail, passwordResetEmail } from './emails.ts';
import { hashPassword, sameAsEmail, verifyPassword, weakness } from './passwords.ts';
import type { CustomerRepository } from './repository.ts';
import type { ResetLinks } from './reset-links.ts';
import { noSuchAccount, WEBSITE } from './store-rules.ts';
import type { Customer } from './types.ts';

export interface PasswordDependencies {
  readonly customers: CustomerRepository;
  readonly store: CredentialStore;
  readonly links: ResetLinks;
  readonly mailer: Mailer;
  readonly tokens: Pick<Tokens, 'revoke'>;
  /** The current time in milliseconds. */
  readonly now: () => number;
}

export interface ResetRequest {
  readonly email: string;
  readonly template: string;
  readonly websiteId?: number | null | undefined;
}

export interface Reset {
  readonly email: string;
  readonly token: string;
  readonly newPassword: string;
}

export type PasswordChanges = ReturnType<typeof createPasswordChanges>;

const locked = () => rejection(401, 'The account is locked.');
const wrongPassword = () =>
  rejection(401, "The password doesn't match this account. Verify the password and try again.");

const templates = ['email_reminder', 'email_reset'] as const;

const unknownTemplate = (value: string): WebapiError =>
  badInput(
    'Invalid value of "%value" provided for the %fieldName field. Possible values: %template1 or %template2.',
    { value, fieldName: 'template', template1: templates[0], template2: templates[1] },
  );

function checkNew(password: string, email: string): void {
  const error = sameAsEmail(password, email) ?? weakness(password);
  if (error !== undefined) throw error;
}

type Proof = Pick<PasswordDependencies, 'customers' | 'store' | 'now'>;

/** Checks a customer's password. @throws 401, and locks the account after too many failures */
async function prove(id: number, password: string, deps: Proof): Promise<Customer> {
  const { customers, store, now } = deps;
  const account = store.byId(id);
  const customer = customers.byId(id);
  if (account === undefined || customer === undefined) throw noSuchEntity('customerId', id);
  if (isLocked(account.lock, now())) throw locked();
  const isRight = await verifyPassword(password, account.passwordHash);
  const lock = isRight ? unlocked : lockAfterFailure(account.lock, now());
  store.setLock(id, lock);
  if (isRight) return customer;
  throw isLocked(lock, now()) ? locked() : wrongPassword();
}

/**
 * Changing and resetting passwords. Magento: /V1/customers/me/password, /V1/customers/password,
 * /V1/customers/resetPassword.
 */
export function createPasswordChanges(deps: PasswordDependencies) {
  const { customers, store, links, mailer, tokens } = deps;
  const mutex = createKeyedMutex();

  const save = (
    { id, firstname, email }: Customer,
    { hash, tokenId }: { hash: string; tokenId?: string | undefined },
  ): void => {
    store.setPassword(id, hash);
    tokens.revoke({ type: userTypes.customer, id }, tokenId);
    mailer.send(email, passwordChangedEmail({ firstname, email }, mailer.shopUrl));
  };

  const byEmail = (email: string): Customer => {
    const customer = customers.byEmail(email);
    if (customer === undefined) throw noSuchAccount(email, '1');
    return customer;
  };

  const sendResetLink = (customer: Customer): void => {
    const { shopUrl } = mailer;
    const token = links.issue(customer.id);
    mailer.send(customer.email, passwordResetEmail(customer, { shopUrl, token }));
  };

  return {
    /**
     * Changes the password and revokes the caller's other tokens.
     * @throws 401 for a wrong current password or a locked account, 400 for a weak new one
     */
    change: ({ customerId, tokenId }: Caller, current: string, next: string): Promise<boolean> =>
      mutex.runExclusive(String(customerId), async () => {
        const customer = await prove(Number(customerId), current, deps);
        checkNew(next, customer.email);
        const hash = await hashPassword(next);
        customers.atomically(() => save(customer, { hash, tokenId }));
        return true;
      }),
    /**
     * Queues a reset link for `sendResetLinks`. Known and unknown addresses take the same time.
     * @throws 404 for an unknown address, 400 for an unknown template
     */
    request: ({ email, template, websiteId: given }: ResetRequest): boolean => {
      const websiteId = given ?? '1';
      const isKnown = store.byEmail(email) !== undefined;
      const isRightSite = Number(websiteId) === WEBSITE;
      const isTemplate = templates.some((known) => known === template);
      if (isRightSite && isTemplate) links.request(email);
      if (!isKnown || !isRightSite) throw noSuchAccount(email, websiteId);
      if (!isTemplate) throw unknownTemplate(template);
      return true;
    },
    sendResetLinks: (): void => {
      if (!links.hasRequests()) return;
      customers.atomically(() => {
        for (const email of links.takeRequests()) {
          const customer = customers.byEmail(email);
          if (customer !== undefined) sendResetLink(customer);
        }
      });
    },
    /**
     * Sets a new password and revokes all tokens.
     * @throws 404 for an unknown address, 400 for an invalid token or a weak password
     */
    reset: async ({ email, token, newPassword }: Reset): Promise<boolean> => {
      if (email === '' && token === '') throw required('resetPasswordLinkToken');
      const owner = email === '' ? customers.byId(links.findOwner(token) ?? 0) : byEmail(email);
      if (owner === undefined) throw noSuchEntity('rp_token', token);
      links.check(owner.id, token);
      checkNew(newPassword, owner.email);
      const hash = await hashPassword(newPassword);
      customers.atomically(() => {
        // Checked again, because a concurrent request may have used the link.
        links.check(owner.id, token);
        save(owner, { hash });
        store.setProven(owner.id);
      });
      return true;
    },
  };
}
