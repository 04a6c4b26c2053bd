/** How many streams may be open at the same time. */
export interface StreamLimits {
  readonly all: number;
  /** From one network address: an office has one for all. */
  readonly perAddress: number;
  /** Of one customer: browsers open six connections to a server. */
  readonly perCustomer: number;
}

export const STREAM_LIMITS: StreamLimits = { all: 1_000, perAddress: 100, perCustomer: 6 };

/** Whose stream it is. */
export interface StreamOwner {
  readonly address: string;
  /** The customer's token; null for a guest. */
  readonly customer: string | null;
}

/** Counts the streams that are open. */
export interface StreamRooms {
  /** Takes a place and gives what frees it again; null when there is none. */
  enter(owner: StreamOwner): (() => void) | null;
}

/** Rooms that are empty. */
export const createStreamRooms = (limits: StreamLimits = STREAM_LIMITS): StreamRooms => {
  const open = new Map<string, number>();
  const add = (key: string, by: number) => {
    const count = (open.get(key) ?? 0) + by;
    if (count === 0) open.delete(key);
    else open.set(key, count);
  };
  return {
    enter({ address, customer }) {
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
