import type { LoaderContext } from '../../context.ts';
import { requireToken } from '../../session/session.ts';
import { type CustomerResponse, customerEndpoints } from '../../sources/commerce-rest/customer.ts';

/** What the customer domain reads in one request. */
interface CustomerLoaders {
  /** The account of the request's customer, read once. */
  readonly account: () => Promise<CustomerResponse>;
  /** Takes an account from the response of a call for the one that was read. */
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

/** Customer loaders of one request. */
export function createCustomerLoaders(deps: LoaderContext): CustomerLoaders {
  const { rest, requestId, session, locks } = deps;
  const cached = new Map<string, Promise<CustomerResponse>>();
  const read = async (token: string) => {
    const account = await rest.call(customerEndpoints.read, { token, requestId });
    await session.belongsTo(account.email);
    return account;
  };
  const keep = (account: CustomerResponse) =>
    cached.set(requireToken(session), Promise.resolve(account));
  return {
    account: async () => {
      const token = requireToken(session);
      const account = cached.get(token) ?? read(token);
      cached.set(token, account);
      return account;
    },
    keep,
    change: async (job) => {
      const token = requireToken(session);
      return locks.runExclusive(`account:${token}`, async () => {
        const changed = await job(await read(token));
        keep(changed);
        return changed;
      });
    },
  };
}
