import { inTransaction } from '../../db/transaction.ts';
import type { OpenCharge } from './ledger.ts';
import type { Placement, ReservedOrder, Steps } from './steps.ts';

/** An order whose provider has not responded yet. */
export interface Waiting {
  readonly reserved: ReservedOrder;
  readonly placement: Placement;
}

export interface Progress {
  readonly inFlight: Set<string>;
  readonly waiting: Map<string, Waiting>;
}

interface SettleDependencies {
  readonly steps: Steps;
  readonly progress: Progress;
  readonly onFault: (error: unknown) => void;
}

/** Writes the order of a charge that succeeded after all, in one transaction with its ledger state. */
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
 * Settles charges left pending by an unresponsive provider or a crash: a charge whose shopper is still waiting becomes
 * an order, one of a placed order is captured, and every other is voided and its stock released. An unreachable
 * provider is retried in the next run, as is the rest once `closing` is aborted.
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
