import { inTransaction } from '../../db/transaction.ts';
import type { OpenCharge } from './ledger.ts';
import type { Placement, ReservedOrder, Steps } from './steps.ts';

/** An order whose provider has not responded. */
export interface Waiting {
  readonly reserved: ReservedOrder;
  readonly placement: Placement;
}

/** What this process is busy with, by the order's number. */
export interface Progress {
  readonly inFlight: Set<string>;
  readonly waiting: Map<string, Waiting>;
}

interface SettleDependencies {
  readonly steps: Steps;
  readonly progress: Progress;
  readonly onFault: (error: unknown) => void;
}

/** Writes the order of a charge that was made after all, inside one transaction with its state in the ledger. */
export function writeOrder(
  steps: Steps,
  { reserved, placement }: Waiting,
  reference: string,
): number {
  const { incrementId, quoteId } = reserved.charge;
  return inTransaction(steps.db, () => {
    steps.ledger.release(quoteId);
    steps.ledger.set(incrementId, 'authorised', reference);
    return steps.write(reserved, placement);
  });
}

/** Takes the money of a placed order. */
export async function captureOrder(
  steps: Steps,
  { incrementId, method }: { readonly incrementId: string; readonly method: string },
  reference: string,
): Promise<void> {
  await steps.getGateway(method).capture(reference);
  steps.ledger.set(incrementId, 'captured');
}

async function settle(charge: OpenCharge, { steps, progress }: SettleDependencies): Promise<void> {
  const { incrementId, method } = charge;
  const gateway = steps.getGateway(method);
  const waiting = progress.waiting.get(incrementId);
  const made = waiting && (await gateway.find?.(charge.reference));
  if (waiting && made !== undefined) {
    writeOrder(steps, waiting, made);
    progress.waiting.delete(incrementId);
    await captureOrder(steps, charge, made);
    return;
  }
  if (steps.orders.byIncrementId(incrementId) !== undefined) {
    await captureOrder(steps, charge, charge.reference);
    return;
  }
  await gateway.void(charge.reference);
  const reservation = steps.ledger.reservations().find((one) => one.incrementId === incrementId);
  steps.release(reservation ?? charge);
  progress.waiting.delete(incrementId);
}

/**
 * Ends what a silent provider or a crash left half done: a charge whose shopper still waits becomes an order, one of a
 * placed order is captured, every other is voided and its pieces are given back. A provider that cannot be reached is
 * tried again the next time. The rest is left for then once `closing` is aborted.
 */
export async function settleAll(deps: SettleDependencies, closing?: AbortSignal): Promise<void> {
  for (const charge of deps.steps.ledger.openCharges()) {
    if (closing?.aborted) return;
    if (deps.progress.inFlight.has(charge.incrementId)) continue;
    deps.progress.inFlight.add(charge.incrementId);
    try {
      await settle(charge, deps);
    } catch (error) {
      deps.onFault(error);
    } finally {
      deps.progress.inFlight.delete(charge.incrementId);
    }
  }
}
