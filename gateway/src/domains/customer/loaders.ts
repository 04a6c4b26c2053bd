import type { LoaderContext } from '../../context.ts';
import { getCustomerKey, requireToken } from '../../session/session.ts';
import { type CustomerResponse, customerEndpoints } from '../../sources/commerce-rest/customer.ts';

export function createCustomerLoaders(deps: LoaderContext) {
  const { rest, reads, requestId, session, locks, store, changeMs } = deps;
  const identify = async (account: CustomerResponse) => {
    await session.linkEmail(account.email);
    return account;
  };
  return {
    /** The account of the request's customer, read once. */
    account: async () => identify(await reads.authenticated(customerEndpoints.read)),
    /** Runs one change of an account at a time, in all sessions and gateways; null if `job` makes none. */
    change: async (job: (account: CustomerResponse) => Promise<CustomerResponse> | null) => {
      const token = requireToken(session);
      const key = `account:${getCustomerKey(session)}`;
      const changeAccount = async () => {
        const account = await rest.call(customerEndpoints.read, { token, requestId });
        const changed = await job(await identify(account));
        reads.clear();
        return changed && identify(changed);
      };
      return locks.runExclusive(key, () => store.runExclusive(key, changeMs, changeAccount));
    },
  };
}
