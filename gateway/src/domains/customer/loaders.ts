import type { KeyedLock } from '../../core/keyed-lock.ts';
import type { Session } from '../../session/session.ts';
import { tokenOf } from '../../session/session.ts';
import type { CustomerResponse } from '../../sources/commerce-rest/address-wire.ts';
import type { CommerceRest } from '../../sources/commerce-rest/client.ts';
import { customerEndpoints } from '../../sources/commerce-rest/customer-endpoints.ts';

/** What the customer domain reads in one request. */
export interface CustomerLoaders {
  /** The account of the request's customer, read once. */
  readonly account: () => Promise<CustomerResponse>;
  /** Takes an account that a call has just answered for the one that was read. */
  readonly keep: (account: CustomerResponse) => void;
  /** Runs one change of the account at a time, over the account as it is then. */
  readonly change: (
    job: (account: CustomerResponse) => Promise<CustomerResponse>,
  ) => Promise<CustomerResponse>;
}

declare module '../../context.ts' {
  interface Loaders {
    readonly customer: CustomerLoaders;
  }
}

/** What the customer domain needs from the gateway. */
export interface CustomerDeps {
  readonly rest: CommerceRest;
  readonly requestId: string;
  readonly session: Session;
  readonly locks: KeyedLock;
}

/** Customer loaders of one request. */
export const createCustomerLoaders = (deps: CustomerDeps): CustomerLoaders => {
  const { rest, requestId, session, locks } = deps;
  const kept = new Map<string, Promise<CustomerResponse>>();
  const read = async (token: string) => {
    const account = await rest.call(customerEndpoints.read, { token, requestId });
    await session.belongsTo(account.email);
    return account;
  };
  const keep = (account: CustomerResponse) => kept.set(tokenOf(session), Promise.resolve(account));
  return {
    account: async () => {
      const token = tokenOf(session);
      const account = kept.get(token) ?? read(token);
      kept.set(token, account);
      return account;
    },
    keep,
    change: async (job) => {
      const token = tokenOf(session);
      return locks.run(`account:${token}`, async () => {
        const changed = await job(await read(token));
        keep(changed);
        return changed;
      });
    },
  };
};
