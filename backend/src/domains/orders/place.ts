import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { refuse } from '../../shared/webapi/errors.ts';
import type { CartService } from '../cart/service.ts';
import type { Quote } from '../cart/types.ts';
import { type Draft, draftOrder, orderFrom } from './draft.ts';
import type { ChargeRequest, PaymentGateway } from './gateway.ts';
import { type Attempt, createAttempts } from './idempotency.ts';
import { createLedger } from './ledger.ts';
import { orderPlacedLetter } from './letters.ts';
import { createOrderRepository } from './repository.ts';
import { createStock } from './stock.ts';

/** An order to be placed. */
export interface Placement {
  /** The active cart, read inside the transaction. @throws when there is none */
  readonly open: () => Quote;
  readonly attempt?: Attempt | undefined;
  /** Whether the payment came with the same call; see OrderSnapshot. */
  readonly hasCardFields: boolean;
}

export interface PlaceDependencies {
  readonly db: DatabaseSync;
  readonly service: CartService;
  readonly gateways: readonly PaymentGateway[];
  /** Writes to the buyer; nobody is written to when left out. */
  readonly mailer?: OrderMailer | undefined;
}

export type OrderMailer = Pick<Mailer, 'send' | 'shopUrl'>;

export interface PlaceOrder {
  /** Places the order once and answers its id. @throws Magento's refusals; then nothing is held. */
  place(placement: Placement): Promise<number>;
  /** The order that an attempt has placed already. @throws 409 when its key stood for another one. */
  placed(attempt: Attempt | undefined): number | undefined;
  /** Ends what a crash left half done: charges without an order are voided, stock is given back. */
  recover(): Promise<void>;
}

interface Claimed {
  readonly draft: Draft;
  readonly charge: ChargeRequest;
  readonly gateway: PaymentGateway;
}

const beingPlaced =
  'A server error stopped your order from being placed. Please try to place your order again.';

function createSteps({ db, service, gateways, mailer }: PlaceDependencies) {
  const [orders, stock, ledger] = [createOrderRepository(db), createStock(db), createLedger(db)];
  const attempts = createAttempts(db);

  const gatewayOf = (method: string): PaymentGateway => {
    const gateway = gateways.find(({ methods }) => methods.some(({ code }) => code === method));
    if (gateway === undefined) throw refuse(400, 'The requested Payment Method is not available.');
    return gateway;
  };

  const claim = (quote: Quote): Claimed => {
    if (ledger.isClaimed(quote.id)) throw refuse(400, beingPlaced);
    const draft = draftOrder(quote, service);
    const payment = quote.payment ?? { method: '' };
    const gateway = gatewayOf(payment.method);
    const incrementId = quote.reservedOrderId ?? orders.reserve();
    const charge = { incrementId, quoteId: quote.id, amountCents: draft.totals.grand, payment };
    stock.take(draft.held, incrementId);
    service.carts.change(quote.id, { reservedOrderId: incrementId });
    ledger.open(charge);
    return { draft, charge, gateway };
  };

  const write = ({ draft, charge }: Claimed, { attempt, hasCardFields }: Placement): number => {
    const { incrementId, quoteId } = charge;
    const id = orders.create(orderFrom(draft, { incrementId, hasCardFields }, service));
    service.carts.change(quoteId, { isActive: false });
    attempts.remember(attempt, id);
    const order = orders.byId(id);
    if (mailer && order?.snapshot.email) {
      mailer.send(order.snapshot.email, orderPlacedLetter(order, mailer.shopUrl));
    }
    return id;
  };

  return { orders, stock, ledger, attempts, gatewayOf, claim, write };
}

type Steps = ReturnType<typeof createSteps>;

/** Gives back what is held and frees the number of the order. */
function letGo(steps: Steps, service: CartService, claimed: Claimed): void {
  const { charge, draft } = claimed;
  steps.stock.release(draft.held, charge.incrementId);
  steps.ledger.endClaim(charge.quoteId);
  steps.ledger.set(charge.incrementId, 'voided');
  service.carts.change(charge.quoteId, { reservedOrderId: null });
}

/** Asks a provider outside of any transaction: claim, authorise, place, capture; void when lost. */
async function throughProvider(
  claimed: Claimed,
  placement: Placement,
  { steps, db, service }: { steps: Steps } & PlaceDependencies,
): Promise<number> {
  const { charge, gateway } = claimed;
  let reference: string | undefined;
  let id: number;
  try {
    reference = await gateway.authorise(charge);
    const authorised = reference;
    id = inTransaction(db, () => {
      steps.ledger.endClaim(charge.quoteId);
      steps.ledger.set(charge.incrementId, 'authorised', authorised);
      return steps.write(claimed, placement);
    });
  } catch (error) {
    if (reference !== undefined) await gateway.void(reference);
    inTransaction(db, () => letGo(steps, service, claimed));
    throw error;
  }
  await gateway.capture(reference);
  steps.ledger.set(charge.incrementId, 'captured');
  return id;
}

/** Captures what was authorised and placed, and lets go of claims that nobody waits for. */
async function recoverAll({ steps, db, service }: { steps: Steps } & PlaceDependencies) {
  for (const { quoteId, incrementId, held } of steps.ledger.claims()) {
    inTransaction(db, () => {
      steps.stock.release(held, incrementId);
      steps.ledger.endClaim(quoteId);
      service.carts.change(quoteId, { reservedOrderId: null });
    });
  }
  for (const { incrementId, method, reference } of steps.ledger.openCharges()) {
    const gateway = steps.gatewayOf(method);
    const isPlaced = steps.orders.byIncrementId(incrementId) !== undefined;
    // A provider that died before it answered knows the charge by the order's number.
    const known = reference ?? incrementId;
    await (isPlaced ? gateway.capture(known) : gateway.void(known));
    steps.ledger.set(incrementId, isPlaced ? 'captured' : 'voided');
  }
}

/** Places orders: one-of-a-kind stock is claimed atomically, a charge never stays without an order. */
export function createPlaceOrder(deps: PlaceDependencies): PlaceOrder {
  const steps = createSteps(deps);
  const start = (placement: Placement): number | Claimed => {
    const earlier = steps.attempts.placed(placement.attempt);
    if (earlier !== undefined) return earlier;
    const claimed = steps.claim(placement.open());
    const { charge, gateway, draft } = claimed;
    if (!gateway.immediate) {
      const { quoteId, incrementId } = charge;
      steps.ledger.claim({ quoteId, incrementId, held: draft.held });
      return claimed;
    }
    const reference = gateway.authorise(charge);
    if (typeof reference !== 'string') throw new Error('An immediate gateway must not wait.');
    steps.ledger.set(charge.incrementId, 'captured', reference);
    return steps.write(claimed, placement);
  };
  return {
    placed: steps.attempts.placed,
    place: async (placement) => {
      const started = inTransaction(deps.db, () => start(placement));
      if (typeof started === 'number') return started;
      return throughProvider(started, placement, { ...deps, steps });
    },
    recover: () => recoverAll({ ...deps, steps }),
  };
}
