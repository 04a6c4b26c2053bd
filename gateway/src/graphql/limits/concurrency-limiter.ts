/** How many things that take their time, such as streams or uploads, may be under way at once. */
export interface ConcurrencyLimits {
  readonly all: number;
  /** From one network address: an office has one for all. A token may be anybody's invention, an address is not. */
  readonly perAddress: number;
  readonly perCustomer: number;
}

/** Whose it is. */
export interface Caller {
  readonly address: string;
  /** The customer's token; null for a guest. */
  readonly customer: string | null;
}

/** Counts what is under way. */
export interface ConcurrencyLimiter {
  /** Takes a place and gives what frees it again; null when there is none. */
  acquire(guest: Caller): (() => void) | null;
}

/** Rooms that are empty. */
export const createConcurrencyLimiter = (limits: ConcurrencyLimits): ConcurrencyLimiter => {
  const open = new Map<string, number>();
  const add = (key: string, by: number) => {
    const count = (open.get(key) ?? 0) + by;
    if (count === 0) open.delete(key);
    else open.set(key, count);
  };
  return {
    acquire({ address, customer }) {
      const places: [key: string, limit: number][] = [
        ['all', limits.all],
        [`address ${address}`, limits.perAddress],
        ...(customer === null
          ? []
          : [[`customer ${customer}`, limits.perCustomer] satisfies [string, number]]),
      ];
      if (places.some(([key, limit]) => (open.get(key) ?? 0) >= limit)) return null;
      for (const [key] of places) add(key, 1);
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        for (const [key] of places) add(key, -1);
      };
    },
  };
};
