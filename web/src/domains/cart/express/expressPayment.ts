import { z } from 'zod/mini';
import { jsonStorage } from '#lib/storage/jsonStorage.ts';

const known = z.nullable(z.string());

const ExpressPayment = z.object({
  cartId: z.string(),
  /** The wallet's order, whose money is reserved. */
  walletOrderId: z.string(),
  /** As the wallet's button names it. */
  walletName: z.string(),
  /** Null where the shop does not say whom the order goes to. */
  contact: z.nullable(
    z.object({
      email: known,
      firstName: known,
      lastName: known,
      line1: known,
      line2: known,
      city: known,
      regionCode: known,
      postalCode: known,
      country: known,
      phone: known,
    }),
  ),
});

/** A bag that a wallet has approved, and that only waits for the last look and the order. */
export type ExpressPayment = z.infer<typeof ExpressPayment>;

const kept = jsonStorage(
  () => window.sessionStorage,
  'encore-express',
  (value) => ExpressPayment.parse(value),
);

/** What this tab has had approved for a cart; null when there is nothing. */
export function readExpress(cartId: string): ExpressPayment | null {
  const payment = kept.read();
  return payment?.cartId === cartId ? payment : null;
}

/**
 * Remembers it in this tab, so that a reload goes on with it. Without storage the checkout asks for everything again; the
 * wallet gets its money back.
 */
export const keepExpress = kept.write;

/** It was ordered, or is not wanted any more. */
export const forgetExpress = kept.forget;
