import { BulkheadRejectedError, bulkhead, type IPolicy, wrap } from 'cockatiel';
import { LRUCache } from 'lru-cache';

/** How many jobs that take their time, such as streams or uploads, may be under way at once. */
export interface ConcurrencyLimits {
  readonly all: number;
  /** From one network address: an office has one for all. A token may be anybody's invention, an address is not. */
  readonly perAddress: number;
  readonly perCustomer: number;
}

export interface Caller {
  readonly address: string;
  /** The customer's token; null for a guest. */
  readonly customer: string | null;
}

export interface ConcurrencyLimiter {
  /** Runs `job`; null, and nothing is run, when too many are under way. */
  run<T>(caller: Caller, job: () => Promise<T>): Promise<T | null>;
}

const MAX_CALLERS = 10_000;

export function createConcurrencyLimiter(limits: ConcurrencyLimits): ConcurrencyLimiter {
  const all = bulkhead(limits.all);
  const createBulkheads = (limit: number) =>
    new LRUCache<string, IPolicy>({ max: MAX_CALLERS, memoMethod: () => bulkhead(limit) });
  const addresses = createBulkheads(limits.perAddress);
  const customers = createBulkheads(limits.perCustomer);
  return {
    async run({ address, customer }, job) {
      const own = customer === null ? [] : [customers.memo(customer)];
      try {
        return await wrap(all, addresses.memo(address), ...own).execute(job);
      } catch (error) {
        if (error instanceof BulkheadRejectedError) return null;
        throw error;
      }
    },
  };
}
