import { BulkheadRejectedError, bulkhead, type IPolicy, wrap } from 'cockatiel';
import { LRUCache } from 'lru-cache';

/** Limits for concurrent long-running jobs, such as streams and uploads. */
export interface ConcurrencyLimits {
  readonly all: number;
  /**
   * Per network address, which a client cannot forge, unlike a token. Generous, because an office can share one
   * address.
   */
  readonly perAddress: number;
  readonly perCustomer: number;
}

export interface Caller {
  readonly address: string;
  /** The customer's token; null for a guest. */
  readonly customer: string | null;
}

const MAX_CALLERS = 10_000;

export function createConcurrencyLimiter(limits: ConcurrencyLimits) {
  const all = bulkhead(limits.all);
  const createBulkheads = (limit: number) =>
    new LRUCache<string, IPolicy>({
      // With `max` instead, it would allocate its lists for all callers at once.
      maxSize: MAX_CALLERS,
      sizeCalculation: () => 1,
      memoMethod: () => bulkhead(limit),
    });
  const addresses = createBulkheads(limits.perAddress);
  const customers = createBulkheads(limits.perCustomer);
  return {
    /** Runs `job`; returns null without running it if too many are active. */
    async run<T>({ address, customer }: Caller, job: () => Promise<T>): Promise<T | null> {
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
