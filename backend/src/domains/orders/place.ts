import { inTransaction } from '../../db/transaction.ts';
import { rejection } from '../../shared/webapi/errors.ts';
import { OutcomeUnknown } from './gateway.ts';
import { createOrderLock } from './idempotency.ts';
import { captureOrder, type Progress, settleAll, type Waiting, writeOrder } from './settle.ts';
import {
  createSteps,
  type PlaceDependencies,
  type Placement,
  type ReservedOrder,
  type Steps,
} from './steps.ts';

export type PlaceOrder = ReturnType<typeof createPlaceOrder>;

export const stillProcessed = () => rejection(503, 'Your payment is still being processed.');

interface PlaceOrderDeps {
  readonly steps: Steps;
  readonly progress: Progress;
  readonly onFault: (error: unknown) => void;
}

/** The provider's reference of a charge; without a response, it is looked up once. */
async function authorise({ gateway, charge }: ReservedOrder): Promise<string> {
  try {
    return await gateway.authorise(charge);
  } catch (error) {
    if (!(error instanceof OutcomeUnknown) || gateway.find === undefined) throw error;
    const name = gateway.getName?.(charge) ?? charge.incrementId;
    const reference = await gateway.find(name).catch(() => {
      throw error;
    });
    if (reference === undefined) throw rejection(400, "We couldn't take the payment. Try again.");
    return reference;
  }
}

async function abandon({ reserved }: Waiting, reference: string | undefined, shop: PlaceOrderDeps) {
  const { steps, onFault } = shop;
  const { charge, gateway, draft } = reserved;
  const { quoteId, incrementId } = charge;
  try {
    if (reference !== undefined) await gateway.void(reference);
    steps.release({ quoteId, incrementId, units: draft.units });
  } catch (error) {
    // Remaining charges in the ledger are voided when the provider is reachable again.
    onFault(error);
  }
}

/**
 * Reserves, authorizes, places and captures, with provider calls outside of any transaction; voids the charge if the
 * order fails.
 */
async function chargeAndPlace(waiting: Waiting, shop: PlaceOrderDeps): Promise<number> {
  const { steps, progress, onFault } = shop;
  const { charge } = waiting.reserved;
  let reference: string | undefined;
  let id: number;
  try {
    reference = await authorise(waiting.reserved);
    id = writeOrder(steps, waiting, reference);
  } catch (error) {
    if (error instanceof OutcomeUnknown) {
      progress.waiting.set(charge.incrementId, waiting);
      throw stillProcessed();
    }
    await abandon(waiting, reference, shop);
    throw error;
  }
  const { incrementId, payment } = charge;
  await captureOrder(steps, { incrementId, method: payment.method }, reference).catch(onFault);
  return id;
}

/** Places orders: unique items are reserved atomically, and no charge remains without an order. */
export function createPlaceOrder(deps: PlaceDependencies) {
  const steps = createSteps(deps);
  const progress: Progress = { inFlight: new Set(), waiting: new Map() };
  const shop: PlaceOrderDeps = { steps, progress, onFault: deps.onFault ?? (() => undefined) };

  const isWaiting = (quoteId: number): boolean =>
    [...progress.waiting.values()].some(({ reserved }) => reserved.charge.quoteId === quoteId);

  const start = (placement: Placement): number | ReservedOrder => {
    const quote = placement.open();
    if (isWaiting(quote.id)) throw stillProcessed();
    const reserved = steps.reserve(quote);
    const { charge, gateway, draft } = reserved;
    const { quoteId, incrementId } = charge;
    if (!gateway.immediate) {
      steps.ledger.reserve({ quoteId, incrementId, units: draft.units });
      return reserved;
    }
    const reference = gateway.authorise(charge);
    if (typeof reference !== 'string') throw new Error('An immediate gateway must not wait.');
    steps.ledger.set(incrementId, 'captured', reference);
    return steps.write(reserved, placement);
  };

  const place = async (placement: Placement): Promise<number> => {
    const earlier = steps.attempts.placed(placement.attempt);
    if (earlier !== undefined) return earlier;
    const { prepare } = placement;
    if (prepare) inTransaction(deps.db, prepare);
    const started = inTransaction(deps.db, () => start(placement));
    if (typeof started === 'number') return started;
    const { incrementId } = started.charge;
    progress.inFlight.add(incrementId);
    try {
      return await chargeAndPlace({ reserved: started, placement }, shop);
    } finally {
      progress.inFlight.delete(incrementId);
    }
  };

  const lock = createOrderLock();
  return {
    /**
     * Places the order once and returns its id.
     * @throws Magento's errors, and {OrderUnderWay} for a parallel attempt; nothing is reserved then
     * @throws 503 while it is unknown whether the provider has charged; the order is settled within a minute
     */
    place: (placement: Placement): Promise<number> => lock(placement, () => place(placement)),
    /**
     * Completes or voids what a crash or an unresponsive provider left pending: either both the order and its charge
     * exist, or neither. Starts no new work once `closing` is aborted.
     */
    settle: (closing?: AbortSignal): Promise<void> => settleAll(shop, closing),
  };
}
