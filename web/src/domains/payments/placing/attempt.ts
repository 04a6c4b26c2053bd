import { z } from 'zod/mini';
import { jsonStorage, type StorageItem } from '#lib/storage/jsonStorage.ts';

const KEY = 'encore-order-attempt';

const Attempt = z.object({
  /** New for each order, and the same for each try of it. */
  key: z.string(),
  /** The guest cart's masked id, or the customer cart's id. */
  cartId: z.string(),
  owner: z.enum(['guest', 'customer']),
  email: z.string(),
  payment: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('method'), code: z.string(), nonce: z.nullable(z.string()) }),
    z.object({ kind: z.literal('financing'), token: z.string() }),
    z.object({ kind: z.literal('wallet'), token: z.string() }),
  ]),
});

/** One try to order a cart: whatever is sent again for it is exactly this. It holds nothing of a card. */
export type Attempt = z.infer<typeof Attempt>;

/** A new try with a key of its own. */
export const newAttempt = (parts: Omit<Attempt, 'key'>): Attempt => ({
  ...parts,
  key: crypto.randomUUID(),
});

/** Where a tab remembers a try whose outcome is not known, so that a reload goes on with it. */
export const keptAttempt = (storage: () => Storage): StorageItem<Attempt> =>
  jsonStorage(storage, KEY, (kept) => Attempt.parse(kept));
