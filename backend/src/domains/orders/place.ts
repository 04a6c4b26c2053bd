import { inTransaction } from '../../db/transaction.ts';
import { rejection } from '../../shared/webapi/errors.ts';
import { type OpenCharge, OutcomeUnknown } from './gateway.ts';
import { createOrderLock } from './idempotency.ts';
import {
  createSteps,
  type PlaceDependencies,
  type Placement,
  type ReservedOrder,
  type Steps,
} from './steps.ts';

/** An order whose provider has not responded yet. */
interface Waiting {
  readonly reserved: ReservedOrder;
  readonly placement: Placement;
}

interface Progress {
  readonly inFlight: Set<string>;
  readonly waiting: Map<string, Waiting>;
}

interface Shop {
  readonly steps: Steps;
  readonly progress: Progress;
  readonly onFault: (error: unknown) => void;
}

/** Writes the order of a charge that succeeded after all, in one transaction with its ledger state. */
function writeOrder(steps: Steps, { reserved, placement }: Waiting, reference: string): number {
  const { incrementId, quoteId } = reserved.charge;
  return inTransaction(steps.db, () => {
    steps.ledger.release(quoteId);
    steps.ledger.set(incrementId, 'authorised', reference);
    return steps.write(reserved, placement);
  });
}

async function captureOrder(
  steps: Steps,
  { incrementId, method }: { readonly incrementId: string; readonly method: string },
  reference: string,
): Promise<void> {
  await steps.getGateway(method).capture(reference);
  steps.ledger.set(incrementId, 'captured');
}

async function settle(charge: OpenCharge, { steps, progress }: Shop): Promise<void> {
  const { incrementId, method } = charge;
  const gateway = steps.getGateway(method);
  const waiting = progress.waiting.get(incrementId);
  const reference = waiting && (await gateway.find?.(charge.reference));
  if (waiting && reference !== undefined) {
    writeOrder(steps, waiting, reference);
    progress.waiting.delete(incrementId);
    await captureOrder(steps, charge, reference);
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
async function settleAll(deps: Shop, closing?: AbortSignal): Promise<void> {
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

export type PlaceOrder = ReturnType<typeof createPlaceOrder>;

export const stillProcessed = () => rejection(503, 'Your payment is still being processed.');

/** The provider's reference of a charge; without a response, it is looked up once. */
async function authorize({ gateway, charge }: ReservedOrder): Promise<string> {
  try {
    return await gateway.authorize(charge);
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

async function abandon({ reserved }: Waiting, reference: string | undefined, shop: Shop) {
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
async function chargeAndPlace(waiting: Waiting, shop: Shop): Promise<number> {
  const { steps, progress, onFault } = shop;
  const { charge } = waiting.reserved;
  let reference: string | undefined;
  let id: number;
  try {
    reference = await authorize(waiting.reserved);
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
  const shop: Shop = { steps, progress, onFault: deps.onFault ?? (() => undefined) };

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
    const reference = gateway.authorize(charge);
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
